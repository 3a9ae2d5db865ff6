public import JSONCore
internal import JSONFoundation

precedencegroup DecodingPrecedence {
  associativity: right
  higherThan: CastingPrecedence
}

infix operator => : DecodingPrecedence
infix operator =>? : DecodingPrecedence

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

/// Decodes the member below a key path.
///
/// A missing key is an error. `null` is one too, unless the result type is optional: then the result is
/// `nil`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and what decoding the member throws.
@inlinable @inline(__always)
public func => <Value: Decodable>(json: JSON, keyPath: KeyPath) throws -> Value {
  let member = try json.member(at: keyPath, expecting: Value.self)
  return try json.decoded(member: member)
}

/// Decodes the member below a key path; `nil` if an optional key is missing or its value is `null`, or if the
/// member is `null`.
///
/// A key is optional if `=>?` precedes it. A path that was created separately is used unchanged.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@inlinable @inline(__always)
public func =>? <Value: Decodable>(json: JSON, keyPath: OptionalKeyPath) throws -> Value? {
  guard let member = try json.presentMember(at: keyPath) else { return nil }
  return try json.decoded(member: member)
}

// Disfavored, so that a single literal after `=>` is a `KeyPath`.

/// Decodes the member below a key path whose first key is required and that has optional keys: `json => "a"
/// =>? "b"`.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@_disfavoredOverload
@inlinable @inline(__always)
public func => <Value: Decodable>(json: JSON, keyPath: OptionalKeyPath) throws -> Value? {
  try json =>? keyPath.markingFirst(required: true)
}

// There is no form for a `String` on the right: it would treat `"a" => "b"` as a text that is decoded with
// the key `b`. Write keys that are known only at run time as `KeyPath(key)`.

/// Joins key paths: `"a" => "b"` is the path to `b` in `a`.
@inlinable
public func => (left: KeyPath, right: KeyPath) -> KeyPath {
  left.form.joined(right.form).map { KeyPath(form: $0) } ?? KeyPath(left.keys + right.keys)
}

/// Joins key paths; the first key on the right is required.
@_disfavoredOverload
@inlinable
public func => (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  left.joined(right.markingFirst(required: true))
}

/// Joins key paths; the first key on the right is optional.
@inlinable
public func =>? (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  left.joined(right.markingFirst(required: false))
}

/// Joins a path of required keys and one with optional keys, whose first key is optional.
@_disfavoredOverload
public func =>? (left: KeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  OptionalKeyPath(left).joined(right.markingFirst(required: false))
}

extension OptionalKeyPath {
  @inlinable
  func joined(_ other: OptionalKeyPath) -> OptionalKeyPath {
    form.joined(other.form).map { OptionalKeyPath(form: $0) } ?? OptionalKeyPath(keys: keys + other.keys)
  }
}

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
public func =>? (json: JSON, keyPath: OptionalKeyPath) throws -> JSON? { try json.presentMember(at: keyPath) }

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
