import Foundation

/// `JSONDecoder` and `JSONEncoder` for one model.
struct FoundationCodableCodec<Value: Equatable & Sendable, Wire: FoundationWire<Value>>: Codec {
  private let coders: FoundationCoders

  init(_ coders: FoundationCoders) { self.coders = coders }

  func decode(_ document: Data) throws -> Value { try coders.decoder.decode(Wire.self, from: document).value }

  func encode(_ value: Value) throws -> Data { try coders.encoder.encode(Wire(value: value)) }
}
