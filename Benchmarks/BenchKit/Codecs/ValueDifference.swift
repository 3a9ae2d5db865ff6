package import JSONCore

/// The first difference between two documents of the same text.
package struct ValueDifference: Sendable, Hashable, CustomStringConvertible {
  private var components: [JSONPath.Component] = []
  private let reason: String

  /// The path and the two values, such as `$[0].id is 9007199254740992 instead of 9007199254740993`.
  package var description: String { "\(JSONPath(components)) \(reason)" }

  private init(_ reason: String) { self.reason = reason }

  /// Finds the first difference; `nil` if all values are equal. The order of members doesn't matter.
  ///
  /// Numbers are equal if they have the same value. For a fraction, the nearest `Double` suffices.
  ///
  /// Recurses, so the depth of the documents must be limited.
  package init?(of other: Document, from own: Document) throws {
    guard let first = try Self.first(of: other.root, from: own.root) else { return nil }
    self = first
  }

  private static func first(of other: JSONValue, from own: JSONValue) throws -> ValueDifference? {
    guard other.kind == own.kind else { return ValueDifference("is \(other.kind) instead of \(own.kind)") }
    switch own.kind {
    case .null: return nil
    case .bool:
      let (value, expected) = (try other.bool(), try own.bool())
      return value == expected ? nil : ValueDifference("is \(value) instead of \(expected)")
    case .number:
      let (value, expected) = (try other.number(), try own.number())
      return value.isEqual(to: expected)
        ? nil
        : ValueDifference("is \(value.literal.shortened) instead of \(expected.literal.shortened)")
    case .string:
      let (value, expected) = (try other.string(), try own.string())
      return value.utf8.elementsEqual(expected.utf8) ? nil : ValueDifference(reason(value, expected))
    case .array: return try first(of: other.array(), from: own.array())
    case .object: return try first(of: other.object(), from: own.object())
    }
  }

  private static func first(of other: JSONArray, from own: JSONArray) throws -> ValueDifference? {
    guard other.count == own.count else {
      return ValueDifference("has \(other.count) elements instead of \(own.count)")
    }
    var elements = other.makeIterator()
    var expected = own.makeIterator()
    var index = 0
    while let element = elements.next(), let own = expected.next() {
      if let difference = try first(of: element, from: own) { return difference.below(.index(index)) }
      index += 1
    }
    return nil
  }

  private static func first(of other: JSONObject, from own: JSONObject) throws -> ValueDifference? {
    guard other.count == own.count else {
      return ValueDifference("has \(other.count) of \(own.count) members")
    }
    var members = other.makeIterator()
    var expected = own.makeIterator()
    while let member = members.next(), let own = expected.next() {
      let key = own.key
      guard !member.key.utf8.elementsEqual(key.utf8) else {
        if let difference = try first(of: member.value, from: own.value) {
          return difference.below(.key(key))
        }
        continue
      }
      // Some libraries sort the members.
      guard let value = other[key] else {
        return ValueDifference("lacks the key \(key.debugDescription.shortened)")
      }
      if let difference = try first(of: value, from: own.value) { return difference.below(.key(key)) }
    }
    return nil
  }

  private static func reason(_ value: String, _ expected: String) -> String {
    let rest = expected.utf8.dropFirst(value.utf8.count)
    return rest.first == 0 && expected.utf8.starts(with: value.utf8)
      ? "ends at its NUL"
      : "is \(value.shortened(beside: expected)) instead of \(expected.shortened(beside: value))"
  }

  private func below(_ component: JSONPath.Component) -> ValueDifference {
    var difference = self
    difference.components.insert(component, at: 0)
    return difference
  }
}

extension String {
  /// The first 40 characters.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }

  /// At most 40 characters in quotation marks, with the place where another text differs.
  fileprivate func shortened(beside other: String) -> String {
    guard count > 30 || other.count > 30 else { return debugDescription }
    let same = zip(self, other).prefix { $0 == $1 }.count
    let rest = dropFirst(Swift.max(0, same - 10))
    return (same > 10 ? "…" : "") + String(rest.prefix(28)).debugDescription + (rest.count > 28 ? "…" : "")
  }
}

extension JSONNumber {
  /// Whether the number has the given value, or is the nearest `Double` if the value is a fraction.
  fileprivate func isEqual(to expected: JSONNumber) -> Bool {
    switch expected.form {
    case .double(let value): double == value
    case .digits(let digits) where digits.utf8.contains(where: { ".eE".utf8.contains($0) }):
      double == expected.double
    default: self == expected
    }
  }
}
