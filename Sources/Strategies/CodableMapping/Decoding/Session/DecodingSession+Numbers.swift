internal import JSONCore

// Methods of the session instead of its options, which would be copied for each number.

extension DecodingSession {
  /// Reads a number in accordance with the options.
  func number<Number: BinaryFloatingPoint & JSONReadable>(_ json: JSONValue) throws(JSONError) -> Number {
    let value: Number = try options.floats.number(json)
    if value == 0, options.rejectsUnderflow { try checkZero(json, as: Number.self) }
    return value
  }

  /// Throws if the text of a number that was read as 0 isn't 0.
  @inline(never)
  private func checkZero<Number: BinaryFloatingPoint>(
    _ json: JSONValue, as type: Number.Type
  ) throws(JSONError) {
    guard let digits = json.numberLiteral?.utf8.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") })
    else { return }
    // Only hexadecimal numbers have another letter, and they don't underflow.
    guard digits.contains(where: { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return }
    let limit = Number.greatestFiniteMagnitude
    throw json.error(.numberOutOfRange(type: typeName(type), range: "-\(limit)...\(limit)"))
  }
}
