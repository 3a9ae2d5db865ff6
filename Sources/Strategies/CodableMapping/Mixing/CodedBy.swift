public import JSONMapping

/// A property of a `Codable` model that is decoded and encoded by another mapping, also by one of another
/// strategy. The model's own conformance stays synthesized:
///
///     struct Customer: Codable {
///       var name: String
///       @CodedBy<AddressField> var address: Address
///       @CodedBy<AddressField.IfPresent> var billing: Address?
///       @CodedBy<AddressField.List> var stops: [Address]
///     }
///
/// The JSON is the same as without the wrapper, and errors have the whole path and the position. The wrapper
/// requires `CodableMapper`, `CodableDecoder` or `CodableEncoder`: with Foundation's coders decoding throws
/// `DecodingError.dataCorrupted` and encoding `EncodingError.invalidValue`.
@propertyWrapper
public struct CodedBy<Name: CodedField> where Name.Field: JSONMapping.Mapping {
  /// The value.
  public var wrappedValue: Name.Field.Model

  /// Creates a property with its first value.
  public init(wrappedValue: Name.Field.Model) { self.wrappedValue = wrappedValue }
}

extension CodedBy: Sendable where Name.Field.Model: Sendable {}
extension CodedBy: Equatable where Name.Field.Model: Equatable {}
extension CodedBy: Hashable where Name.Field.Model: Hashable {}

extension CodedBy: Codable {
  /// Decodes the value with the mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.decode(with: Name.mapping))
  }

  /// Encodes the value with the mapping.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapping's `JSONError`, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(wrappedValue, with: Name.mapping)
  }
}

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes a property that another mapping decodes.
  ///
  /// - Throws: What `decode(with:forKey:)` throws.
  public func decode<Name: CodedField>(_ type: CodedBy<Name>.Type, forKey key: Key) throws -> CodedBy<Name> {
    CodedBy(wrappedValue: try decode(with: Name.mapping, forKey: key))
  }

  /// Decodes a property that another mapping decodes; `nil` if the key is missing or its value null.
  ///
  /// - Throws: What `decodeIfPresent(with:forKey:)` throws.
  public func decode<Name: CodedField>(
    _ type: CodedBy<CodedIfPresent<Name>>.Type, forKey key: Key
  ) throws -> CodedBy<CodedIfPresent<Name>> where Name.Field: JSONMapping.Mapping {
    CodedBy(wrappedValue: try decodeIfPresent(with: Name.mapping, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property that another mapping encodes.
  ///
  /// - Throws: What `encode(_:with:forKey:)` throws.
  public mutating func encode<Name: CodedField>(_ value: CodedBy<Name>, forKey key: Key) throws {
    try encode(value.wrappedValue, with: Name.mapping, forKey: key)
  }

  /// Encodes a property that another mapping encodes; omits `nil`.
  ///
  /// - Throws: What `encode(_:with:forKey:)` throws.
  public mutating func encode<Name: CodedField>(
    _ value: CodedBy<CodedIfPresent<Name>>, forKey key: Key
  ) throws where Name.Field: JSONMapping.Mapping {
    try encodeIfPresent(value.wrappedValue, with: Name.mapping, forKey: key)
  }
}
