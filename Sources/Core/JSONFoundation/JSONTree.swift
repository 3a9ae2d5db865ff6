public import Foundation
public import JSONCore

/// A JSON value as a tree of cases that you can match and create, as with Argo's `JSON`.
///
///     switch try? json.tree {
///     case .string(let text): print(text)
///     case .object(let members): print(members.keys)
///     default: break
///     }
///
/// Unlike a `JSONValue` it can be stored, and has no position in a document. It copies its contents; to
/// decode models, use documents.
public enum JSONTree: Hashable, Sendable {
  /// An object; its members have no order.
  case object([String: JSONTree])
  /// An array.
  case array([JSONTree])
  /// A string.
  case string(String)
  /// A number, as `JSONSerialization` returns it.
  case number(NSNumber)
  /// `true` or `false`.
  case bool(Bool)
  /// The literal `null`.
  case null

  /// Creates a tree of a scalar; `null` for a value without a JSON form.
  init(leaf object: Any) {
    switch object {
    case let tree as JSONTree: self = tree
    case let number as NSNumber where type(of: object) is NSNumber.Type: self.init(number: number)
    case let value as Bool where type(of: object) == Bool.self: self = .bool(value)
    case let text as String: self = .string(text)
    case let text as Substring: self = .string(String(text))
    case let number as NSNumber: self.init(number: number)
    case let value as any BinaryInteger: self = .number(NSDecimalNumber(string: "\(value)"))
    case let value as Decimal: self = .number(value as NSDecimalNumber)
    default: self = .null
    }
  }

  private init(number: NSNumber) {
    let isBoolean = number === FoundationBoolean.true || number === FoundationBoolean.false
    self = isBoolean ? .bool(number.boolValue) : .number(number)
  }

  /// The value of the tree, one level deep.
  var object: Any {
    switch self {
    case .object(let members): members as [String: Any]
    case .array(let elements): elements as [Any]
    case .string(let text): text
    case .number(let number): number
    case .bool(let value): value
    case .null: NSNull()
    }
  }
}

extension JSONTree: CustomStringConvertible {
  /// The case with its value: `Array([Number(1), String(a)])`.
  public var description: String {
    switch self {
    case .object(let members): "Object(\(members))"
    case .array(let elements): "Array(\(elements))"
    case .string(let text): "String(\(text))"
    case .number(let number): "Number(\(number))"
    case .bool(let value): "Bool(\(value))"
    case .null: "Null"
    }
  }
}

extension JSONValue {
  /// Returns this value as a tree of cases, for `switch`.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, and for JSON5's
  ///   `Infinity` and `NaN`; `depth-limit` for a value nested deeper than a document may be by default.
  /// - Complexity: O(*n*).
  public var tree: JSONTree { get throws(JSONError) { try JSONTree(self) } }
}

// A function, not the initializer of a type: the strategy that re-exports it has a type `JSON`, which is a
// position in a document. The result of `JSONSerialization` can't become a position, because no document
// would be retained.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the result of `JSONSerialization` as a value that can be stored, matched and decoded.
///
///     let json = JSON(object)
///     let todo = Todo.decode(json)
///     let id: Decoded<Int> = json <| "id"
public func JSON(_ object: Any) -> JSONTree { JSONTree(object) }

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
