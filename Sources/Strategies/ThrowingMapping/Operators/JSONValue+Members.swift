public import JSONCore

extension JSONValue {
  /// The member below a key path; throws for a missing one.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func member(at keyPath: KeyPath, expecting type: Any.Type) throws -> JSONValue {
    switch keyPath.form {
    case .key(let key):
      guard let member = member(key) else { try refuse(missing: key.description, expecting: type) }
      return member
    case .path(let keys):
      return try member(at: keys, expecting: type)
    }
  }

  @_lifetime(copy self)
  @usableFromInline
  func member(at keys: [String], expecting type: Any.Type) throws -> JSONValue {
    var current = self
    for key in keys {
      guard let member = current.member(key) else {
        throw passed(current.failure(missing: key, expecting: type), from: current, decoding: Any.self)
      }
      current = member
    }
    return current
  }

  /// The member below a key path whose first key may be missing; `nil` where the way ends there.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  func optionalMember(at keyPath: OptionalKeyPath) throws -> JSONValue? {
    switch keyPath.form {
    case .key(let key):
      guard let member = member(key) else {
        if !isObject { try refuse(missing: key.description, expecting: Any.self) }
        return nil
      }
      return member
    case .path:
      return try optionalMember(at: keyPath.markingFirst(required: false).keys)
    }
  }

  /// The member below keys of which some may be missing; `nil` where the way ends there, or at their `null`.
  @_lifetime(copy self)
  @usableFromInline
  func optionalMember(at keys: [OptionalKey]) throws -> JSONValue? {
    var current = self
    for key in keys {
      guard let member = current.member(key.key) else {
        if !key.isRequired, current.isObject { return nil }
        throw passed(
          current.failure(missing: key.key, expecting: Any.self), from: current, decoding: Any.self)
      }
      if !key.isRequired, member.isNull { return nil }
      current = member
    }
    return current
  }
}
