internal import Foundation
public import JSONCore

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

  private mutating func begin(_ dictionary: [String: Any], _ walk: inout FoundationWalk) throws(JSONError) {
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

  var isObject: Bool { if case .object = self { true } else { false } }

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
package protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
  package var wrapped: Any? { map { $0 } }
}

/// A number of a tree, by its digits, however large it is.
package struct NumberDigits {
  let text: String

  /// Creates a number from a text in the form of a JSON number.
  package init(_ text: String) { self.text = text }
}

extension Document {
  /// Creates a document from a tree of Foundation and Swift values, such as `JSONSerialization` returns.
  ///
  /// A tree consists of `NSNull`, `Bool`, integers of any width, `Double`, `Float`, `CGFloat`, `Decimal`,
  /// `NSNumber`, `NSDecimalNumber`, `String`, `Substring`, ``JSONTree``, arrays, and dictionaries with
  /// strings as keys; an optional of these is converted to its value or to `null`. Integers and decimals
  /// retain all their digits. The order of members is the dictionary's.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, `size-limit`, or `custom` for a value of another type,
  ///   each with its path.
  /// - Complexity: O(*n*); does not recurse.
  public convenience init(
    foundationObject: Any, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    var hasDecimals = false
    try self.init(foundationObject: foundationObject, options: options, notingDecimalsIn: &hasDecimals)
  }

  /// Creates a document from a tree, and sets `hasDecimals` to whether the tree contained a `Decimal` or
  /// `NSDecimalNumber`. A number of the document can't be cast back to these types.
  ///
  /// - Throws: The errors of ``init(foundationObject:options:)``.
  package convenience init(
    foundationObject: Any, options: JSONParseOptions = JSONParseOptions(),
    notingDecimalsIn hasDecimals: inout Bool
  ) throws(JSONError) {
    var builder = TapeBuilder(options: options)
    hasDecimals = try builder.append(tree: foundationObject)
    self.init(builder)
  }
}

extension JSONWriter {
  /// Writes a tree of Foundation and Swift values; see `Document.init(foundationObject:options:)`.
  ///
  /// After an error, the text that has been written remains.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, `size-limit`, or `custom` for a value of another type; the
  ///   path of a value that JSON can't express starts at the tree's root.
  /// - Complexity: O(*n*); does not recurse.
  public mutating func write(foundationObject: Any) throws(JSONError) { try append(tree: foundationObject) }
}

/// A receiver of consecutive values: the tape's builder or the writer. The methods are named after those of
/// the builder.
protocol ValueReceiver: ~Copyable {
  mutating func appendNull() throws(JSONError)
  mutating func append(_ value: Bool) throws(JSONError)
  mutating func append(_ value: Int64) throws(JSONError)
  mutating func append(_ value: UInt64) throws(JSONError)
  mutating func append(_ value: Double) throws(JSONError)
  mutating func append(_ value: Float) throws(JSONError)
  mutating func append(_ value: String) throws(JSONError)
  /// Appends a number by its digits, which are in JSON's grammar and aren't changed.
  mutating func append(number digits: String) throws(JSONError)
  mutating func key(verbatim key: String) throws(JSONError)
  mutating func beginArray() throws(JSONError)
  mutating func endArray() throws(JSONError)
  mutating func beginObject() throws(JSONError)
  mutating func endObject() throws(JSONError)
}

extension TapeBuilder: ValueReceiver {
  mutating func append(_ value: Float) throws(JSONError) { try append(number: "\(value)") }
  mutating func key(verbatim key: String) throws(JSONError) { try self.key(key) }
}

extension JSONWriter: ValueReceiver {
  mutating func appendNull() { writeNull() }
  mutating func append(_ value: Bool) { write(value) }
  mutating func append(_ value: Int64) { write(value) }
  mutating func append(_ value: UInt64) { write(value) }
  mutating func append(_ value: Double) throws(JSONError) { try write(value) }
  mutating func append(_ value: Float) throws(JSONError) {
    if options.marksFloats { try write(value) } else { try write(raw: "\(value)") }
  }
  mutating func append(_ value: String) { write(value) }
  mutating func append(number digits: String) throws(JSONError) { try write(raw: digits) }
}
