internal import JSONCore

/// The keyed container that writes an object, member by member.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let state: KeyedWriterState

  var codingPath: [any CodingKey] { state.codingPath }

  func encodeNil(forKey key: Key) throws {
    let session = state.session
    guard try state.beginMember(key, key.stringValue, in: session) != nil else { return }
    session.writer.writeNull()
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try state.withSession { session in
      guard let mark = try state.beginValue(key, in: session) else { return }
      do {
        try session.encode(value)
      } catch is EncodeRestart {
      } catch {
        throw state.failure(error, of: value, key, mark)
      }
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    state.withSession { session in
      session.keyedContainer(type, depth: state.depth, serial: begin(key, .object, in: session))
    }
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    state.withSession { session in
      UnkeyedWriter(session: session, depth: state.depth + 1, serial: begin(key, .array, in: session))
    }
  }

  func superEncoder() -> any Encoder { state.session.superEncoder() }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }

  /// Begins a member that is a container; its serial is 0 if that is impossible.
  private func begin(
    _ key: Key, _ content: EncodingSession.Slot.Content, in session: EncodingSession
  ) -> UInt32 {
    guard (try? state.beginValue(key, in: session)) ?? nil != nil else { return 0 }
    let serial = session.nextSerial()
    session.open(content, serial: serial)
    return serial
  }
}

extension EncodingSession {
  /// The container for the object that was opened in the slot at `depth`.
  // `@inline(__always)`: called once for each object from three places, of which a model uses one.
  @inline(__always)
  func keyedContainer<Key: CodingKey>(
    _ type: Key.Type, depth: Int, serial: UInt32, joins: Bool = false
  ) -> KeyedEncodingContainer<Key> {
    if !joins, let pooled = pool[depth], pooled.with({ $0.isFree(keyedBy: type) }) {
      pooled.with { $0.state.reuse(serial: serial) }
      return pooled.container()
    }
    return newContainer(type, depth: depth, serial: serial, joins: joins)
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, depth: Int, serial: UInt32, joins: Bool
  ) -> KeyedEncodingContainer<Key> {
    let table = table(for: type)
    let state = KeyedWriterState(session: self, depth: depth + 1, serial: serial, table: table)
    if joins { join(state) }
    let container = KeyedEncodingContainer(KeyedWriter<Key>(state: state))
    if isRunning, options.poolsContainers, ContainerLayout.allowsEncodingPool {
      pool.set(TypedContainer(container, keyedBy: type, state: state), at: depth)
    } else {
      state.leavePool()
    }
    return container
  }

  /// Allows a second container to add keys to an object.
  private func join(_ second: KeyedWriterState) {
    let slot = second.depth - 1
    guard slot < slots.count else { return }
    if !slots[slot].hasOtherKeys {
      guard let first = pool[slot]?.with({ $0.state }), first.serial == slots[slot].serial else {
        // The object's keys are no longer known.
        needsTree = true
        return
      }
      first.collectKeys()
    }
    second.usesNames = true
  }
}

extension ContainerLayout {
  /// Whether `KeyedEncodingContainer` has the layout that pooling needs.
  static let allowsEncodingPool: Bool = {
    let session = EncodingSession(EncodingOptions())
    return withExtendedLifetime(session) {
      let state = KeyedWriterState(session: session, depth: 0, serial: 0, table: PreparedKeys())
      state.leavePool()
      return isReference(state) { KeyedEncodingContainer(KeyedWriter<PathKey>(state: $0)) }
    }
  }()
}

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

  // The standard library implements these too, and its implementation takes precedence over a generic one.

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
