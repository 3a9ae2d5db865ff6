internal import JSONCore

extension KeyedWriter {
  // Inlined so that the methods of the containers become code for one type each: the compiler doesn't
  // specialize code that stays generic in the key.

  @inline(__always)
  func encode<Value: ScalarEncodable>(_ value: Value, forKey key: Key) throws { try scalar(value, key) }

  @inline(__always)
  private func scalarIfPresent<Value: ScalarEncodable>(_ value: Value?, _ key: Key) throws {
    if let value { try scalar(value, key) }
  }

  @inline(__always)
  private func scalar<Value: ScalarEncodable>(_ value: Value, _ key: Key) throws {
    try state.withSession { session in
      guard let mark = try state.beginMember(key, key.stringValue, in: session) else { return }
      do {
        _ = try value.writeLeaf(into: &session.writer, options: session.options)
      } catch {
        throw state.failure(error, of: value, key, mark)
      }
    }
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

extension KeyedWriter {
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try scalarIfPresent(value, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedWriter {
  func encode(_ value: Int128, forKey key: Key) throws { try scalar(value, key) }
  func encode(_ value: UInt128, forKey key: Key) throws { try scalar(value, key) }
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try scalarIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try scalarIfPresent(value, key) }
}
