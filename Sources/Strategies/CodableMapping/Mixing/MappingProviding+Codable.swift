public import JSONMapping

// Without these, the conformances would be synthesized, or be those for raw values, and ignore the mapping.

extension Decodable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension Encodable where Self: MappingProviding {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

// A raw-representable type may have its own mapping, which then takes precedence. The standard library has a
// conformance for each type of raw values, so there must be one here for each of them. Otherwise two would
// fit equally well, and the compiler would use neither and synthesize a third.

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Bool {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Bool {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == String {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == String {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Double {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Double {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Float {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Float {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int8 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int8 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int16 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int16 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int32 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int32 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int64 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int64 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt8 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt8 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt16 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt16 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt32 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt32 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt64 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt64 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == Int128 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == Int128 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RawRepresentable where Self: MappingProviding & Decodable, RawValue == UInt128 {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public init(from decoder: any Decoder) throws { self = try decoder.decode(with: Self.mapping) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RawRepresentable where Self: MappingProviding & Encodable, RawValue == UInt128 {
  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: `EncodingError.invalidValue` with the `JSONError` of that form, and with an encoder of
  ///   another package.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeOwnForm(of: self) }
}
