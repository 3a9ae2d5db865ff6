public import JSONMapping

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
