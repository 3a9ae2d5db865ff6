internal import JSONCore

// The result of `JSONSerialization` on the left. If you have the text, decode that instead: it is much
// faster.

// Not disfavored, unlike the others here, so that a single literal is a `KeyPath`.

/// Decodes the member below a key path of a tree of Foundation's values.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
public func => <Value: Decodable>(json: Any, keyPath: KeyPath) throws -> Value {
  try parse(json, keyPath: keyPath, decoder: Value.decode)
}

/// Decodes the member below a key path of a tree of Foundation's values, on which some keys are optional.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@_disfavoredOverload
public func => <Value: Decodable>(json: Any, keyPath: OptionalKeyPath) throws -> Value? {
  try json =>? keyPath.markingFirst(required: true)
}

/// Decodes the member below a key path of a tree of Foundation's values; `nil` if it is missing or null.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@_disfavoredOverload
public func =>? <Value: Decodable>(json: Any, keyPath: OptionalKeyPath) throws -> Value? {
  guard let member = try presentMember(of: json, at: keyPath) else { return nil }
  return try decode(member, at: keyPath.components, of: json, by: Value.decode) as Value
}

/// The object of a tree of Foundation's values below a key path.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object.
@_disfavoredOverload
public func => (json: Any, keyPath: KeyPath) throws -> Any {
  try member(of: json, at: keyPath, expecting: Any.self)
}

/// The object of a tree of Foundation's values below a key path; `nil` if it is missing or null.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
///   path can't be followed.
@_disfavoredOverload
public func =>? (json: Any, keyPath: OptionalKeyPath) throws -> Any? {
  try presentMember(of: json, at: keyPath)
}

/// A dictionary or an array of Foundation's values, which is returned unchanged.
///
/// Only `[String: Any]` and `[Any]` conform.
public protocol FoundationContainer {}

extension Dictionary: FoundationContainer where Key == String, Value == Any {}
extension Array: FoundationContainer where Element == Any {}

// Generic, so that an expression without a type context is an `Any` and not a `[String: Any]`.

/// The dictionary or array of a tree of Foundation's values below a key path:
/// `try tree => "a" as [String: Any]`.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and for an object of another type.
@_disfavoredOverload
public func => <Container: FoundationContainer>(json: Any, keyPath: KeyPath) throws -> Container {
  let object = try member(of: json, at: keyPath, expecting: Container.self)
  return try cast(object, at: keyPath.components, of: json)
}

/// The dictionary or array of a tree of Foundation's values below a key path; `nil` for null.
///
/// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't an
///   object, and for an object of another type.
@_disfavoredOverload
public func => <Container: FoundationContainer>(json: Any, keyPath: KeyPath) throws -> Container? {
  let object = try member(of: json, at: keyPath, expecting: Container.self)
  return isNull(object) ? nil : try cast(object, at: keyPath.components, of: json)
}

/// The dictionary or array of a tree of Foundation's values below a key path; `nil` if it is missing or null.
///
/// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` if a value
///   along the path isn't an object, and for an object of another type.
@_disfavoredOverload
public func =>? <Container: FoundationContainer>(json: Any, keyPath: OptionalKeyPath) throws -> Container? {
  guard let object: Any = try json =>? keyPath else { return nil }
  return try cast(object, at: keyPath.components, of: json)
}

private func cast<Container: FoundationContainer>(
  _ object: Any, at components: [JSONPath.Component], of tree: Any
) throws -> Container {
  if let container = object as? Container { return container }
  return try decode(object, as: Any.self, at: components, of: tree) { (object) throws -> Container in
    try withDocument(of: object) { (json) throws in try json.container() }
  }
}
