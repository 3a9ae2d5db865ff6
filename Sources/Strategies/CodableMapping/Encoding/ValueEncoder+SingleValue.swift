internal import JSONCore

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() throws {
    try single(Any?.none) { session.writer.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try single(value) { try session.encode(value) }
  }

  func encode(_ value: Bool) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: String) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: Double) throws {
    try single(value) { try session.options.floats.write(value, into: &session.writer) }
  }

  func encode(_ value: Float) throws {
    try single(value) { try session.options.floats.write(value, into: &session.writer) }
  }

  func encode(_ value: Int) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: Int8) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: Int16) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: Int32) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: Int64) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: UInt) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: UInt8) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: UInt16) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: UInt32) throws {
    try single(value) { session.writer.write(value) }
  }

  func encode(_ value: UInt64) throws {
    try single(value) { session.writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws {
    try single(value) { session.writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws {
    try single(value) { session.writer.write(value) }
  }
}
