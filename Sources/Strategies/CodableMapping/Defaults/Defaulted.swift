/// A property of a `Codable` model that has a default if the JSON has no value. The model's own conformance
/// stays synthesized:
///
///     struct Repository: Codable {
///       var name: String
///       @Defaulted<ToZero<Int>> var stars: Int
///       @Defaulted<ToEmpty<[String]>> var topics: [String]
///       @Defaulted<ToFalse> var isArchived: Bool
///       @Defaulted<Anywhere> var place: Place
///     }
///
///     enum Anywhere: DefaultValue { static let value = Place.unknown }
///
/// A missing key and null result in the default; a value that doesn't decode is an error, unless the default
/// is ``DefaultValue/EvenIfWrong``. The value is always encoded. The wrapper works with every coder,
/// including Foundation's. For a property of another mapping use ``CodedField/Defaulted``.
@propertyWrapper
public struct Defaulted<Source: DefaultValue> {
  /// The value.
  public var wrappedValue: Source.Value

  /// Creates a property with its first value.
  public init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
}

extension Defaulted: Sendable where Source.Value: Sendable {}
extension Defaulted: Equatable where Source.Value: Equatable {}
extension Defaulted: Hashable where Source.Value: Hashable {}

extension Defaulted: Decodable where Source.Value: Decodable {
  /// Decodes the value, or uses the default for null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`, unless the default also
  ///   replaces wrong values.
  public init(from decoder: any Decoder) throws {
    self.init(
      wrappedValue: try Source.value {
        let container = try decoder.singleValueContainer()
        return container.decodeNil() ? nil : try container.decode(Source.Value.self)
      })
  }
}

extension Defaulted: Encodable where Source.Value: Encodable {
  /// Encodes the value.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes a property with a default for a missing key and null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`, unless the default also
  ///   replaces wrong values.
  public func decode<Source: DefaultValue>(
    _ type: Defaulted<Source>.Type, forKey key: Key
  ) throws -> Defaulted<Source> where Source.Value: Decodable {
    Defaulted(wrappedValue: try Source.value { try decodeIfPresent(Source.Value.self, forKey: key) })
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property that has a default.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public mutating func encode<Source: DefaultValue>(
    _ value: Defaulted<Source>, forKey key: Key
  ) throws where Source.Value: Encodable {
    try encode(value.wrappedValue, forKey: key)
  }
}
