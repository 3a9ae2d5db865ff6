public import JSONCore

// `@inline(__always)`, as on the operators that call it. The compiler evaluates a path of literals only if it
// inlines the call. Otherwise the path is created and followed at run time.

extension JSONValue {
  /// The member below a key path; throws if it is missing.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func member(at keyPath: KeyPath, expecting type: Any.Type) throws -> JSONValue {
    switch keyPath.form {
    case .key(let key):
      return try step(key, expecting: type, root: self)
    case .pair(let first, let second):
      return try step(first, expecting: type, root: self).step(second, expecting: type, root: self)
    case .triple(let first, let second, let third):
      let outer = try step(first, expecting: type, root: self)
      return try outer.step(second, expecting: type, root: self).step(third, expecting: type, root: self)
    case .path(let keys):
      return try member(at: keys, expecting: type)
    }
  }

  @_lifetime(copy self)
  @inlinable @inline(__always)
  func step(_ key: JSONKey, expecting type: Any.Type, root: JSONValue) throws -> JSONValue {
    guard let member = member(key) else { return try replaced(missing: key, expecting: type, root: root) }
    return member
  }

  @_lifetime(copy self)
  @usableFromInline
  func member(at keys: [String], expecting type: Any.Type) throws -> JSONValue {
    var current = self
    for key in keys {
      guard let member = current.member(key) else {
        return try current.replaced(missing: key, expecting: type, root: self)
      }
      current = member
    }
    return current
  }
}

extension JSONValue {
  /// Decodes a member of this value. In a collecting decode, a member that doesn't decode is replaced.
  @inlinable @inline(__always)
  func decoded<Value: Decodable>(member: JSONValue) throws -> Value {
    do { return try Value.decodeMember(member, of: self) } catch { return try recovered(error, from: member) }
  }
}

extension JSONValue {
  /// The member below a key path; `nil` if an optional key of the path is missing, or if the member is
  /// `null`.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func presentMember(at keyPath: OptionalKeyPath) throws -> JSONValue? {
    guard let member = try optionalMember(at: keyPath), !member.isNull else { return nil }
    return member
  }

  /// The member below a key path; `nil` if an optional key of the path is missing or its value is `null`.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func optionalMember(at keyPath: OptionalKeyPath) throws -> JSONValue? {
    switch keyPath.form {
    case .key(let key):
      return try step(key, root: self)
    case .pair(let first, let second):
      return try step(first, root: self)?.step(second, root: self)
    case .triple(let first, let second, let third):
      return try step(first, root: self)?.step(second, root: self)?.step(third, root: self)
    case .path(let keys):
      return try optionalMember(at: keys)
    }
  }

  @_lifetime(copy self)
  @inlinable @inline(__always)
  func step(_ key: OptionalKeyPath.LiteralKey, root: JSONValue) throws -> JSONValue? {
    guard let member = member(key.key) else {
      if key.isRequired || !isObject {
        return try replaced(missing: key.key, expecting: Any.self, root: root)
      }
      return nil
    }
    return !key.isRequired && member.isNull ? nil : member
  }

  @_lifetime(copy self)
  @usableFromInline
  func optionalMember(at keys: [OptionalKey]) throws -> JSONValue? {
    var current = self
    for key in keys {
      guard let member = current.member(key.key) else {
        if !key.isRequired, current.isObject { return nil }
        return try current.replaced(missing: key.key, expecting: Any.self, root: self)
      }
      if !key.isRequired, member.isNull { return nil }
      current = member
    }
    return current
  }
}
