internal import JSONCore
public import JSONMapping

extension Encoder {
  /// Encodes the encoder's value with another mapping.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapping's `JSONError`, and with an encoder of
  ///   another package.
  public func encode<Field: JSONMapping.Encoding>(_ value: Field.Model, with field: Field) throws {
    var container = singleValueContainer()
    try container.encode(CodedValue(value: value, field: field))
  }
}

/// A value that passes through the containers to the mapping that encodes it.
struct CodedValue<Field: JSONMapping.Encoding>: LeafEncodable, Encodable {
  let value: Field.Model
  let field: Field

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try field.encode(value, into: &writer)
    return true
  }

  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "a field with a mapping needs CodableMapper or CodableEncoder"))
  }
}
