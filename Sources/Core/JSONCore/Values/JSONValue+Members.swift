// Always inlined: at the call site the compiler sees the length of a literal key.

extension JSONValue {
  /// Whether this value is an object.
  @inlinable public var isObject: Bool { node.pointee.isKind(.object) }

  /// The member with this key; `nil` if there is none, or if this value is not an object. Unlike the
  /// subscript of `JSONObject`, which compares bytes, it also finds a key that equals this one as a `String`.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public func member(_ key: JSONKey) -> JSONValue? {
    guard isObject else { return nil }
    let object = JSONObject(node: node, header: header, model: nil)
    var found = object.findOneByOne(key.utf8, count: key.count)
    if !key.isASCII, found == nil { found = object.findEquivalent(key.utf8, count: key.count) }
    guard let found else { return nil }
    return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
  }

  /// The member with this key, which may be computed at run time; `nil` if there is none, or if this value is
  /// not an object. It also finds a key that equals this one as a `String`.
  ///
  /// - Complexity: O(*n*) in the number of members; O(1) on average once an object with many of them has been
  ///   searched several times.
  @_lifetime(copy self)
  @_disfavoredOverload
  public func member(_ key: some DynamicKey) -> JSONValue? {
    guard isObject else { return nil }
    let object = JSONObject(node: node, header: header, model: nil)
    var text = key.keyText
    let found = text.withUTF8 { key in
      object.find(runTimeKey: key) ?? object.findEquivalent(runTimeKey: key)
    }
    guard let found else { return nil }
    return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
  }
}
