internal import Foundation
internal import JSONCore

/// The unkeyed container over an array. Three words, so that the existential holds it without an allocation.
///
/// A value that fails to decode stays current: the next attempt reads it again.
struct UnkeyedReader: UnkeyedDecodingContainer {
  let session: DecodingSession
  let array: DocumentPosition
  private(set) var next: DocumentPosition
  /// The number of remaining elements, the most frequently used property.
  private var remaining: Int32
  let depth: Int32

  init(session: DecodingSession, array: JSONValue, depth: Int) {
    self.session = session
    self.array = array.position
    next = array.firstChild
    remaining = Int32(truncatingIfNeeded: array.childCount)
    self.depth = Int32(truncatingIfNeeded: depth)
  }

  var codingPath: [any CodingKey] { session.path(to: array, depth: Int(depth)) }

  var count: Int? { session[array].childCount }

  var currentIndex: Int { session[array].childCount - Int(remaining) }

  var isAtEnd: Bool { remaining <= 0 }

  mutating func decodeNil() throws -> Bool {
    guard session[try current(for: Never.self)].isNull else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try session.decode(type, at: try enter(for: type), depth: Int(depth) + 1)
    advance()
    return value
  }

  mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard !isAtEnd, try !decodeNil() else { return nil }
    return try decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let value = try enter(for: KeyedDecodingContainer<Nested>.self)
    let container = try session.keyedContainer(type, at: value, depth: Int(depth) + 1)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try session.unkeyedContainer(
      at: try enter(for: (any UnkeyedDecodingContainer).self), depth: Int(depth) + 1)
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = ValueDecoder(
      session: session, value: try enter(for: (any Decoder).self), depth: Int(depth) + 1)
    advance()
    return decoder
  }

  /// The current element; throws `valueNotFound` after the last.
  func current(for type: Any.Type) throws -> DocumentPosition {
    guard !isAtEnd else { throw atEnd(type) }
    return next
  }

  /// The current element, recorded as the one being decoded.
  private func enter(for type: Any.Type) throws -> DocumentPosition {
    let value = try current(for: type)
    enterElement()
    return value
  }

  func enterElement() {
    session.setFrame(Int(depth) + 1, next, in: array, index: Int32(truncatingIfNeeded: currentIndex))
  }

  mutating func advance() { advance(to: session[next].nextElement) }

  // `@inline(__always)`: two stores for each element.
  @inline(__always)
  mutating func advance(to element: DocumentPosition) {
    next = element
    remaining &-= 1
  }

  @inline(never)
  private func atEnd(_ type: Any.Type) -> DecodingError {
    let error = session[array].error(.indexOutOfBounds(currentIndex, count: session[array].childCount))
    let context = DecodingError.Context(
      codingPath: codingPath + [PathKey(index: currentIndex)],
      debugDescription: type == (any Decoder).self ? FoundationWords.superAtEnd : FoundationWords.atEnd,
      underlyingError: error)
    return .valueNotFound(type, context)
  }

  mutating func decode<Value: ScalarDecodable>(_ type: Value.Type) throws -> Value { try scalar() }

  private mutating func scalar<Value: ScalarDecodable>() throws -> Value {
    let position = try current(for: Value.self)
    let following: DocumentPosition
    let value: Value
    do throws(JSONError) {
      let json = session[position]
      value = try Value.read(json, in: session)
      following = json.nextElement
    } catch {
      value = try replaced(error)
      following = session[position].nextElement
    }
    advance(to: following)
    return value
  }

  /// In a collecting decode, logs the error of a scalar and returns a value in its place; otherwise throws.
  @inline(never)
  private func replaced<Value>(_ error: JSONError) throws -> Value {
    enterElement()
    let failure = session.failure(error, at: next, depth: Int(depth) + 1, for: Value.self)
    return try session.recovered(failure, at: next, in: array) { _ in throw failure }
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)

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
  // `@inline(__always)`: called once for each object from three places, of which a model uses one.
  @inline(__always)
  func keyedContainer<Key: CodingKey>(
    _ type: Key.Type, at value: DocumentPosition, depth: Int
  ) throws -> KeyedDecodingContainer<Key> {
    let json = self[value]
    do throws(JSONError) {
      _ = try json.object()
    } catch {
      throw noObject(error, at: value, depth: depth)
    }
    if json.isRecorded, let model, model.value == value, isModel(model.type) { json.log(.model(model.type)) }
    if let pooled = pool[depth], pooled.with({ $0.isFree(keyedBy: type) }) {
      if options.keys.converts {
        // A closure that converts keys can replace the container.
        let holder = pooled.object
        holder.state.aim(at: value, in: self, keyedBy: type)
        holder.state.reindex()
        return withExtendedLifetime(holder) { pooled.container() }
      }
      pooled.with { $0.state.aim(at: value, in: self, keyedBy: type) }
      return pooled.container()
    }
    return newContainer(type, at: value, depth: depth)
  }

  /// The error of a value that isn't an object, or is too deep for its nested models.
  @inline(never)
  private func noObject(_ error: JSONError, at value: DocumentPosition, depth: Int) -> DecodingError {
    failure(error, at: value, depth: depth, for: [String: Any].self)
  }

  @inline(never)
  private func newContainer<Key: CodingKey>(
    _ type: Key.Type, at value: DocumentPosition, depth: Int
  ) -> KeyedDecodingContainer<Key> {
    defer { hasMadeContainer = true }
    guard isRunning, hasMadeContainer, options.poolsContainers, ContainerLayout.allowsDecodingPool else {
      let state = KeyedState(session: self, object: value, depth: depth)
      state.leavePool()
      return KeyedDecodingContainer(KeyedReader<Key>(state: state))
    }
    let state = KeyedState(
      session: self, object: value, depth: depth, keys: isUsedAgain ? memberKeys(of: type) : nil)
    let container = KeyedDecodingContainer(KeyedReader<Key>(state: state))
    pool.set(TypedContainer(container, keyedBy: type, state: state), at: depth)
    return container
  }

  func unkeyedContainer(at value: DocumentPosition, depth: Int) throws -> any UnkeyedDecodingContainer {
    let json = self[value]
    try checkArray(json, depth: depth)
    do {
      try json.checkRoom()
    } catch {
      throw failure(error, at: value, depth: depth, for: [Any].self)
    }
    return UnkeyedReader(session: self, array: json, depth: depth)
  }

  var userInfo: [CodingUserInfoKey: Any] {
    var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    if let context { userInfo[.context] = context.with(\.any) }
    return userInfo
  }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { session[value].isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Date.self { return try session.decodeWhole(type, at: value, depth: Int(depth)) }
    return try session.decode(type, at: value, depth: Int(depth))
  }

  func decode<Value: ScalarDecodable>(_ type: Value.Type) throws -> Value {
    try type.read(at: value, depth: Int(depth), in: session)
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 {
    try type.read(at: value, depth: Int(depth), in: session)
  }

  func decode(_ type: UInt128.Type) throws -> UInt128 {
    try type.read(at: value, depth: Int(depth), in: session)
  }
}

extension ContainerLayout {
  /// Whether `KeyedDecodingContainer` has the layout that pooling needs.
  static let allowsDecodingPool: Bool = {
    let session = DecodingSession(DecodingOptions())
    return withExtendedLifetime(session) {
      let state = KeyedState(session: session, object: .root, depth: 0)
      state.leavePool()
      return isReference(state) { KeyedDecodingContainer(KeyedReader<PathKey>(state: $0)) }
    }
  }()
}
