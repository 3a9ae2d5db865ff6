public import JSONMapping

// Values that another mapping decodes within `init(from:)`. They are read from the document that is being
// decoded, without a copy, so that errors have the whole path and the position.

extension KeyedDecodingContainerProtocol {
  /// Decodes the value for a key with another mapping, which may be one of another strategy.
  ///
  ///     let address = try container.decode(with: MappableMapper<Address>(), forKey: .address)
  ///     let stops = try container.decode(with: MappableMapper<Address>().array, forKey: .stops)
  ///
  /// - Throws: `DecodingError.keyNotFound` for a missing key, and the `JSONError` of a value that doesn't
  ///   fit, such as `type-mismatch`; `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key
  ) throws -> Field.Model {
    let decoder = try superDecoder(forKey: key)
    do {
      if decoder is MissingValueDecoder { throw missing(key, expecting: Field.Model.self) }
      return try decoder.decode(with: field)
    } catch {
      return try decoder.recovered(error, with: field)
    }
  }

  /// Decodes the value for a key with another mapping; `nil` if it is missing or null.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decodeIfPresent<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key
  ) throws -> Field.Model? {
    let decoder = try superDecoder(forKey: key)
    if decoder is MissingValueDecoder { return nil }
    do {
      return try decoder.decode(with: field.optional)
    } catch {
      return try decoder.recovered(error, with: field.optional)
    }
  }

  /// Decodes the value for a key with another mapping; the default if it is missing or null.
  ///
  ///     let price = try container.decode(with: .decimalString, forKey: .price, default: 0)
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(
    with field: Field, forKey key: Key, default value: @autoclosure () -> Field.Model
  ) throws -> Field.Model {
    try decodeIfPresent(with: field, forKey: key) ?? value()
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes the next element with another mapping; an element that doesn't fit stays current.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch`, and
  ///   `DecodingError.valueNotFound` after the last element; `DecodingError.dataCorrupted` with a decoder of
  ///   another package.
  public mutating func decode<Field: JSONMapping.Decoding>(with field: Field) throws -> Field.Model {
    let before = self
    do {
      return try superDecoder().decode(with: field)
    } catch {
      self = before
      throw error
    }
  }
}
