// `@inline(__always)`: so that the closure is known for each element.
// `@inline(__always)`: so that the closure is known in each method that encodes a single value.

internal import JSONCore

/// The unkeyed container that writes an array, element by element. Three words, so that the existential holds
/// it without an allocation.
struct UnkeyedWriter: UnkeyedEncodingContainer {
  let session: EncodingSession
  private let depth: Int32
  private let serial: UInt32
  private(set) var count = 0

  init(session: EncodingSession, depth: Int, serial: UInt32) {
    self.session = session
    self.depth = Int32(truncatingIfNeeded: depth)
    self.serial = serial
  }

  var codingPath: [any CodingKey] { session.path(ofContainer: serial, depth: Int(depth)) }

  mutating func encodeNil() throws {
    if try session.enter(depth: Int(depth), serial: serial) { session.writer.writeNull() }
    count += 1
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let index = count
    let depth = Int(depth)
    try element(value) { session in
      session.note(index: index, depth: depth)
      try session.encode(value)
    }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    session.keyedContainer(type, depth: Int(depth), serial: begin(.object))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedWriter(session: session, depth: Int(depth) + 1, serial: begin(.array))
  }

  mutating func superEncoder() -> any Encoder {
    count += 1
    return session.superEncoder()
  }

  /// Begins an element that is a container; its serial is 0 if that is impossible.
  private mutating func begin(_ content: EncodingSession.Slot.Content) -> UInt32 {
    // In a run that is abandoned, too: user code may loop until there are enough elements.
    defer { count += 1 }
    guard (try? session.enter(depth: Int(depth), serial: serial)) == true else { return 0 }
    session.note(index: count, depth: Int(depth))
    let serial = session.nextSerial()
    session.open(content, serial: serial)
    return serial
  }

  @inline(__always)
  mutating func element<Value>(_ value: Value, _ write: (EncodingSession) throws -> Void) throws {
    if try session.enter(depth: Int(depth), serial: serial) {
      let checkpoint = session.writer.checkpoint
      do {
        try write(session)
      } catch is EncodeRestart {
      } catch {
        session.rewind(to: checkpoint, depth: Int(depth))
        throw session.encodingError(error, of: value, path: codingPath + [PathKey(index: count)])
      }
    }
    count += 1
  }
}

extension EncodingSession {
  /// Records the index of an element that is about to be encoded.
  func note(index: Int, depth: Int) { slots[depth].index = index }

  /// Records the key of a member that is about to be encoded.
  @inline(__always)
  func note(key: String, of type: (any CodingKey.Type)?, depth: Int) {
    slots[depth].index = -1
    names[depth].key = key
    names[depth].keyType = type
  }

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

extension ValueEncoder: SingleValueEncodingContainer {
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

  func encodeNil() throws { try single(Any?.none) { session.writer.writeNull() } }

  func encode<Value: Encodable>(_ value: Value) throws { try single(value) { try session.encode(value) } }

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
