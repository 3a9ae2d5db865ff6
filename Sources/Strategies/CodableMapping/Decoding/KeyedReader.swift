// `@inline(__always)` so that the type of the keys is known; otherwise their text is accessed through a
// witness.

internal import JSONCore

/// The keyed container over an object.
struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let state: KeyedState

  var codingPath: [any CodingKey] { state.session.path(to: state.object, depth: state.depth) }

  var allKeys: [Key] {
    state.session.listing = KeyListing(object: state.object, keyType: Key.self)
    return state.names.compactMap { Key(stringValue: $0) ?? state.keyInSnakeCase($0) }
  }

  func contains(_ key: Key) -> Bool { state.find(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    state[try position(key, for: Never?.self)].isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let value = try positionOrEmpty(key, for: type)
    return try state.withSession { session in
      state.enter(value, keyType: Key.self, in: session)
      do {
        return try session.decode(type, at: value, depth: state.depth + 1)
      } catch {
        return try state.replaced(error, at: value, keyType: Key.self)
      }
    }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = state.find(key.stringValue), !state[value].isNull else { return nil }
    return try state.withSession { session in
      state.enter(value, keyType: Key.self, in: session)
      do {
        return try session.decode(type, at: value, depth: state.depth + 1)
      } catch {
        return try session.recovered(error, at: value, in: state.object) { _ in nil }
      }
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    let value = try position(key, for: SomeObject.self)
    return try state.withSession { session in
      state.enter(value, keyType: Key.self, in: session)
      return try session.keyedContainer(type, at: value, depth: state.depth + 1)
    }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    let value = try position(key, for: SomeArray.self)
    return try state.withSession { session in
      state.enter(value, keyType: Key.self, in: session)
      return try session.unkeyedContainer(at: value, depth: state.depth + 1)
    }
  }

  func superDecoder() throws -> any Decoder { decoder(for: PathKey.super) }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder(for: key) }

  private func decoder(for key: some CodingKey) -> any Decoder {
    guard let value = state.find(key.stringValue) else {
      return MissingValueDecoder(
        session: state.session, container: state.object, codingPath: codingPath + [key])
    }
    let session = state.session
    state.enter(value, keyType: type(of: key), in: session)
    return ValueDecoder(session: session, value: value, depth: state.depth + 1)
  }

  /// The position of the value for a key. If there is none, throws `keyNotFound`; in a collecting decode,
  /// returns that of an empty object.
  @inline(__always)
  func positionOrEmpty(_ key: Key, for type: Any.Type) throws -> DocumentPosition {
    guard let value = state.find(key.stringValue) else { return try state.empty(key, for: type) }
    return value
  }

  /// The position of the value for a key; throws `keyNotFound`.
  @inline(__always)
  func position(_ key: Key, for type: Any.Type) throws -> DocumentPosition {
    guard let value = state.find(key.stringValue) else { throw state.missing(key, for: type) }
    return value
  }
}

/// The object whose keys were listed last, and the type of the keys: an enum with associated values lists
/// them to find its case.
struct KeyListing {
  var object: DocumentPosition
  var keyType: any CodingKey.Type
}

extension KeyedState {
  /// Records that a member is being decoded.
  @inline(__always)
  func enter(_ value: DocumentPosition, keyType: any CodingKey.Type, in session: DecodingSession) {
    session.setFrame(depth + 1, value, in: object, keyType: keyType)
  }

  @inline(never)
  func failure(
    _ error: JSONError, at value: DocumentPosition, keyType: any CodingKey.Type, for type: Any.Type
  ) -> DecodingError {
    let session = session
    enter(value, keyType: keyType, in: session)
    return session.failure(error, at: value, depth: depth + 1, for: type)
  }

  /// Throws for a missing key; in a collecting decode, logs that and returns an empty object as the value.
  @inline(never)
  func empty(_ key: some CodingKey, for type: Any.Type) throws -> DocumentPosition {
    let error = missing(key, for: type)
    let json = self[object]
    guard session.isCollecting,
      let empty = json.emptyMember(insteadOf: json.issue(of: session.resolution(of: error, model: nil)))
    else { throw error }
    return empty.position
  }

  /// In a collecting decode, logs the error of a member and returns a value in its place; otherwise throws.
  @inline(never)
  func replaced<Value: Decodable>(
    _ error: any Error, at value: DocumentPosition, keyType: any CodingKey.Type
  ) throws -> Value {
    try session.recovered(error, at: value, in: object) { empty in
      enter(empty, keyType: keyType, in: session)
      return try session.decode(Value.self, at: empty, depth: depth + 1)
    }
  }

  /// The same for the error of a scalar.
  @inline(never)
  func replaced<Value: ScalarDecodable>(
    _ error: JSONError, at value: DocumentPosition, keyType: any CodingKey.Type
  ) throws -> Value {
    let failure = failure(error, at: value, keyType: keyType, for: Value.self)
    return try session.recovered(failure, at: value, in: object) { _ in throw failure }
  }

  @inline(never)
  func missing(_ key: some CodingKey, for type: Any.Type) -> DecodingError {
    let session = session
    let error = session.namedAfterModel(
      self[object].missing(session.options.keys.wireName(key), expecting: type, among: Swift.type(of: key)))
    let context = DecodingError.Context(
      codingPath: session.path(to: object, depth: depth),
      debugDescription: FoundationWords.missing(key),
      underlyingError: error
    )
    return .keyNotFound(key, context)
  }
}
