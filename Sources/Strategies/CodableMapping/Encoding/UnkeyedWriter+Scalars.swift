internal import JSONCore

extension UnkeyedWriter {
  mutating func encode<Value: ScalarEncodable>(_ value: Value) throws { try scalar(value) }

  private mutating func scalar<Value: ScalarEncodable>(_ value: Value) throws {
    try element(value) { session in
      _ = try value.writeLeaf(into: &session.writer, options: session.options)
    }
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedWriter {
  mutating func encode(_ value: Int128) throws { try scalar(value) }
  mutating func encode(_ value: UInt128) throws { try scalar(value) }
}
