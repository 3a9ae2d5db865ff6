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
