internal import JSONCore
internal import JSONFoundation

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

// Path lookup in a tree of Foundation's values. If a lookup fails, the part of the tree where it ended is
// converted to a document, whose decoding throws the error.

/// The object below a key path of a tree; throws if it is missing.
func member(of tree: Any, at keyPath: KeyPath, expecting type: Any.Type) throws -> Any {
  if let member = object(of: tree, at: keyPath.components) { return member }
  return try withDocument(of: tree) { (root) throws -> Any in
    try root.member(at: keyPath, expecting: type).foundationTree()
  }
}

/// The object below a key path of a tree; `nil` if an optional key of the path is missing or its value is
/// null.
func optionalMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  var current = tree
  for key in keyPath.keys {
    guard let next = member(of: current, key.key) else {
      return try withDocument(of: tree) { (root) throws -> Any? in
        try root.optionalMember(at: keyPath)?.foundationTree()
      }
    }
    if !key.isRequired, isNull(next) { return nil }
    current = next
  }
  return current
}

/// The object below a key path of a tree; `nil` if an optional key of the path is missing, or if the object
/// is null.
func presentMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  try optionalMember(of: tree, at: keyPath).flatMap { isNull($0) ? nil : $0 }
}

extension KeyPath {
  /// The keys as a path.
  var components: [JSONPath.Component] { keys.map { .key($0) } }
}

extension OptionalKeyPath {
  /// The keys as a path, if none is missing.
  var components: [JSONPath.Component] { keys.map { .key($0.key) } }
}

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
  do { return try decode(part) } catch {
    throw treeError(error, below: components(), decoding: type, root: tree, object: part)
  }
}
