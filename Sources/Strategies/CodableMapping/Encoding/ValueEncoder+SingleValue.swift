internal import JSONCore

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() throws {
    try single(Any?.none) { session.writer.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try single(value) { try session.encode(value) }
  }

  func encode<Value: ScalarEncodable>(_ value: Value) throws { try scalar(value) }

  private func scalar<Value: ScalarEncodable>(_ value: Value) throws {
    try single(value) { _ = try value.writeLeaf(into: &session.writer, options: session.options) }
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueEncoder {
  func encode(_ value: Int128) throws { try scalar(value) }
  func encode(_ value: UInt128) throws { try scalar(value) }
}
