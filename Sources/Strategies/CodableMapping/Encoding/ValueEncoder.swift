// `@inline(__always)`: so that the closure is known in each method that encodes a single value.

internal import JSONCore

/// The encoder of one value: it writes into one slot. Small enough for `any Encoder` to hold it without an
/// allocation.
struct ValueEncoder: Encoder {
  let session: EncodingSession
  let depth: Int32
  let serial: UInt32

  init(session: EncodingSession, depth: Int, serial: UInt32) {
    self.session = session
    self.depth = Int32(truncatingIfNeeded: depth)
    self.serial = serial
  }

  var codingPath: [any CodingKey] { session.path(depth: Int(depth)) }

  var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let (serial, joins) = session.openContainer(.object, for: self)
    return session.keyedContainer(type, depth: Int(depth), serial: serial, joins: joins)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let (serial, joins) = session.openContainer(.array, for: self)
    if joins {
      // A second container of an encoder lacks the element count of the first.
      session.needsTree = true
    }
    return UnkeyedWriter(session: session, depth: Int(depth) + 1, serial: serial)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension EncodingSession {
  /// Opens a container as the value of an encoder, or returns the one that the encoder opened before. The
  /// serial is 0 if that is impossible.
  @inline(__always)
  func openContainer(_ content: Slot.Content, for encoder: ValueEncoder) -> (serial: UInt32, joins: Bool) {
    let depth = Int(encoder.depth)
    if openCount == depth, slots[depth].serial == encoder.serial, slots[depth].content == .nothing,
      pendingError == nil, !needsTree
    {
      open(content, serial: encoder.serial)
      return (encoder.serial, false)
    }
    return reopenContainer(content, for: encoder)
  }

  @inline(never)
  private func reopenContainer(
    _ content: Slot.Content, for encoder: ValueEncoder
  ) -> (serial: UInt32, joins: Bool) {
    let depth = Int(encoder.depth)
    guard openCount > depth, slots[depth].serial == encoder.serial, slots[depth].content == content,
      pendingError == nil, !needsTree
    else {
      needsTree = true
      return (0, true)
    }
    return (encoder.serial, true)
  }

  /// Whether the slot of an encoder is ready for its one value; otherwise the encode needs a tree.
  func beginSingleValue(_ encoder: ValueEncoder) throws -> Bool {
    try checkIsRunning()
    let depth = Int(encoder.depth)
    guard openCount == depth, slots[depth].serial == encoder.serial, slots[depth].content == .nothing,
      !needsTree
    else {
      needsTree = true
      return false
    }
    return true
  }
}

extension ValueEncoder {
  @inline(__always)
  func single<Value>(_ value: Value, _ write: () throws -> Void) throws {
    guard try session.beginSingleValue(self) else { return }
    let checkpoint = session.writer.checkpoint
    let depth = Int(depth)
    do {
      try write()
    } catch is EncodeRestart {
      return
    } catch {
      session.rewind(to: checkpoint, depth: depth)
      session.slots[depth].begin(serial: serial)
      session.settle()
      throw session.encodingError(error, of: value, path: codingPath)
    }
    session.slots[depth].content = .scalar
  }
}

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
