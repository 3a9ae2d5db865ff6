public import JSONMapping

extension KeyedDecodingContainerProtocol {
  /// Decodes the value for a key as another mapping does; the default if it is missing or null.
  ///
  ///     price = try container.decode(with: .decimalString, forKey: .price, default: 0)
  ///
  /// - Throws: The `JSONError` of what does not fit, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key, default value: @autoclosure () -> Field.Model
  ) throws -> Field.Model {
    try decodeIfPresent(with: field, forKey: key) ?? value()
  }
}
