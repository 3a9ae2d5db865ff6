public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Members.swift tells why.

/// Decodes the member below a key path.
///
/// A missing key is an error. `null` is one too, unless the type that is asked for is optional: then it is
/// `nil`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` where the path can't be followed,
///   and what decoding the member throws.
@inlinable @inline(__always)
public func => <Value: Decodable>(json: JSON, keyPath: KeyPath) throws -> Value {
  let member = try json.member(at: keyPath, expecting: Value.self)
  return try Value.decodeMember(member, of: json)
}

/// Decodes the member below a key path; `nil` if a key is missing that may be, or if the member is `null`.
///
/// Those may be missing that `=>?` stands in front of, and in a path that was made before those that it says.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@inlinable @inline(__always)
public func =>? <Value: Decodable>(json: JSON, keyPath: OptionalKeyPath) throws -> Value? {
  guard let member = try json.presentMember(at: keyPath) else { return nil }
  return try Value.decodeMember(member, of: json)
}

// Disfavoured: a single literal in front of which `=>` stands is a `KeyPath`.

/// Decodes the member below a key path on which keys may be missing, but not the first:
/// `json => "a" =>? "b"`.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@_disfavoredOverload
@inlinable @inline(__always)
public func => <Value: Decodable>(json: JSON, keyPath: OptionalKeyPath) throws -> Value? {
  guard let member = try json.presentMember(at: keyPath.markingFirst(required: true)) else { return nil }
  return try Value.decodeMember(member, of: json)
}

// There is no form for a `String` on the right: it would take `"a" => "b"` for a text to read a key from.
// Keys that are only known at run time are written `KeyPath(key)`.
