internal import JSONCore

extension KeyedReader {
  // Inlined so that the methods of the containers become code for one type each: the compiler doesn't
  // specialize code that stays generic in the key.

  @inline(__always)
  func decode<Value: ScalarDecodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try scalar(at: try positionOrEmpty(key, for: type))
  }

  @inline(__always)
  private func scalarIfPresent<Value: ScalarDecodable>(_ key: Key) throws -> Value? {
    guard let value = state.find(key.stringValue), !state[value].isNull else { return nil }
    return try scalar(at: value)
  }

  @inline(__always)
  private func scalar<Value: ScalarDecodable>(at value: DocumentPosition) throws -> Value {
    try state.withSession { session in
      do throws(JSONError) {
        return try Value.read(state[value], in: session)
      } catch {
        return try state.replaced(error, at: value, keyType: Key.self)
      }
    }
  }
}

// The standard library implements these too, and its implementation, which looks up the key three times,
// takes precedence over a generic one.

extension KeyedReader {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try scalarIfPresent(key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedReader {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try scalar(at: try position(key, for: type))
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try scalar(at: try position(key, for: type))
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try scalarIfPresent(key) }
}
