public import JSONCore
internal import JSONFoundation

/// Decodes the JSON value as a type: `let all: [String: Int] = try cast(json)`.
///
/// A boolean, number or string decodes from its natural form, even if the type's `decoder` was replaced. So a
/// replacement can use this function.
///
///     Int.decoder = { json in abs(try cast(json)) }
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
public func cast<Value: Decodable>(_ json: JSON) throws -> Value {
  if let scalar = Value.self as? any NaturallyDecodable.Type,
    let value = try scalar.decodeNatural(json) as? Value
  {
    return value
  }
  return try json.decoded()
}

/// Casts the JSON value to a type that isn't `Decodable`, such as `[String: Any]`, in the form that
/// `JSONSerialization` would return.
///
/// - Throws: `DecodingError.typeMismatch` for a value that can't be cast.
@_disfavoredOverload
public func cast<Value>(_ json: JSON) throws -> Value {
  let object = try json.foundationTree()
  if let value = object as? Value { return value }
  throw DecodingError.typeMismatch(expected: Value.self, actual: type(of: object), .init(object: json))
}

/// Casts an object to any type: `let members: [String: Any] = try cast(json)`. If the cast fails, the object
/// is decoded, provided that the type is `Decodable`.
///
/// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
///   type's own function throws.
@_disfavoredOverload
public func cast<Value>(_ object: Any) throws -> Value {
  if let value = object as? Value { return value }
  if let decodable = Value.self as? any Decodable.Type,
    let value = try withDocument(of: object, { (json) throws in try natural(decodable, json) as? Value })
  {
    return value
  }
  throw DecodingError.typeMismatch(expected: Value.self, actual: type(of: object), .init(object: object))
}

private func natural<Value: Decodable>(_ type: Value.Type, _ json: JSON) throws -> Value { try cast(json) }
