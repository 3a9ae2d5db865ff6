public import JSONCore
internal import JSONFoundation

/// The member below a key path, as it is: `try [Movie].decode(json => "movies", ignoreInvalidObjects: true)`.
///
/// Throws `DecodingError` where the path can't be followed.
@_lifetime(copy json)
@inlinable
public func => (json: JSON, keyPath: KeyPath) throws -> JSON {
  try json.member(at: keyPath, expecting: Any.self)
}

/// The member below a key path, as it is; `nil` where the way ends at a key that may be missing, or at
/// `null`.
///
/// Throws `DecodingError` where the path can't be followed.
@_lifetime(copy json)
@inlinable
public func =>? (json: JSON, keyPath: OptionalKeyPath) throws -> JSON? {
  guard let member = try json.optionalMember(at: keyPath.markingFirst(required: false)), !member.isNull else {
    return nil
  }
  return member
}

/// The member below a key path, as `JSONSerialization` would return it.
///
/// Throws `DecodingError` where the path can't be followed.
@_disfavoredOverload
public func => (json: JSON, keyPath: KeyPath) throws -> Any {
  try json.member(at: keyPath, expecting: Any.self).foundationObject()
}

/// The member below a key path, as `JSONSerialization` would return it; `nil` where the way ends at a key
/// that may be missing, or at `null`.
///
/// Throws `DecodingError` where the path can't be followed.
@_disfavoredOverload
public func =>? (json: JSON, keyPath: OptionalKeyPath) throws -> Any? {
  guard let member = try json.optionalMember(at: keyPath.markingFirst(required: false)), !member.isNull else {
    return nil
  }
  return member.foundationObject()
}

/// The members of the object below a key path, as `JSONSerialization` would return them.
///
/// Throws `DecodingError` where the path can't be followed.
@_disfavoredOverload
public func => (json: JSON, keyPath: KeyPath) throws -> [String: Any] {
  let member = try json.member(at: keyPath, expecting: [String: Any].self)
  guard member.isObject else { throw json.passed(member.failureAsObject(), from: member, decoding: Any.self) }
  return member.dictionary()
}
