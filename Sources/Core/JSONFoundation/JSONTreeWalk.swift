import Foundation

/// Makes a tree of Foundation's containers without recursion, as a thread may have a small stack.
enum JSONTreeWalk {
  /// A container whose values become trees one after the other.
  private enum Open {
    case array(rest: ArraySlice<Any>, done: [JSONTree])
    case object(rest: Slice<[String: Any]>, done: [String: JSONTree])

    init?(_ object: Any) {
      if object is JSONTree { return nil }
      if let members = object as? [String: Any] {
        self = .object(rest: members[...], done: [:])
      } else if let elements = object as? [Any] {
        self = .array(rest: elements[...], done: [])
      } else {
        return nil
      }
    }

    /// The value whose tree is wanted next.
    var next: Any? {
      switch self {
      case .array(let rest, _): rest.first
      case .object(let rest, _): rest.first?.value
      }
    }

    /// Takes the tree of the next value.
    mutating func add(_ tree: JSONTree) {
      switch self {
      case .array(let rest, var done):
        self = .array(rest: [], done: [])
        done.append(tree)
        self = .array(rest: rest.dropFirst(), done: done)
      case .object(let rest, var done):
        self = .object(rest: rest, done: [:])
        if let key = rest.first?.key { done[key] = tree }
        self = .object(rest: rest.dropFirst(), done: done)
      }
    }

    var tree: JSONTree {
      switch self {
      case .array(_, let done): .array(done)
      case .object(_, let done): .object(done)
      }
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
        open[open.count - 1].add(JSONTree(leaf: object))
      }
      while let last = open.last, last.next == nil {
        open.removeLast()
        guard !open.isEmpty else { return last.tree }
        open[open.count - 1].add(last.tree)
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
