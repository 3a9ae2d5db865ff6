internal import JSONCore

/// The decoder of one value. Three words at most, so that `any Decoder` holds it without an allocation.
struct ValueDecoder: Decoder {
  let session: DecodingSession
  let value: DocumentPosition
  let depth: Int32

  init(session: DecodingSession, value: DocumentPosition, depth: Int) {
    self.session = session
    self.value = value
    self.depth = Int32(truncatingIfNeeded: depth)
  }

  var codingPath: [any CodingKey] { session.path(to: value, depth: Int(depth)) }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try session.keyedContainer(type, at: value, depth: Int(depth))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try session.unkeyedContainer(at: value, depth: Int(depth))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension DecodingSession {
  func keyedContainer<Key: CodingKey>(
    _ type: Key.Type, at value: DocumentPosition, depth: Int
  ) throws -> KeyedDecodingContainer<Key> {
    if case let json = self[value], json.kind != .object {
      throw failure(json.mismatch(expected: "an object"), at: value, depth: depth, for: [String: Any].self)
    }
    try checkRoom(at: value, depth: depth, for: [String: Any].self)
    if let pooled = pool[depth], pooled.isFree(keyedBy: type) {
      pooled.state.aim(at: value, in: self)
      return pooled.container()
    }
    return newContainer(type, at: value, depth: depth)
  }

  /// Throws `depth-limit` where the stack has no room for the models below a container.
  @inline(__always)
  private func checkRoom(at value: DocumentPosition, depth: Int, for type: Any.Type) throws {
    do {
      try self[value].checkRoom()
    } catch {
      throw failure(error, at: value, depth: depth, for: type)
    }
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, at value: DocumentPosition, depth: Int
  ) -> KeyedDecodingContainer<Key> {
    let state = KeyedState(session: self, object: value, depth: depth)
    let container = KeyedDecodingContainer(KeyedReader<Key>(state: state))
    defer { hasMadeContainer = true }
    if isRunning, hasMadeContainer, options.poolsContainers, ContainerLayout.allowsDecodingPool {
      pool.set(PooledContainer(container, keyedBy: type, state: state), at: depth)
    } else {
      state.leavePool()
    }
    return container
  }

  func unkeyedContainer(at value: DocumentPosition, depth: Int) throws -> any UnkeyedDecodingContainer {
    let json = self[value]
    guard json.kind == .array else {
      throw failure(json.mismatch(expected: "an array"), at: value, depth: depth, for: [Any].self)
    }
    try checkRoom(at: value, depth: depth, for: [Any].self)
    return UnkeyedReader(session: self, array: value, next: json.firstChild, depth: depth)
  }

  var userInfo: [CodingUserInfoKey: Any] {
    var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    if let context { userInfo[.context] = context.any }
    return userInfo
  }
}
