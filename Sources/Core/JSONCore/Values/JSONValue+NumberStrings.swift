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
