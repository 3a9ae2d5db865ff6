internal import JSONCore

// The operators as functions, for types that are not `Decodable`.

/// Decodes the member below a key path with a function.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and what the function throws.
public func parse<Value>(
  _ json: JSON, keyPath: KeyPath, decoder: (JSON) throws -> Value
) throws -> Value {
  let member = try json.member(at: keyPath, expecting: Value.self)
  return try json.decodedMember(member, as: Value.self, by: decoder)
}

/// Decodes the member below a key path with a function; `nil` if an optional key is missing or its value is
/// `null`.
///
/// A key written as a literal is optional.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed, and what the function throws.
@_disfavoredOverload
public func parse<Value>(
  _ json: JSON, keyPath: OptionalKeyPath, decoder: (JSON) throws -> Value?
) throws -> Value? {
  guard let member = try json.optionalMember(at: keyPath) else { return nil }
  return try json.decodedMember(member, as: Value.self, by: decoder)
}

// The parameters are optionals (`nil` is null) only to rank the overloads: the compiler then treats a decoder
// that fits both forms as one of objects, and a literal as a `KeyPath`.

/// Decodes the member below a key path of a tree of Foundation's values with a function.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and what the function throws.
@_disfavoredOverload
public func parse<Value>(_ json: Any?, keyPath: KeyPath, decoder: (JSON) throws -> Value) throws -> Value {
  try withDocument(of: json as Any) { (json) throws in try parse(json, keyPath: keyPath, decoder: decoder) }
}

/// Decodes the member below a key path of a tree of Foundation's values with a function; `nil` if the path
/// ends early.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed, and what the function throws.
@_disfavoredOverload
public func parse<Value>(
  _ json: Any?, keyPath: OptionalKeyPath, decoder: (JSON) throws -> Value?
) throws -> Value? {
  try withDocument(of: json as Any) { (json) throws in try parse(json, keyPath: keyPath, decoder: decoder) }
}

/// Decodes the object below a key path of a tree of Foundation's values with a function for such objects.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and what the function throws.
public func parse<Value>(_ json: Any, keyPath: KeyPath, decoder: (Any) throws -> Value) throws -> Value {
  let member = try member(of: json, at: keyPath, expecting: Value.self)
  return try decode(member, at: keyPath.components, of: json, by: decoder)
}

/// Decodes the object below a key path of a tree of Foundation's values with a function for such objects;
/// `nil` if an optional key is missing or its value is `null`.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed, and what the function throws.
public func parse<Value>(
  _ json: Any?, keyPath: OptionalKeyPath, decoder: (Any) throws -> Value?
) throws -> Value? {
  let json = json as Any
  guard let member = try optionalMember(of: json, at: keyPath) else { return nil }
  return try decode(member, at: keyPath.components, of: json, by: decoder)
}

/// Decodes a part of a tree; errors have the path that leads to it.
///
/// - Parameter type: The type that errors name, if it is a model.
func decode<Value>(
  _ part: Any, as type: Any.Type = Value.self, at components: @autoclosure () -> [JSONPath.Component],
  of tree: Any, by decode: (Any) throws -> Value
) throws -> Value {
  do {
    return try decode(part)
  } catch {
    throw treeError(error, below: components(), decoding: type, root: tree, object: part)
  }
}
