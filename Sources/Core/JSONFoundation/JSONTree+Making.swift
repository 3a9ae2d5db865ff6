import Foundation

/// Makes a tree of Foundation's containers without recursion, as a thread may have a small stack.
enum JSONTreeWalk {
  /// A container whose values become trees one after the other.
  private struct Open {
    /// The keys of the values; `nil` of an array.
    var keys: [String]?
    let values: [Any]
    /// The trees of the first values.
    var trees: [JSONTree] = []

    init?(_ object: Any) {
      if object is JSONTree { return nil }
      if let members = object as? [String: Any] {
        keys = Array(members.keys)
        values = Array(members.values)
      } else if let elements = object as? [Any] {
        values = elements
      } else {
        return nil
      }
    }

    /// The value whose tree is wanted next.
    var next: Any? { trees.count < values.count ? values[trees.count] : nil }

    var tree: JSONTree {
      guard let keys else { return .array(trees) }
      return .object(Dictionary(zip(keys, trees)) { _, last in last })
    }
  }

  /// The tree of an object; `null` for what has no form in JSON, and for what is nested deeper than the
  /// limit.
  ///
  /// - Complexity: O(*n*).
  static func tree(of object: Any, depthLimit: Int) -> JSONTree {
    var open: [Open] = []
    var object = unwrapped(object)
    while true {
      if open.count < depthLimit, let container = Open(object) {
        open.append(container)
      } else if open.isEmpty {
        return JSONTree(leaf: object)
      } else {
        open[open.count - 1].trees.append(JSONTree(leaf: object))
      }
      while let last = open.last, last.next == nil {
        open.removeLast()
        guard !open.isEmpty else { return last.tree }
        open[open.count - 1].trees.append(last.tree)
      }
      if let next = open.last?.next { object = unwrapped(next) }
    }
  }

  private static func unwrapped(_ object: Any) -> Any {
    var object = object
    while let optional = object as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return NSNull() }
      object = wrapped
    }
    return object
  }
}
