public import JSONCore

extension Decodable {
  /// Decodes the key as a string.
  ///
  /// - Throws: `DecodingError.typeMismatch` or `rawRepresentableInitializationError`, or what the type's own
  ///   function throws.
  @inlinable
  public static func decodeKey(_ key: JSON) throws -> Self { try key.decoded(Self.self) }
}

extension Decodable where Self: JSONObjectKey {
  /// Decodes the value from the key's text.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)``, whose code is
  ///   `invalid-raw-value` or `invalid-format`, for a key that doesn't convert to the type.
  public static func decodeKey(_ key: JSON) throws -> Self {
    guard let value = Self(jsonKey: try key.string()) else {
      throw key.failure(of: key.invalidKey(for: Self.self), expecting: Self.self)
    }
    return value
  }
}

extension NaturallyDecodable where Self: JSONObjectKey {
  /// Decodes the value from the key's text, or with the replaced decoder.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)``, whose code is
  ///   `invalid-format`, for a key that doesn't convert to the type; or what the replaced decoder throws.
  public static func decodeKey(_ key: JSON) throws -> Self {
    if CustomDecoders.decoder(of: Self.self) != nil { return try key.decoded(Self.self) }
    guard let value = Self(jsonKey: try key.string()) else {
      throw key.failure(of: key.invalidKey(for: Self.self), expecting: Self.self)
    }
    return value
  }
}
