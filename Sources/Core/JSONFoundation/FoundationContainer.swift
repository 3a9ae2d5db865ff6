internal import Foundation
package import JSONCore

extension JSONValue {
  /// Returns an array or object as `[Any]` or `[String: Any]`, and another value as its Foundation form. The
  /// open containers are on an explicit stack, because a document may be nested deeper than the thread's
  /// stack allows.
  ///
  /// - Parameter hasSwiftBooleans: Whether `true` and `false` are a `Bool`, which prints as such and can't be
  ///   cast to a number.
  /// - Throws: `number-out-of-range`.
  package func foundationForm(withSwiftBooleans hasSwiftBooleans: Bool = false) throws(JSONError) -> Any {
    guard isContainer else { return try foundationScalar(withSwiftBooleans: hasSwiftBooleans) }
    let document = document
    var open = [FoundationContainer(self)]
    while true {
      let innermost = open.count - 1
      if let position = open[innermost].nextValue(in: document) {
        let value = document[position]
        if value.isContainer {
          open.append(FoundationContainer(value))
        } else {
          open[innermost].append(try value.foundationScalar(withSwiftBooleans: hasSwiftBooleans))
        }
      } else {
        let finished = open.removeLast().object
        guard !open.isEmpty else { return finished }
        open[innermost - 1].append(finished)
      }
    }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool { kind == .array || kind == .object }
}

/// An array or object that is being filled.
private struct FoundationContainer {
  private let isObject: Bool
  private var next: DocumentPosition
  private var remaining: Int
  private var elements: [Any] = []
  private var members: [String: Any] = [:]
  /// The key of the member whose value comes next.
  private var key = ""

  init(_ value: JSONValue) {
    isObject = value.kind == .object
    next = value.firstChild
    remaining = value.childCount
    if isObject { members.reserveCapacity(remaining) } else { elements.reserveCapacity(remaining) }
  }

  /// Returns the position of the next value to append; `nil` after the last. Skips duplicates that the
  /// options ignore.
  mutating func nextValue(in document: Document) -> DocumentPosition? {
    while remaining > 0 {
      let position = next
      remaining -= 1
      if remaining > 0 { next = isObject ? document[position].nextMember : document[position].nextElement }
      guard isObject else { return position }
      key = (try? document[position.ofKey].string()) ?? ""
      if document.options.duplicateKeys == .useLast || members[key] == nil { return position }
    }
    return nil
  }

  mutating func append(_ value: Any) {
    if isObject { members[key] = value } else { elements.append(value) }
  }

  var object: Any { isObject ? members as Any : elements as Any }
}
