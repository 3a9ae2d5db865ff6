/// A number exactly as JSON represents it, of any size: 64-bit integers, a `Double`, or the digits
/// themselves. A number from a text retains its spelling, such as `2.50` or `1E5`.
///
/// Two numbers are equal if their values are, in any notation: `1`, `1.0` and `1e0` are the same number, and
/// so are `0` and `-0`, although `-0` retains its sign.
public struct JSONNumber: Sendable {
  /// The narrowest form that holds a value exactly.
  public enum Form: Sendable {
    /// A signed integer of at most 64 bits.
    case integer(Int64)
    /// An integer above `Int64.max`.
    case unsigned(UInt64)
    /// A fraction, a large power, or `-0`: a number that the `Double`'s shortest text represents exactly.
    case double(Double)
    /// The text of a number that is none of these.
    case digits(String)
  }

  /// A value that prints the number's text, or the text itself.
  enum Stored: Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(String)
  }

  let stored: Stored

  /// The narrowest form that holds the value exactly.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var form: Form {
    switch stored {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    case .text(let text): JSONNumber.withBytes(of: text) { JSONNumber.form(of: $0) }
    }
  }

  /// Creates a number from an integer of any width.
  public init(_ value: some FixedWidthInteger) {
    if let value = Int64(exactly: value) {
      stored = .integer(value)
    } else if let value = UInt64(exactly: value) {
      stored = .unsigned(value)
    } else {
      stored = .text(value.description)
    }
  }

  /// Creates a number; `nil` for infinities and not-a-number. An integral value within 64 bits is exact; any
  /// other value is that of the `Double`'s shortest text.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value == 0, value.sign == .minus {
      stored = .double(value)
    } else if let value = Int64(exactly: value) {
      stored = .integer(value)
    } else if let value = UInt64(exactly: value) {
      stored = .unsigned(value)
    } else {
      stored = .double(value)
    }
  }

  /// Creates a number from its text; `nil` if that isn't a JSON number.
  public init?(_ text: String) {
    var builder = TapeBuilder(capacity: 1)
    guard (try? builder.append(number: text)) != nil else { return nil }
    self.init(known: Document(builder).root)
  }

  /// Creates a number from a value; `nil` for JSON5's `Infinity` and `NaN`.
  ///
  /// - Precondition: The value is a number.
  init?(known json: JSONValue) {
    let node = json.node.pointee
    switch node.kind {
    case .integer: stored = .integer(Int64(bitPattern: node.payload))
    case .unsigned: stored = .unsigned(node.payload)
    case .double where node.head & Node.withoutText != 0:
      guard let number = JSONNumber(Double(bitPattern: node.payload)) else { return nil }
      self = number
    default: stored = JSONNumber.storage(of: UnsafeRawBufferPointer(json.numberText))
    }
  }

  /// - Precondition: The text is a JSON number.
  private static func storage(of text: UnsafeRawBufferPointer) -> Stored {
    // A string of at most 15 bytes needs no allocation. Other texts are often those of a `Double`.
    if text.count > 15 {
      let double = DecimalConversion.double(digits: text)
      // An integer within 64 bits is exact in another form.
      if double.isFinite, Int64(exactly: double) == nil, UInt64(exactly: double) == nil,
        withText(of: double, { $0.elementsEqual(text) })
      {
        return .double(double)
      }
    }
    return .text(String(decoding: text, as: UTF8.self))
  }

  /// - Precondition: The text is a JSON number.
  private static func form(of text: UnsafeRawBufferPointer) -> Form {
    let digits = DecimalDigits(text)
    guard digits.count > 0 else { return digits.isNegative ? .double(-0.0) : .integer(0) }
    if digits.exponent >= 0 {
      if case .value(let value) = exactInteger(text: text, as: Int64.self) { return .integer(value) }
      if case .value(let value) = exactInteger(text: text, as: UInt64.self) { return .unsigned(value) }
    }
    let double = DecimalConversion.double(digits: text)
    // Any fifteen digits survive the conversion to a double and back.
    if digits.count <= 15, -290...290 ~= digits.exponent { return .double(double) }
    if double.isFinite, withText(of: double, { DecimalDigits($0).isEqual(to: digits) }) {
      return .double(double)
    }
    return .digits(String(decoding: text, as: UTF8.self))
  }

  private static func withBytes<Result>(
    of text: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  private static func withText<Result>(
    of value: Double, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * NumberWriting.floatingPointCapacity) {
      buffer in
      let count = buffer.baseAddress.map { NumberWriting.write(value, to: $0) - $0 } ?? 0
      return body(UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
    }
  }
}

extension JSONNumber {
  /// The value as an integer of a given type; `nil` if it is a fraction or out of range.
  public func integer<Integer: FixedWidthInteger>(_ type: Integer.Type = Integer.self) -> Integer? {
    switch stored {
    case .integer(let value): return Integer(exactly: value)
    case .unsigned(let value): return Integer(exactly: value)
    case .double, .text:
      return JSONNumber.withBytes(of: literal) { text in
        if case .value(let value) = exactInteger(text: text, as: type) { value } else { nil }
      }
    }
  }

  /// The nearest `Double`; infinite for a number beyond its range.
  public var double: Double {
    switch stored {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .text(let text): JSONNumber.withBytes(of: text) { DecimalConversion.double(digits: $0) }
    }
  }

  /// The number as JSON text, as it was spelled, from which types of arbitrary precision can be created.
  public var literal: String {
    switch stored {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .text(let text): text
    case .double(let value): JSONNumber.withText(of: value) { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as JSON text.
  public var description: String { literal }
}

extension JSONNumber: Hashable {
  /// Compares the values. Powers of ten beyond 10^17 are equal only if they are written alike.
  ///
  /// - Complexity: O(1) except for numbers of many digits.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if case (.text(let left), .text(let right)) = (left.stored, right.stored), left == right { return true }
    return switch (left.form, right.form) {
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.integer(0), .double(let zero)), (.double(let zero), .integer(0)): zero == 0
    case (.digits(let left), .digits(let right)):
      withBytes(of: left) { left in
        withBytes(of: right) { DecimalDigits(left).isEqual(to: DecimalDigits($0)) }
      }
    default: false
    }
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    switch form {
    case .integer(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .double(let value): if value == 0 { hasher.combine(0 as Int64) } else { hasher.combine(value) }
    case .digits(let digits):
      JSONNumber.withBytes(of: digits) { text in
        let digits = DecimalDigits(text)
        hasher.combine(digits.isNegative)
        hasher.combine(digits.exponent)
        for index in 0..<digits.count { hasher.combine(digits[index]) }
      }
    }
  }
}

extension JSONValue {
  /// Reads a number with its spelling.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`, `type-mismatch` or `unexpected-null`
  ///   for another kind of value.
  public func number() throws(JSONError) -> JSONNumber {
    guard kind == .number else { throw mismatch(expected: "a number") }
    guard let number = JSONNumber(known: self) else { throw outOfRange(JSONNumber.self) }
    return number
  }
}
