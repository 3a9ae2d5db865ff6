public import JSONCore

/// The JSON value as a type: `let all: [String: Int] = try cast(json)`.
///
/// A boolean, number or string is read in its natural form, even if the type's `decoder` was exchanged: such a
/// decoder can be made of this.
///
///     Int.decoder = { json in abs(try cast(json)) }
///
/// Throws `DecodingError`, or what a type's own function throws.
public func cast<Value: Decodable>(_ json: JSON) throws -> Value {
  if let scalar = Value.self as? any NaturallyDecodable.Type,
    let value = try scalar.decodeNatural(json) as? Value
  {
    return value
  }
  return try json.decoded()
}

/// A tree of Foundation's values as a type, as `cast(_:)` does with a JSON value.
///
/// Throws `DecodingError`, or what a type's own function throws.
@_disfavoredOverload
public func cast<Value: Decodable>(_ json: Any) throws -> Value {
  try withDocument(of: json) { (json) throws -> Value in try cast(json) }
}
