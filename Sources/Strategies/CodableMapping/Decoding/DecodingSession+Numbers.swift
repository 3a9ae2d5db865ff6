internal import JSONCore

// Methods of the session and not of its options: those would be copied for each number.

extension DecodingSession {
  /// Reads a number as the options say.
  func double(_ json: JSONValue) throws(JSONError) -> Double {
    let value = try options.floats.double(json)
    if value == 0, options.rejectsUnderflow { try checkZero(json, as: Double.self) }
    return value
  }

  /// Reads a number as the options say.
  func float(_ json: JSONValue) throws(JSONError) -> Float {
    let value = try options.floats.float(json)
    if value == 0, options.rejectsUnderflow { try checkZero(json, as: Float.self) }
    return value
  }

  /// Throws if a number that was read as 0 is another one.
  @inline(never)
  private func checkZero<Number: BinaryFloatingPoint>(
    _ json: JSONValue, as type: Number.Type
  ) throws(JSONError) {
    guard let digits = json.numberLiteral?.utf8.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") })
    else { return }
    // Only hexadecimal numbers have another letter, and they do not underflow.
    guard digits.contains(where: { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return }
    let limit = Number.greatestFiniteMagnitude
    throw json.error(.numberOutOfRange(type: typeName(type), range: "-\(limit)...\(limit)"))
  }
}
