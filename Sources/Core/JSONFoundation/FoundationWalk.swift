internal import Foundation
internal import JSONCore

/// Goes through a tree of Foundation's and Swift's values, and hands each value to a receiver in order.
///
/// Does not recurse: the open arrays and dictionaries are kept in a list.
struct FoundationWalk {
  private var open: [OpenContainer] = []
  /// Whether there was a decimal: as a number of JSON it can't be cast back.
  private(set) var hasDecimals = false

  /// Hands the whole tree over.
  ///
  /// Throws the path of the first value that JSON can't express.
  mutating func walk<Receiver: ValueReceiver & ~Copyable>(
    _ root: Any, into receiver: inout Receiver
  ) throws(JSONError) {
    try visit(root, into: &receiver)
    while let last = open.indices.last {
      if let (key, value) = open[last].next() {
        if let key { try receiver.key(verbatim: key) }
        try visit(value, into: &receiver)
      } else {
        if open[last].isObject { try receiver.endObject() } else { try receiver.endArray() }
        open.removeLast()
      }
    }
  }

  private mutating func visit<Receiver: ValueReceiver & ~Copyable>(
    _ value: Any, into receiver: inout Receiver
  ) throws(JSONError) {
    // A cast to the value's own type is cheap; a cast that fails is not. So the common types are told first.
    let type = type(of: value)
    if type == String.self, let value = value as? String { return try receiver.append(value) }
    if type is NSNumber.Type, let value = value as? NSNumber {
      return try receive(number: value, into: &receiver)
    }
    if type == [String: Any].self, let value = value as? [String: Any] {
      return try begin(value, into: &receiver)
    }
    if type == [Any].self, let value = value as? [Any] { return try begin(value, into: &receiver) }
    if type == Int.self, let value = value as? Int { return try receiver.append(Int64(value)) }
    if type == Double.self, let value = value as? Double {
      return try receiver.append(finite(value))
    }
    if type == Bool.self, let value = value as? Bool { return try receiver.append(value) }
    if type == NSNull.self { return try receiver.appendNull() }
    try visit(rare: value, into: &receiver)
  }

  private mutating func visit<Receiver: ValueReceiver & ~Copyable>(
    rare value: Any, into receiver: inout Receiver
  ) throws(JSONError) {
    switch value {
    case let value as JSONTree: try visit(value.object, into: &receiver)
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else { return try receiver.appendNull() }
      try visit(wrapped, into: &receiver)
    case is NSNull: try receiver.appendNull()
    case let value as any FixedWidthInteger: try receiver.append(number: "\(value)")
    case let value as Float: try receiver.append(finite(value))
    case let value as CGFloat: try receiver.append(finite(Double(value)))
    case let value as Decimal:
      hasDecimals = true
      try receive(digits: "\(value)", isFinite: value.isFinite, into: &receiver)
    case let value as NSNumber: try receive(number: value, into: &receiver)
    case let value as String: try receiver.append(value)
    case let value as Substring: try receiver.append(String(value))
    case let value as NumberDigits: try receiver.append(number: value.text)
    case let value as [String: Any]: try begin(value, into: &receiver)
    case let value as [Any]: try begin(value, into: &receiver)
    case is [AnyHashable: Any]: throw error("a dictionary whose keys are not all strings has no JSON form")
    default: throw error("a value of type \(type(of: value)) has no JSON form")
    }
  }
}

extension FoundationWalk {
  private mutating func begin<Receiver: ValueReceiver & ~Copyable>(
    _ array: [Any], into receiver: inout Receiver
  ) throws(JSONError) {
    try receiver.beginArray()
    open.append(.array(array, next: 0))
  }

  private mutating func begin<Receiver: ValueReceiver & ~Copyable>(
    _ dictionary: [String: Any], into receiver: inout Receiver
  ) throws(JSONError) {
    try receiver.beginObject()
    open.append(.object(dictionary, next: dictionary.startIndex))
  }

  private mutating func receive<Receiver: ValueReceiver & ~Copyable>(
    number: NSNumber, into receiver: inout Receiver
  ) throws(JSONError) {
    if number === FoundationBoolean.true { return try receiver.append(true) }
    if number === FoundationBoolean.false { return try receiver.append(false) }
    if let decimal = number as? NSDecimalNumber {
      hasDecimals = true
      let isFinite = decimal != .notANumber
      return try receive(digits: decimal.description(withLocale: nil), isFinite: isFinite, into: &receiver)
    }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"): try receiver.append(finite(number.doubleValue))
    case UInt8(ascii: "f"): try receiver.append(finite(number.floatValue))
    case UInt8(ascii: "Q"): try receiver.append(number.uint64Value)
    default: try receiver.append(number.int64Value)
    }
  }

  private func finite<Number: BinaryFloatingPoint>(_ value: Number) throws(JSONError) -> Number {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    return value
  }

  private func receive<Receiver: ValueReceiver & ~Copyable>(
    digits: String, isFinite: Bool, into receiver: inout Receiver
  ) throws(JSONError) {
    guard isFinite else { throw error(.nonFiniteNumber(digits.lowercased())) }
    try receiver.append(number: digits)
  }

  private func error(_ reason: String) -> JSONError { error(.custom(reason)) }

  private func error(_ kind: Issue.Kind) -> JSONError {
    var issue = JSONError(kind).issue
    issue.path = JSONPath(open.map(\.component))
    return JSONError(issues: [issue])
  }
}

/// An array or dictionary that is being handed over.
private enum OpenContainer {
  case array([Any], next: Int)
  case object([String: Any], next: [String: Any].Index)

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The way to the child that was handed over last.
  var component: JSONPath.Component {
    switch self {
    case .array(_, let next): .index(next - 1)
    case .object(let members, let next): .key(members[..<next].reduce("") { _, member in member.key })
    }
  }

  /// The next child, with its key if it has one.
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

/// Sees through an optional that is hidden in `Any`.
package protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package var wrapped: Any? { map { $0 } }
}

/// A number of a tree by its digits, however large it is.
package struct NumberDigits {
  let text: String

  /// Creates a number of what has the form of one in JSON.
  package init(_ text: String) { self.text = text }
}
