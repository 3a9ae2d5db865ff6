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
      switch open[last].next() {
      case .element(let value):
        try visit(value, into: &receiver)
      case .member(let key, let value):
        try receiver.receive(key: key)
        try visit(value, into: &receiver)
      case nil:
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
    if type == String.self, let value = value as? String { return try receiver.receive(value) }
    if type is NSNumber.Type, let value = value as? NSNumber {
      return try receive(number: value, into: &receiver)
    }
    if type == [String: Any].self, let value = value as? [String: Any] {
      return try begin(value, into: &receiver)
    }
    if type == [Any].self, let value = value as? [Any] { return try begin(value, into: &receiver) }
    if type == Int.self, let value = value as? Int { return try receiver.receive(Int64(value)) }
    if type == Double.self, let value = value as? Double {
      return try receiver.receive(finite(value))
    }
    if type == Bool.self, let value = value as? Bool { return try receiver.receive(value) }
    if type == NSNull.self { return try receiver.receiveNull() }
    try visit(rare: value, into: &receiver)
  }

  private mutating func visit<Receiver: ValueReceiver & ~Copyable>(
    rare value: Any, into receiver: inout Receiver
  ) throws(JSONError) {
    switch value {
    case let value as JSONTree: try visit(value.object, into: &receiver)
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else { return try receiver.receiveNull() }
      try visit(wrapped, into: &receiver)
    case is NSNull: try receiver.receiveNull()
    case let value as any FixedWidthInteger: try receiver.receive(number: "\(value)")
    case let value as Float: try receiver.receive(finite(value))
    case let value as CGFloat: try receiver.receive(finite(Double(value)))
    case let value as Decimal:
      hasDecimals = true
      try receive(digits: "\(value)", isFinite: value.isFinite, into: &receiver)
    case let value as NSNumber: try receive(number: value, into: &receiver)
    case let value as String: try receiver.receive(value)
    case let value as Substring: try receiver.receive(String(value))
    case let value as NumberDigits: try receiver.receive(number: value.text)
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
    if number === FoundationBoolean.true { return try receiver.receive(true) }
    if number === FoundationBoolean.false { return try receiver.receive(false) }
    if let decimal = number as? NSDecimalNumber {
      hasDecimals = true
      let isFinite = decimal != .notANumber
      return try receive(digits: decimal.description(withLocale: nil), isFinite: isFinite, into: &receiver)
    }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"): try receiver.receive(finite(number.doubleValue))
    case UInt8(ascii: "f"): try receiver.receive(finite(number.floatValue))
    case UInt8(ascii: "Q"): try receiver.receive(number.uint64Value)
    default: try receiver.receive(number.int64Value)
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
    try receiver.receive(number: digits)
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

  enum Child {
    case element(Any)
    case member(String, Any)
  }

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The way to the child that was handed over last.
  var component: JSONPath.Component {
    switch self {
    case .array(_, let next): .index(next - 1)
    case .object(let members, let next): .key(OpenContainer.lastKey(of: members, before: next))
    }
  }

  mutating func next() -> Child? {
    switch self {
    case .array(let elements, let next):
      guard next < elements.count else { return nil }
      self = .array(elements, next: next + 1)
      return .element(elements[next])
    case .object(let members, let next):
      guard next < members.endIndex else { return nil }
      self = .object(members, next: members.index(after: next))
      let (key, value) = members[next]
      return .member(key, value)
    }
  }

  private static func lastKey(of members: [String: Any], before next: [String: Any].Index) -> String {
    var last = ""
    for index in members.indices where index < next { last = members[index].key }
    return last
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
