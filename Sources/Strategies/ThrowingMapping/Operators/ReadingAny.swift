internal import JSONCore
internal import JSONFoundation

// What `JSONSerialization` returned, on the left. Every operator converts the tree: decode text where it is
// at hand.

// Not disfavoured, as all others here are: of a single literal it is to be said that it is a `KeyPath`.

/// Decodes the member below a key path of a tree of Foundation's values.
///
/// Throws `DecodingError`, or what a type's own function throws.
public func => <Value: Decodable>(json: Any, keyPath: KeyPath) throws -> Value {
  try withDocument(of: json) { (json) throws in try json => keyPath }
}

/// Decodes the member below a key path of a tree of Foundation's values, where some keys may be missing.
///
/// Throws `DecodingError`, or what a type's own function throws.
@_disfavoredOverload
public func => <Value: Decodable>(json: Any, keyPath: OptionalKeyPath) throws -> Value? {
  try withDocument(of: json) { (json) throws -> Value? in try json => keyPath }
}

/// Decodes the member below a key path of a tree of Foundation's values; `nil` if it is missing or null.
///
/// Throws `DecodingError`, or what a type's own function throws.
@_disfavoredOverload
public func =>? <Value: Decodable>(json: Any, keyPath: OptionalKeyPath) throws -> Value? {
  try withDocument(of: json) { (json) throws -> Value? in try json =>? keyPath }
}

/// The object of a tree of Foundation's values below a key path.
///
/// Throws `DecodingError` where the path can't be followed.
@_disfavoredOverload
public func => (json: Any, keyPath: KeyPath) throws -> Any {
  try withDocument(of: json) { (root) throws -> Any in
    let member = try root.member(at: keyPath, expecting: Any.self)
    return object(of: json, at: keyPath.keys.map { .key($0) }) ?? member.foundationObject()
  }
}

/// The object of a tree of Foundation's values below a key path; `nil` if it is missing or null.
///
/// Throws `DecodingError` where the path can't be followed.
@_disfavoredOverload
public func =>? (json: Any, keyPath: OptionalKeyPath) throws -> Any? {
  try withDocument(of: json) { (root) throws -> Any? in
    guard let member = try root.optionalMember(at: keyPath.markingFirst(required: false)), !member.isNull
    else { return nil }
    return object(of: json, at: keyPath.keys.map { .key($0.key) }) ?? member.foundationObject()
  }
}
