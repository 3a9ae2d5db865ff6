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

  /// Encodes a value in the form that it has in all strategies.
  func encodeOwnForm<Value: MappingProviding>(of value: Value) throws {
    var container = singleValueContainer()
    try container.encode(ProvidedValue(value: value))
  }
}

/// A value that passes through the containers to the mapping that encodes it.
struct CodedValue<Field: JSONMapping.Encoding>: PassedValue {
  let value: Field.Model
  let field: Field

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try field.encode(value, into: &writer)
    return true
  }
}

/// A value that passes through the containers and writes itself.
struct ProvidedValue<Value: MappingProviding>: PassedValue {
  let value: Value

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try value.write(to: &writer)
    return true
  }
}

/// A value that only the containers of this package can encode.
protocol PassedValue: LeafEncodable, Encodable {
  associatedtype Value
  var value: Value { get }
}

extension PassedValue {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "a field with a mapping needs CodableMapper or CodableEncoder"))
  }
}
