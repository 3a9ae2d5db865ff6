// Always inlined: at the call site the compiler sees the length of a literal key, so comparing it takes one
// or two words. Rare cases are calls.

/// An object within a document.
///
///     let movie = try json.object(for: Movie.self)
///     let year = try movie["year"]?.int()
///
/// Lookups search from the first member: fast for the handful of keys that models have, and correct for
/// duplicate keys. To read all members of a large object, use ``forEach(_:)`` or ``makeIterator()``.
@frozen
public struct JSONObject: ~Escapable {
  @usableFromInline let node: UnsafePointer<Node>
  @usableFromInline let header: UnsafePointer<DecodeHeader>
  /// The type that is being decoded, for errors.
  @usableFromInline let model: Any.Type?

  @_lifetime(immortal)
  @inlinable
  init(node: UnsafePointer<Node>, header: UnsafePointer<DecodeHeader>, model: Any.Type?) {
    self.node = node
    self.header = header
    self.model = model
  }

  /// The number of members, duplicates included.
  @inlinable public var count: Int { node.pointee.count }

  /// Whether there are no members.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The object as a value.
  @inlinable
  public var value: JSONValue {
    @_lifetime(copy self)
    get { _overrideLifetime(JSONValue(node: node, header: header), copying: self) }
  }
}

extension JSONValue {
  /// Reads an object.
  ///
  /// - Parameter model: The type that is being decoded from it; errors about its members name it.
  /// - Throws: `type-mismatch`, `unexpected-null`, or `depth-limit` if the stack has no room for values that
  ///   are nested so deeply; see ``JSONParseOptions/depthLimit``.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public func object(for model: Any.Type? = nil) throws(JSONError) -> JSONObject {
    guard node.pointee.isKind(.object) else { try rejectAsObject(model: model) }
    if header.pointee.entersWithCare { try enter(model) }
    return _overrideLifetime(JSONObject(node: node, header: header, model: model), copying: self)
  }

  @inline(never) @usableFromInline
  func rejectAsObject(model: Any.Type?) throws(JSONError) -> Never {
    let error = mismatch(expected: .object)
    guard let model else { throw error }
    throw error.annotated(model: model, at: self)
  }
}

extension JSONObject {
  /// The member with this key; `nil` if there is none.
  ///
  /// Of duplicate keys the first counts, unless the document was parsed with `useLast`.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @inlinable @inline(__always)
  public subscript(key: JSONKey) -> JSONValue? {
    @_lifetime(copy self)
    get {
      guard let found = find(key.utf8, count: key.count) else { return nil }
      return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
    }
  }

  /// The member with this key, which may be computed at run time.
  ///
  /// - Complexity: O(*n*) in the number of members; O(1) on average once an object with many of them has been
  ///   searched several times.
  @_disfavoredOverload
  public subscript<Key: DynamicKey>(key: Key) -> JSONValue? {
    @_lifetime(copy self)
    get {
      guard let found = find(key) else { return nil }
      return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
    }
  }

  private func find(_ key: some DynamicKey) -> UnsafePointer<Node>? {
    var text = key.keyText
    return text.withUTF8 { bytes in find(runTimeKey: bytes) }
  }

  /// The member's value; throws if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - expected: The type to be read, for the error.
  /// - Throws: `missing-key`.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public func required(_ key: JSONKey, expecting expected: Any.Type) throws(JSONError) -> JSONValue {
    guard let found = find(key.utf8, count: key.count) else {
      throw missing(key, expecting: expected)
    }
    return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
  }

  /// The value of the member with this key, which may be computed at run time; throws if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - expected: The type to be read, for the error.
  /// - Throws: `missing-key`.
  @_lifetime(copy self)
  @_disfavoredOverload
  @inlinable
  public func required(
    _ key: some DynamicKey, expecting expected: Any.Type
  ) throws(JSONError) -> JSONValue {
    guard let member = self[key] else { throw missing(key.keyText, expecting: expected) }
    return member
  }

  /// The error for a missing key.
  @inline(never)
  public func missing(_ key: JSONKey, expecting expected: Any.Type) -> JSONError {
    annotated(value.missing(key, expecting: expected))
  }

  /// The error for a missing key, which may be computed at run time.
  @_disfavoredOverload
  @inline(never)
  public func missing(_ key: String, expecting expected: Any.Type) -> JSONError {
    annotated(value.missing(key, expecting: expected, among: nil))
  }

  /// The error with the model that is being decoded from this object, if it names none yet; an error about no
  /// value becomes one about the object.
  @inline(never)
  public func annotated(_ error: consuming JSONError) -> JSONError {
    let error = error.placed(at: value)
    guard let model else { return error }
    return error.annotated(model: model, at: value)
  }

  /// The error of reading a member, with the model that is being decoded from this object; an error about no
  /// value becomes one about the member's value.
  @inline(never)
  public func annotated(_ error: consuming JSONError, ofMember key: JSONKey) -> JSONError {
    // Nearly all errors are about a value, so the member need not be searched.
    guard !error.isPlaced, let member = self[key] else { return annotated(error) }
    return annotated(error.placed(at: member))
  }

  /// The same for a member whose key may be computed at run time.
  @_disfavoredOverload
  @inline(never)
  public func annotated(_ error: consuming JSONError, ofMember key: some DynamicKey) -> JSONError {
    guard !error.isPlaced, let member = self[key] else { return annotated(error) }
    return annotated(error.placed(at: member))
  }
}
