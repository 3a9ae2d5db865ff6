internal import JSONCore

extension KeyedWriter {
  func encode(_ value: Bool, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: String, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Double, forKey key: Key) throws {
    try leaf(value, key) { (session) throws(JSONError) in
      try session.options.floats.write(value, into: &session.writer)
    }
  }

  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Float, forKey key: Key) throws {
    try leaf(value, key) { (session) throws(JSONError) in
      try session.options.floats.write(value, into: &session.writer)
    }
  }

  func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Int, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Int8, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Int16, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Int32, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: Int64, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: UInt, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: UInt8, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: UInt16, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: UInt32, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  func encode(_ value: UInt64, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128, forKey key: Key) throws {
    try state.write(key) { writer in writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}
