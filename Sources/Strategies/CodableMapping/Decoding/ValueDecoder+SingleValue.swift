internal import Foundation
internal import JSONCore

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { session[value].isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Date.self { return try session.decodeWhole(type, at: value, depth: Int(depth)) }
    return try session.decode(type, at: value, depth: Int(depth))
  }

  func decode<Value: ScalarDecodable>(_ type: Value.Type) throws -> Value {
    try type.read(at: value, depth: Int(depth), in: session)
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 {
    try type.read(at: value, depth: Int(depth), in: session)
  }

  func decode(_ type: UInt128.Type) throws -> UInt128 {
    try type.read(at: value, depth: Int(depth), in: session)
  }
}
