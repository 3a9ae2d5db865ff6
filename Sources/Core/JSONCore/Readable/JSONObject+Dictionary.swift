// Always inlined, so that the closures are specialized and no generic function is called for each member.

extension JSONMember {
  /// The key as a value of another type than `String`.
  ///
  /// - Throws: `invalid-format` or `invalid-raw-value` about the key, if it isn't a value of the type.
  @inlinable
  public func key<Key: JSONObjectKey>(as type: Key.Type) throws(JSONError) -> Key {
    guard let key = Key(jsonKey: key) else { throw keyValue.invalidKey(for: type) }
    return key
  }

  /// Throws `duplicate-key` if the document's options reject duplicate keys.
  ///
  /// The parser has compared their texts; keys of other types than `String` may be equal even if their texts
  /// differ.
  @inline(never) @usableFromInline
  package func refuseAsDuplicate() throws(JSONError) {
    guard value.document.options.duplicateKeys == .reject else { return }
    throw keyValue.error(.duplicateKey(key))
  }
}

extension JSONValue {
  /// Creates the error for a key that isn't a value of a type.
  @inline(never) @usableFromInline
  package func invalidKey<Key: JSONObjectKey>(for type: Key.Type) -> JSONError { error(Key.invalidKey) }
}

extension JSONObject {
  /// The members as a dictionary; of duplicate keys, the one that the document's options choose counts. The
  /// values of the others are not passed to `body`.
  ///
  /// - Throws: What `body` throws.
  @inlinable
  public func dictionary<Value, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Value
  ) throws(Failure) -> [String: Value] {
    try dictionary(
      key: { (member) throws(Failure) in member.key }, value: body, duplicate: { (_) throws(Failure) in })
  }

  /// The members as a dictionary whose keys are of another type than `String`; of equal keys, the one that
  /// the document's options choose counts. The values of the others are not passed to `body`.
  ///
  /// - Throws: `invalid-format` or `invalid-raw-value` about a key that isn't a value of the type,
  ///   `duplicate-key` about one that equals another if the document's options reject that, and what `body`
  ///   throws.
  @inlinable
  public func dictionary<Key: JSONObjectKey, Value>(
    keys: Key.Type, _ body: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [Key: Value] {
    try dictionary(
      key: { (member) throws(JSONError) in try member.key(as: Key.self) }, value: body,
      duplicate: { (member) throws(JSONError) in try member.refuseAsDuplicate() })
  }

  /// The members as a dictionary.
  ///
  /// A collecting decode continues after a member that fails.
  ///
  /// - Parameters:
  ///   - key: Creates the key; `nil` for a member that is left out.
  ///   - value: Creates the value of a member that is not superseded by a duplicate.
  ///   - duplicate: Called with every member that is superseded by the first with an equal key.
  @inlinable
  package func dictionary<Key: Hashable, Value, Failure: Error>(
    key: (JSONMember) throws(Failure) -> Key?,
    value: (JSONValue) throws(Failure) -> Value,
    duplicate: (JSONMember) throws(Failure) -> Void
  ) throws(Failure) -> [Key: Value] {
    header.pointee.isCollecting
      ? try collectMembers(key: key, value: value, duplicate: duplicate)
      : try members(key: key, value: value, duplicate: duplicate)
  }

  /// The same, ending with the first member that fails in any decode.
  @inlinable @inline(__always)
  package func members<Key: Hashable, Value, Failure: Error>(
    key: (JSONMember) throws(Failure) -> Key?,
    value: (JSONValue) throws(Failure) -> Value,
    duplicate: (JSONMember) throws(Failure) -> Void
  ) throws(Failure) -> [Key: Value] {
    var values: [Key: Value] = [:]
    values.reserveCapacity(count)
    if header.pointee.usesLastDuplicate {
      logAllRead()
      let chosen = try positions(byKeys: key)
      try forEach { (member) throws(Failure) in
        guard let key = try key(member), chosen[key] == member.value.position else { return }
        values[key] = try value(member.value)
      }
    } else {
      try forEach { (member) throws(Failure) in
        guard let key = try key(member) else { return }
        guard values[key] == nil else { return try duplicate(member) }
        values[key] = try value(member.value)
      }
    }
    return values
  }

  /// Whether the last of members with equal keys counts.
  package var usesLastDuplicate: Bool { header.pointee.usesLastDuplicate }

  @inline(never) @usableFromInline
  func collectMembers<Key: Hashable, Value, Failure: Error>(
    key: (JSONMember) throws(Failure) -> Key?,
    value: (JSONValue) throws(Failure) -> Value,
    duplicate: (JSONMember) throws(Failure) -> Void
  ) throws(Failure) -> [Key: Value] {
    let usesLast = header.pointee.usesLastDuplicate
    let chosen = usesLast ? positions { try? key($0) } : [:]
    var values: [Key: Value] = [:]
    var seen: Set<Key> = []
    var first: Failure?
    let collectedCount = self.value.collectedCount
    forEach { member in
      guard !self.value.hasEnoughIssues(since: collectedCount) else { return }
      do throws(Failure) {
        guard let key = try key(member) else { return }
        if usesLast, chosen[key] != member.value.position { return }
        guard seen.insert(key).inserted else { return try duplicate(member) }
        values[key] = try member.value.collecting(value)
      } catch {
        self.value.collect(member.value.issue(of: error))
        first = first ?? error
      }
    }
    if let first { throw first }
    return values
  }
}
