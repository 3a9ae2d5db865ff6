public import JSONCore
internal import JSONFoundation

/// The member below a key path, without decoding it: `try [Movie].decode(json => "movies",
/// ignoreInvalidObjects: true)`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object.
@_lifetime(copy json)
@inlinable
public func => (json: JSON, keyPath: KeyPath) throws -> JSON {
  try json.member(at: keyPath, expecting: Any.self)
}

/// The member below a key path, without decoding it; `nil` if an optional key is missing, or for `null`.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed.
@_lifetime(copy json)
@inlinable
public func =>? (json: JSON, keyPath: OptionalKeyPath) throws -> JSON? {
  try json.presentMember(at: keyPath)
}

/// The member below a key path, as `JSONSerialization` would return it.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object.
@_disfavoredOverload
public func => (json: JSON, keyPath: KeyPath) throws -> Any {
  try json.member(at: keyPath, expecting: Any.self).foundationTree()
}

/// The member below a key path, as `JSONSerialization` would return it; `nil` if an optional key is missing,
/// or for `null`.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed.
@_disfavoredOverload
public func =>? (json: JSON, keyPath: OptionalKeyPath) throws -> Any? {
  try json.presentMember(at: keyPath)?.foundationTree()
}

/// The object or array below a key path, as `JSONSerialization` would return it: `[String: Any]` or `[Any]`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and for a value of another kind.
@_disfavoredOverload
public func => <Container: FoundationContainer>(json: JSON, keyPath: KeyPath) throws -> Container {
  try json.container(at: try json.member(at: keyPath, expecting: Container.self))
}

/// The object or array below a key path, as `JSONSerialization` would return it; `nil` for `null`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and for a value of another kind.
@_disfavoredOverload
public func => <Container: FoundationContainer>(json: JSON, keyPath: KeyPath) throws -> Container? {
  let member = try json.member(at: keyPath, expecting: Container.self)
  return member.isNull ? nil : try json.container(at: member)
}

/// The object or array below a key path, as `JSONSerialization` would return it; `nil` if an optional key is
/// missing, or for `null`.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` if a value
///   along the path isn't an object, and for a value of another kind.
@_disfavoredOverload
public func =>? <Container: FoundationContainer>(json: JSON, keyPath: OptionalKeyPath) throws -> Container? {
  guard let member = try json.presentMember(at: keyPath) else { return nil }
  return try json.container(at: member)
}

extension JSONValue {
  /// A member of this value as a dictionary or an array.
  fileprivate func container<Container: FoundationContainer>(at member: JSONValue) throws -> Container {
    try decodedMember(member, as: Any.self) { (member) throws in try member.container() }
  }

  /// This value as a dictionary or an array.
  func container<Container: FoundationContainer>() throws -> Container {
    let isArray = Container.self == [Any].self
    if kind == (isArray ? .array : .object), let container = try foundationTree() as? Container {
      return container
    }
    if isArray { try refuseAsArray() } else { try refuseAsObject() }
  }
}
