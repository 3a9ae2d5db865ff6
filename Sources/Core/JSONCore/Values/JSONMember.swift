/// A member of an object: a key and a value.
@frozen
public struct JSONMember: ~Escapable {
  @usableFromInline let node: UnsafePointer<Node>
  @usableFromInline let header: UnsafePointer<DecodeHeader>

  @_lifetime(immortal)
  @inlinable
  init(node: UnsafePointer<Node>, header: UnsafePointer<DecodeHeader>) {
    self.node = node
    self.header = header
  }

  /// The key, escapes decoded.
  ///
  /// - Complexity: O(*n*) in its length.
  public var key: String { decodedText(of: node.pointee, in: header.pointee.bytes) }

  /// Whether the key equals this one; creates a `String` only for a key that is written with escapes.
  @inlinable
  public func hasKey(_ key: JSONKey) -> Bool { keyValue.isString(key) }

  /// The value.
  @inlinable
  public var value: JSONValue {
    @_lifetime(copy self)
    get { _overrideLifetime(JSONValue(node: node + 1, header: header), copying: self) }
  }

  /// The key as a value, for errors about the key itself.
  @inlinable
  public var keyValue: JSONValue {
    @_lifetime(copy self)
    get { _overrideLifetime(JSONValue(node: node, header: header), copying: self) }
  }
}

extension JSONObject {
  /// Calls `body` with each member in document order, duplicates included.
  ///
  /// - Throws: What `body` throws.
  @inlinable
  public func forEach<Failure: Error>(_ body: (JSONMember) throws(Failure) -> Void) throws(Failure) {
    logAllRead()
    try visitMembers(body)
  }

  /// Calls `body` with each member; does not mark the members' keys as known.
  @inlinable
  func visitMembers<Failure: Error>(_ body: (JSONMember) throws(Failure) -> Void) throws(Failure) {
    var member = node + 1
    for _ in 0..<count {
      try body(JSONMember(node: member, header: header))
      member += 1 &+ member[1].size
    }
  }

  /// An iterator that starts before the first member.
  @_lifetime(copy self)
  @inlinable
  public func makeIterator() -> Iterator {
    logAllRead()
    return _overrideLifetime(Iterator(next: node + 1, remaining: count, header: header), copying: self)
  }

  /// Iterates over the members in document order. Not an `IteratorProtocol`, whose elements could be stored.
  @frozen
  public struct Iterator: ~Escapable {
    @usableFromInline var nextNode: UnsafePointer<Node>
    @usableFromInline var remaining: Int
    @usableFromInline let header: UnsafePointer<DecodeHeader>

    @_lifetime(immortal)
    @inlinable
    init(next: UnsafePointer<Node>, remaining: Int, header: UnsafePointer<DecodeHeader>) {
      self.nextNode = next
      self.remaining = remaining
      self.header = header
    }

    /// The next member; `nil` after the last.
    @_lifetime(copy self)
    @inlinable
    public mutating func next() -> JSONMember? {
      guard remaining > 0 else { return nil }
      let member = nextNode
      nextNode += 1 &+ member[1].size
      remaining -= 1
      return _overrideLifetime(JSONMember(node: member, header: header), copying: self)
    }
  }
}
