internal import JSONCore

extension UnkeyedWriter {
  mutating func encode(_ value: Bool) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: String) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: Double) throws {
    try element(value) { session in try session.options.floats.write(value, into: &session.writer) }
  }

  mutating func encode(_ value: Float) throws {
    try element(value) { session in try session.options.floats.write(value, into: &session.writer) }
  }

  mutating func encode(_ value: Int) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: Int8) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: Int16) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: Int32) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: Int64) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: UInt) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: UInt8) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: UInt16) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: UInt32) throws {
    try element(value) { session in session.writer.write(value) }
  }

  mutating func encode(_ value: UInt64) throws {
    try element(value) { session in session.writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128) throws {
    try element(value) { session in session.writer.write(value) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128) throws {
    try element(value) { session in session.writer.write(value) }
  }
}
