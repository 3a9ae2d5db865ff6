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

/// Members that replace the one whose key has just been written. Other encoders call `encode(to:)`.
struct PassedRest: PassedValue {
  let value: OwnedJSON.Members
  /// Whether a coding key has this text.
  let isKnown: (String) -> Bool

  /// The members whose keys are not those of other properties.
  func members(_ options: EncodingOptions) -> [(String, OwnedJSON)] {
    value.filter { !isKnown(options.keys.isSnakeCase ? SnakeCase.decoded($0.key) : $0.key) }.map {
      ($0.key, $0.value)
    }
  }

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    writer.takeBackKey()
    try writer.put(members: OwnedJSON.Members(members(options)), besides: [])
    return true
  }

  func encode(to encoder: any Encoder) throws { try OwnedJSON.object(value).encode(to: encoder) }
}

// Values that another mapping encodes within `encode(to:)`, directly into the text.

extension KeyedEncodingContainerProtocol {
  /// Encodes a value for a key with another mapping, which may be one of another strategy.
  ///
  ///     var container = encoder.container(keyedBy: CodingKeys.self)
  ///     try container.encode(address, with: MappableMapper<Address>(), forKey: .address)
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapping's `JSONError`, and with an encoder of
  ///   another package.
  public mutating func encode<Field: JSONMapping.Encoding>(
    _ value: Field.Model, with field: Field, forKey key: Key
  ) throws {
    try encode(CodedValue(value: value, field: field), forKey: key)
  }

  /// Encodes a value for a key with another mapping; omits `nil`.
  ///
  /// - Throws: What ``encode(_:with:forKey:)`` throws.
  public mutating func encodeIfPresent<Field: JSONMapping.Encoding>(
    _ value: Field.Model?, with field: Field, forKey key: Key
  ) throws {
    if let value { try encode(value, with: field, forKey: key) }
  }
}

extension UnkeyedEncodingContainer {
  /// Encodes the next element with another mapping.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapping's `JSONError`, and with an encoder of
  ///   another package.
  public mutating func encode<Field: JSONMapping.Encoding>(_ value: Field.Model, with field: Field) throws {
    try encode(CodedValue(value: value, field: field))
  }
}
