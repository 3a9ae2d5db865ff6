// `@inline(__always)`: so that the closure is known for each element.

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
  func note(index: Int, depth: Int) {
    slots[depth].index = index
  }

  /// Records the key of a member that is about to be encoded.
  @inline(__always)
  func note(key: String, of type: (any CodingKey.Type)?, depth: Int) {
    slots[depth].index = -1
    names[depth].key = key
    names[depth].keyType = type
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
