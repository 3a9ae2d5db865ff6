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
}

extension UnkeyedReader {
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
    let error = session[array].error(
      .indexOutOfBounds(currentIndex, count: session[array].childCount))
    let context = DecodingError.Context(
      codingPath: codingPath + [PathKey(index: currentIndex)],
      debugDescription: type == (any Decoder).self ? FoundationWords.superAtEnd : FoundationWords.atEnd,
      underlyingError: error
    )
    return .valueNotFound(type, context)
  }
}

extension UnkeyedReader {
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
    let failure = failure(error, for: Value.self)
    return try session.recovered(failure, at: next, in: array) { _ in throw failure }
  }

  @inline(never)
  private func failure(_ error: JSONError, for type: Any.Type) -> DecodingError {
    enterElement()
    return session.failure(error, at: next, depth: Int(depth) + 1, for: type)
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedReader {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}
