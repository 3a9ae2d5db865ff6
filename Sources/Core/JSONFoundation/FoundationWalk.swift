internal import Foundation
internal import JSONCore

/// A traversal of a tree of Foundation and Swift values.
struct FoundationWalk {
  /// The open arrays and dictionaries, in a list instead of recursion.
  fileprivate var open: [OpenContainer] = []
  /// Whether there was a decimal. A JSON number can't be cast back to that type.
  fileprivate var hasDecimals = false
}

extension ValueReceiver where Self: ~Copyable {
  /// Visits the values of a whole tree in order; returns whether a decimal was among them.
  ///
  /// - Throws: `non-finite-number` or `custom` for the first value that JSON can't express, `depth-limit` or
  ///   `size-limit`, with the path of the value.
  @discardableResult
  mutating func append(tree root: Any) throws(JSONError) -> Bool {
    var walk = FoundationWalk()
    try visit(root, &walk)
    while let last = walk.open.indices.last {
      if let (key, value) = walk.open[last].next() {
        if let key { try self.key(verbatim: key) }
        try visit(value, &walk)
      } else {
        if walk.open[last].isObject { try endObject() } else { try endArray() }
        walk.open.removeLast()
      }
    }
    return walk.hasDecimals
  }

  private mutating func visit(_ value: Any, _ walk: inout FoundationWalk) throws(JSONError) {
    // A cast to the value's own type is cheap, but one that fails isn't. So the common types are compared
    // first.
    let type = type(of: value)
    if type == String.self, let value = value as? String { return try append(value) }
    if type is NSNumber.Type, let value = value as? NSNumber { return try append(value, &walk) }
    if type == [String: Any].self, let value = value as? [String: Any] { return try begin(value, &walk) }
    if type == [Any].self, let value = value as? [Any] { return try begin(value, &walk) }
    if type == Int.self, let value = value as? Int { return try append(Int64(value)) }
    if type == Double.self, let value = value as? Double { return try append(walk.finite(value)) }
    if type == Bool.self, let value = value as? Bool { return try append(value) }
    if type == NSNull.self { return try appendNull() }
    try visit(rare: value, &walk)
  }

  private mutating func visit(rare value: Any, _ walk: inout FoundationWalk) throws(JSONError) {
    switch value {
    case let value as JSONTree: try visit(value.object, &walk)
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else { return try appendNull() }
      try visit(wrapped, &walk)
    case is NSNull: try appendNull()
    case let value as any FixedWidthInteger: try append(number: "\(value)")
    case let value as Float: try append(walk.finite(value))
    case let value as CGFloat: try append(walk.finite(Double(value)))
    case let value as Decimal: try append(decimal: "\(value)", isFinite: value.isFinite, &walk)
    case let value as NSNumber: try append(value, &walk)
    case let value as String: try append(value)
    case let value as Substring: try append(String(value))
    case let value as NumberDigits: try append(number: value.text)
    case let value as [String: Any]: try begin(value, &walk)
    case let value as [Any]: try begin(value, &walk)
    case is [AnyHashable: Any]:
      throw walk.error("a dictionary whose keys are not all strings has no JSON form")
    default: throw walk.error("a value of type \(type(of: value)) has no JSON form")
    }
  }

  private mutating func begin(_ array: [Any], _ walk: inout FoundationWalk) throws(JSONError) {
    try beginArray()
    walk.open.append(.array(array, next: 0))
  }

  private mutating func begin(
    _ dictionary: [String: Any], _ walk: inout FoundationWalk
  ) throws(JSONError) {
    try beginObject()
    walk.open.append(.object(dictionary, next: dictionary.startIndex))
  }

  private mutating func append(_ number: NSNumber, _ walk: inout FoundationWalk) throws(JSONError) {
    if number === FoundationBoolean.true { return try append(true) }
    if number === FoundationBoolean.false { return try append(false) }
    if let decimal = number as? NSDecimalNumber {
      let digits = decimal.description(withLocale: nil)
      return try append(decimal: digits, isFinite: decimal != .notANumber, &walk)
    }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"): try append(walk.finite(number.doubleValue))
    case UInt8(ascii: "f"): try append(walk.finite(number.floatValue))
    case UInt8(ascii: "Q"): try append(number.uint64Value)
    default: try append(number.int64Value)
    }
  }

  private mutating func append(
    decimal digits: String, isFinite: Bool, _ walk: inout FoundationWalk
  ) throws(JSONError) {
    walk.hasDecimals = true
    guard isFinite else { throw walk.error(.nonFiniteNumber(digits.lowercased())) }
    try append(number: digits)
  }
}

extension FoundationWalk {
  fileprivate func finite<Number: BinaryFloatingPoint>(_ value: Number) throws(JSONError) -> Number {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    return value
  }

  fileprivate func error(_ reason: String) -> JSONError { error(.custom(reason)) }

  fileprivate func error(_ kind: Issue.Kind) -> JSONError {
    JSONError(kind, at: JSONPath(open.map(\.component)))
  }
}

/// An array or dictionary that is being visited.
private enum OpenContainer {
  case array([Any], next: Int)
  case object([String: Any], next: [String: Any].Index)

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The path component of the child visited last.
  var component: JSONPath.Component {
    switch self {
    case .array(_, let next): .index(next - 1)
    case .object(let members, let next): .key(members[..<next].reduce("") { _, member in member.key })
    }
  }

  /// Returns the next child, with its key if it has one.
  mutating func next() -> (key: String?, value: Any)? {
    switch self {
    case .array(let elements, let next):
      guard next < elements.count else { return nil }
      self = .array(elements, next: next + 1)
      return (nil, elements[next])
    case .object(let members, let next):
      guard next < members.endIndex else { return nil }
      self = .object(members, next: members.index(after: next))
      return members[next]
    }
  }
}

/// An optional inside `Any`.
package protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package var wrapped: Any? { map { $0 } }
}

/// A number of a tree, by its digits, however large it is.
package struct NumberDigits {
  let text: String

  /// Creates a number from a text in the form of a JSON number.
  package init(_ text: String) { self.text = text }
}
