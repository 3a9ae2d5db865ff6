/// An optional property of a `Codable` model whose key is required: `nil` is encoded as null, and a missing
/// key is an error. The model's own conformance stays synthesized:
///
///     struct Patch: Codable {
///       var title: String?              // left out if it is nil
///       @Nullable var due: Date?        // null if it is nil
///     }
///
/// The wrapper works with every coder, including Foundation's. For a property of another mapping use
/// ``CodedField/OrNull``.
@propertyWrapper
public struct Nullable<Value> {
  /// The value; `nil` represents null.
  public var wrappedValue: Value?

  /// Creates a property with its first value.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: Decodable where Value: Decodable {
  /// Decodes the value, or `nil` from null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
  }
}

extension Nullable: Encodable where Value: Encodable {
  /// Encodes the value, or null for `nil`.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

// Synthesized conformances call these, which are more specialized than the containers' own methods.

extension KeyedDecodingContainer {
  /// Decodes a property that may be null, whose key is required.
  ///
  /// - Throws: `DecodingError.keyNotFound` for a missing key, and what decoding the value throws.
  public func decode<Value: Decodable>(
    _ type: Nullable<Value>.Type, forKey key: Key
  ) throws -> Nullable<Value> {
    Nullable(wrappedValue: try decode(Value?.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property that may be null.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public mutating func encode<Value: Encodable>(_ value: Nullable<Value>, forKey key: Key) throws {
    if let value = value.wrappedValue { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
  }
}
