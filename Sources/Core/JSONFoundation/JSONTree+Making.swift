import Foundation
public import JSONCore

extension JSONTree {
  /// How deep a tree is nested at most: as deep as a parsed document by default.
  private static var depthLimit: Int { JSONParseOptions().depthLimit }

  /// Creates a tree of what `JSONSerialization` returned, or of dictionaries, arrays, strings and numbers.
  /// What has no form in JSON is `null`, and so is what is nested deeper than a document may be.
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

  /// Copies a value of a document. What is nested deeper than a document may be by default is `null`.
  ///
  /// - Complexity: O(*n*).
  public init(_ json: JSONValue) { self.init(json.foundationForm(depthLimit: Self.depthLimit)) }
}

/// A container whose values become trees one after the other.
private struct OpenTree {
  /// The keys of the values; `nil` of an array.
  var keys: [String]?
  let values: [Any]
  /// The trees of the first values.
  var trees: [JSONTree] = []

  /// The value whose tree is wanted next, out of all optionals.
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
  /// `nil` of what is no container yet to be gone through.
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
