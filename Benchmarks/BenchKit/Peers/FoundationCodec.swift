public import Foundation

/// A codec that uses `JSONDecoder` and `JSONEncoder` for a `Codable` type.
public struct FoundationCodec<Value: Codable & Equatable & Sendable>: Codec {
  private let decoder: JSONDecoder
  private let encoder: JSONEncoder

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - decoder: Decodes the documents, with the settings that their wire form needs; it is reused.
  ///   - encoder: Encodes the values with the same settings; it is reused.
  public init(decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()) {
    self.decoder = decoder
    self.encoder = encoder
  }

  /// Decodes a document.
  ///
  /// - Throws: A `DecodingError`.
  public func decode(_ document: Data) throws -> Value { try decoder.decode(Value.self, from: document) }

  /// Encodes a value.
  ///
  /// - Throws: An `EncodingError`.
  public func encode(_ value: Value) throws -> Data { try encoder.encode(value) }
}
