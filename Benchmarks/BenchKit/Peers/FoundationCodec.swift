public import Foundation

/// `JSONDecoder` and `JSONEncoder` for a `Codable` type, with whatever settings its wire form needs.
public struct FoundationCodec<Value: Codable & Equatable & Sendable>: Codec {
  private let decoder: JSONDecoder
  private let encoder: JSONEncoder

  /// - Parameters:
  ///   - decoder: reads the documents; it is used again and again.
  ///   - encoder: writes what `decoder` reads.
  public init(decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()) {
    self.decoder = decoder
    self.encoder = encoder
  }

  /// - Throws: a `DecodingError`.
  public func decode(_ document: Data) throws -> Value { try decoder.decode(Value.self, from: document) }

  /// - Throws: an `EncodingError`.
  public func encode(_ value: Value) throws -> Data { try encoder.encode(value) }
}
