// Always inlined: a comparison and a load, if the number has the requested type. All other cases are handled
// in calls.

extension JSONValue {
  /// Reads an integer of any width.
  ///
  /// An integral number in any notation is an integer: `2016.0` and `1e2` are. The value is exact, even if a
  /// `Double` could not hold it.
  ///
  /// - Throws: `fractional-number` for a fraction, `number-out-of-range` for a value that `Integer` can't
  ///   hold, such as JSON5's `Infinity` and `NaN`, `type-mismatch` or `unexpected-null`.
  @inlinable @inline(__always)
  public func integer<Integer: FixedWidthInteger & Sendable>(
    _ type: Integer.Type = Integer.self
  ) throws(JSONError) -> Integer {
    let node = node.pointee
    if node.isKind(.integer), let value = Integer(exactly: Int64(bitPattern: node.payload)) { return value }
    return try convertedInteger()
  }

  /// Reads an `Int`.
  ///
  /// - Throws: `fractional-number`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable @inline(__always)
  public func int() throws(JSONError) -> Int {
    let node = node.pointee
    if node.isKind(.integer), let value = Int(exactly: Int64(bitPattern: node.payload)) { return value }
    return try convertedInt()
  }

  @inline(never) @usableFromInline
  func convertedInt() throws(JSONError) -> Int { try convertedInteger() }

  @inline(never) @usableFromInline
  func convertedInteger<Integer: FixedWidthInteger & Sendable>() throws(JSONError) -> Integer {
    let node = node.pointee
    switch node.kind {
    case .integer, .unsigned:
      if node.isKind(.unsigned), let value = Integer(exactly: node.payload) { return value }
      throw outOfRange(Integer.self)
    case .double where node.head & Node.withoutText != 0:
      let double = Double(bitPattern: node.payload)
      if let value = Integer(exactly: double) { return value }
      let isFractional = double.isFinite && double != double.rounded()
      throw isFractional ? fractional(Integer.self) : outOfRange(Integer.self)
    case .double, .wide:
      switch exactInteger(text: UnsafeRawBufferPointer(numberText), as: Integer.self) {
      case .value(let value): return value
      case .fractional: throw fractional(Integer.self)
      case .outOfRange: throw outOfRange(Integer.self)
      }
    default: throw mismatch(expecting: Integer.self)
    }
  }

  /// Reads a number as the nearest `Double`.
  ///
  /// - Throws: `number-out-of-range` for a number beyond the largest `Double`, `type-mismatch` or
  ///   `unexpected-null`.
  @inlinable @inline(__always)
  public func double() throws(JSONError) -> Double {
    let node = node.pointee
    if node.isKind(.double) { return Double(bitPattern: node.payload) }
    return try convertedDouble()
  }

  @inline(never) @usableFromInline
  func convertedDouble() throws(JSONError) -> Double {
    let node = node.pointee
    switch node.kind {
    case .double: return Double(bitPattern: node.payload)
    case .integer: return Double(Int64(bitPattern: node.payload))
    case .unsigned: return Double(node.payload)
    case .wide: return try finite(DecimalConversion.double(digits: UnsafeRawBufferPointer(numberText)))
    default: throw mismatch(expecting: Double.self)
    }
  }

  /// Reads a number as the nearest `Float`, rounded once from its digits.
  ///
  /// - Throws: `number-out-of-range` for a number beyond the largest `Float`, `type-mismatch` or
  ///   `unexpected-null`.
  public func float() throws(JSONError) -> Float {
    let node = node.pointee
    let value: Float
    switch node.kind {
    case .double where node.head & Node.withoutText != 0:
      let double = Double(bitPattern: node.payload)
      value = Float(double)
      // JSON5 has numbers that are not finite.
      if !double.isFinite { return value }
    case .integer: value = Float(Int64(bitPattern: node.payload))
    case .unsigned: value = Float(node.payload)
    case .double, .wide: value = DecimalConversion.float(digits: UnsafeRawBufferPointer(numberText))
    default: throw mismatch(expecting: Float.self)
    }
    return try finite(value)
  }

  /// Returns a number, or throws if its type can't hold it.
  package func finite<Number: FloatingPoint>(_ value: Number) throws(JSONError) -> Number {
    guard value.isFinite else { throw outOfRange(Number.self) }
    return value
  }

  /// The text of a number as written in the document; `nil` for other kinds, and for JSON5's `Infinity` and
  /// `NaN`, which have no digits. A number of another backend has the text that its value prints.
  ///
  /// Use it to create a `Decimal` or another type of arbitrary precision.
  public var numberLiteral: String? {
    guard kind == .number else { return nil }
    let node = node.pointee
    switch node.kind {
    case .double where node.head & Node.withoutText != 0:
      let double = Double(bitPattern: node.payload)
      return double.isFinite ? "\(double)" : nil
    case .integer where !hasPositions: return String(Int64(bitPattern: node.payload))
    case .unsigned where !hasPositions: return String(node.payload)
    default: return String(decoding: numberText, as: UTF8.self)
    }
  }

  private var hasPositions: Bool { header.pointee.hasPositions }

  /// The digits of a number that has a text; a zero byte or another character ends them.
  var numberText: UnsafeBufferPointer<UInt8> {
    let start = header.pointee.bytes + node.pointee.offset
    var end = start
    while isNumberByte(end.pointee) { end += 1 }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  func fractional<Integer>(_ type: Integer.Type) -> JSONError {
    error(.fractionalNumber, from: type) { .fractionalNumber(expected: .type(bareTypeName($0))) }
  }

  func outOfRange<Number>(_ type: Number.Type) -> JSONError {
    error(.numberOutOfRange, from: type) { .outOfRange($0) }
  }
}

extension IssueKind {
  /// The kind for a number that a type can't hold.
  package static func outOfRange(_ type: Any.Type) -> IssueKind {
    .numberOutOfRange(type: bareTypeName(type), range: range(of: type))
  }
}

/// The smallest and the largest number of a type.
private func range(of type: Any.Type) -> String {
  switch type {
  case let type as any FixedWidthInteger.Type: "\(type.min)...\(type.max)"
  case let type as any BinaryFloatingPoint.Type:
    "-\(type.greatestFiniteMagnitude)...\(type.greatestFiniteMagnitude)"
  default: ""
  }
}

// Numbers in strings, which APIs use for numbers that JavaScript can't represent. The string must consist of
// one number in JSON's grammar; the same rules apply as for numbers without quotes.

extension JSONValue {
  /// Reads an integer from a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a number, `fractional-number`, `number-out-of-range`,
  ///   `type-mismatch` or `unexpected-null`.
  package func integerInString<Integer: FixedWidthInteger>(
    _ type: Integer.Type = Integer.self
  ) throws(JSONError) -> Integer {
    try withNumberInString { (text) throws(JSONError) -> Integer in
      if let small = shortInteger(text), let value = Integer(exactly: small) { return value }
      switch exactInteger(text: text, as: type) {
      case .value(let value): return value
      case .fractional: throw fractional(type)
      case .outOfRange: throw outOfRange(type)
      }
    }
  }

  /// Reads the nearest `Double` from a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a number, `number-out-of-range`, `type-mismatch` or
  ///   `unexpected-null`.
  package func doubleInString() throws(JSONError) -> Double {
    try withNumberInString { (text) throws(JSONError) -> Double in
      try finite(DecimalConversion.double(digits: text))
    }
  }

  /// Reads the nearest `Float` from a string, rounded once from its digits.
  ///
  /// - Throws: `invalid-format` for a string that isn't a number, `number-out-of-range`, `type-mismatch` or
  ///   `unexpected-null`.
  package func floatInString() throws(JSONError) -> Float {
    try withNumberInString { (text) throws(JSONError) -> Float in
      try finite(DecimalConversion.float(digits: text))
    }
  }

  /// Reads the text of a number from a string, from which types of arbitrary precision can be created.
  ///
  /// - Throws: `invalid-format` for a string that isn't a number, `type-mismatch` or `unexpected-null`.
  package func numberLiteralInString() throws(JSONError) -> String {
    try withNumberInString { String(decoding: $0, as: UTF8.self) }
  }

  private func withNumberInString<Result>(
    _ body: (UnsafeRawBufferPointer) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try withUTF8(expecting: .numberInString) { (text) throws(JSONError) -> Result in
      if let problem = NumberGrammar.problem(of: text) {
        throw error(.invalidFormat(expected: .numberInString, reason: problem))
      }
      return try text.withUnsafeBytes { (bytes) throws(JSONError) -> Result in try body(bytes) }
    }
  }

  /// The integer of a text that has only a few digits, as nearly all do.
  private func shortInteger(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard text.count <= 18 else { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    var value: Int64 = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return isNegative ? -value : value
  }
}
