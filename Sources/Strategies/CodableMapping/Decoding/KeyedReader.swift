// `@inline(__always)` so that the type of the keys is known; otherwise their text is accessed through a
// witness.

internal import Foundation
internal import JSONCore

/// The keyed container over an object.
struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let state: KeyedState

  var codingPath: [any CodingKey] { state.session.path(to: state.object, depth: state.depth) }

  var allKeys: [Key] {
    state.session.listing = KeyListing(object: state.object, keyType: Key.self)
    state[state.object].unguardedObject?.logListed()
    return state.names.compactMap { Key(stringValue: $0) ?? state.keyInSnakeCase($0) }
  }

  func contains(_ key: Key) -> Bool { state.find(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { state[try position(key, for: Never?.self)].isNull }

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
    let session = session
    enter(value, keyType: keyType, in: session)
    let failure = session.failure(error, at: value, depth: depth + 1, for: Value.self)
    return try session.recovered(failure, at: value, in: object) { _ in throw failure }
  }

  @inline(never)
  func missing(_ key: some CodingKey, for type: Any.Type) -> DecodingError {
    let session = session
    let error = session.namedAfterModel(
      self[object].missing(session.options.keys.wireName(key), expecting: type, among: Swift.type(of: key)))
    let context = DecodingError.Context(
      codingPath: session.path(to: object, depth: depth), debugDescription: FoundationWords.missing(key),
      underlyingError: error)
    return .keyNotFound(key, context)
  }
}

extension KeyedReader {
  // Inlined so that the methods of the containers become code for one type each: the compiler doesn't
  // specialize code that stays generic in the key.

  @inline(__always)
  func decode<Value: ScalarDecodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try scalar(at: try positionOrEmpty(key, for: type))
  }

  @inline(__always)
  private func scalarIfPresent<Value: ScalarDecodable>(_ key: Key) throws -> Value? {
    guard let value = state.find(key.stringValue), !state[value].isNull else { return nil }
    return try scalar(at: value)
  }

  @inline(__always)
  private func scalar<Value: ScalarDecodable>(at value: DocumentPosition) throws -> Value {
    try state.withSession { session in
      do throws(JSONError) {
        return try Value.read(state[value], in: session)
      } catch {
        return try state.replaced(error, at: value, keyType: Key.self)
      }
    }
  }

  // The standard library implements these too, and its implementation, which looks up the key three times,
  // takes precedence over a generic one.

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try scalarIfPresent(key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedReader {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try scalar(at: try position(key, for: type))
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try scalar(at: try position(key, for: type))
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try scalarIfPresent(key) }
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try scalarIfPresent(key) }
}

/// The decoder for a key that the object lacks, as `superDecoder` returns it: it decodes like `null`.
struct MissingValueDecoder: Decoder {
  let session: DecodingSession
  /// The object that lacks the key.
  let container: DocumentPosition
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw notFound([String: Any].self)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notFound([Any].self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The key in JSON for a coding key.
  func wireName(_ key: some CodingKey) -> String { session.options.keys.wireName(key) }

  private func notFound(_ type: Any.Type) -> DecodingError {
    let key = codingPath.last.map { wireName($0) } ?? ""
    let error = session[container].error(.missingKey(key, expected: IssueExpectation(type)))
    func context(_ description: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: codingPath, debugDescription: description, underlyingError: error)
    }
    // The same as for null; see `DecodingSession.failure`.
    return type == Bool.self
      ? .typeMismatch(type, context(FoundationWords.mismatch(type, found: .null)))
      : .valueNotFound(type, context(FoundationWords.null(for: type)))
  }
}

extension MissingValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type is any TapeDecodable.Type, !(type is any ComposedType.Type) { throw notFound(type) }
    return try type.init(from: self)
  }

  // The standard library implements these too, and its implementation takes precedence over a generic one.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { throw notFound(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { throw notFound(type) }
}

/// Marks types that consist of others and use a container themselves, in contrast to types that have a JSON
/// form of their own.
private protocol ComposedType {}

extension Optional: ComposedType {}
extension Array: ComposedType {}
extension Set: ComposedType {}
extension Dictionary: ComposedType {}
// For a missing UUID, Foundation reports that it expected a string.
extension UUID: ComposedType {}
