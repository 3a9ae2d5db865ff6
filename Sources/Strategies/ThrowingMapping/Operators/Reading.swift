public import JSONCore

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
