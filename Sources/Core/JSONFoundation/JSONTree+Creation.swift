public import Foundation
public import JSONCore

extension JSONTree {
  /// The maximum nesting depth of a tree: the default limit of parsed documents.
  private static var depthLimit: Int { JSONParseOptions().depthLimit }

  /// Creates a tree from the result of `JSONSerialization`, or from dictionaries, arrays, strings and
  /// numbers. Values without a JSON form become `null`, and so do values nested deeper than a document may
  /// be.
  ///
  /// - Complexity: O(*n*).
  public init(_ object: Any) {
    // Without recursion, as a thread may have a small stack.
    var open = [OpenTree(values: [object])]
    while true {
      let innermost = open.count - 1
      if let value = open[innermost].next {
        if open.count <= Self.depthLimit, let container = OpenTree(value) {
          open.append(container)
        } else {
          open[innermost].trees.append(JSONTree(leaf: value))
        }
      } else if innermost > 0 {
        open[innermost - 1].trees.append(open.removeLast().tree)
      } else {
        self = open[0].trees[0]
        return
      }
    }
  }

  /// Copies a value of a document.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, and for JSON5's
  ///   `Infinity` and `NaN`; `depth-limit` for a value nested deeper than a document may be by default.
  /// - Complexity: O(*n*).
  public init(_ json: JSONValue) throws(JSONError) {
    try json.checkDepth(limit: Self.depthLimit)
    self.init(try json.foundationForm())
  }
}

/// A container whose values are being converted.
private struct OpenTree {
  /// The keys of the values; `nil` for an array.
  var keys: [String]?
  let values: [Any]
  /// The trees of the first values.
  var trees: [JSONTree] = []

  /// The next value to convert, with all optionals unwrapped.
  var next: Any? {
    guard trees.count < values.count else { return nil }
    var value = values[trees.count]
    while let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return NSNull() }
      value = wrapped
    }
    return value
  }

  var tree: JSONTree {
    guard let keys else { return .array(trees) }
    return .object(Dictionary(zip(keys, trees)) { _, last in last })
  }
}

extension OpenTree {
  /// Returns `nil` for a value that isn't a container.
  init?(_ object: Any) {
    if object is JSONTree { return nil }
    if let members = object as? [String: Any] {
      self.init(keys: Array(members.keys), values: Array(members.values))
    } else if let elements = object as? [Any] {
      self.init(values: elements)
    } else {
      return nil
    }
  }
}

// The cases of a tree as members of `JSONValue`: in a strategy in which that type is named `JSON`, trees are
// created as `JSON.object(["id": .number(1)])`.

extension JSONValue {
  /// An object as a tree.
  public static func object(_ members: [String: JSONTree]) -> JSONTree { .object(members) }

  /// An array as a tree.
  public static func array(_ elements: [JSONTree]) -> JSONTree { .array(elements) }

  /// A string as a tree.
  public static func string(_ text: String) -> JSONTree { .string(text) }

  /// A number as a tree.
  public static func number(_ number: NSNumber) -> JSONTree { .number(number) }

  /// A boolean as a tree.
  public static func bool(_ value: Bool) -> JSONTree { .bool(value) }

  /// `null` as a tree.
  public static var null: JSONTree { .null }
}
