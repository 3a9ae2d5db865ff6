public import JSONCore

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
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value?(from: decoder)) }
}

extension Nullable: Encodable where Value: Encodable {
  /// Encodes the value, or null for `nil`.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Presence: Decodable where Value: Decodable {
  /// Decodes null or a value.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`.
  public init(from decoder: any Decoder) throws {
    self = if let value = try Value?(from: decoder) { .value(value) } else { .null }
  }
}

extension Presence: Encodable where Value: Encodable {
  /// Encodes the value, or null.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try valueIfPresent.encode(to: encoder) }
}
