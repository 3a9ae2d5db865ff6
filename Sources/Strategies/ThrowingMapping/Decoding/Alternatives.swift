internal import JSONCore

/// Decodes a value as the first of several types that it fits; throws the error of the last one otherwise.
///
/// Throws `no-alternative` if no type is given.
public func decodeAsOneOf(_ json: JSON, objectTypes: any Decodable.Type...) throws -> any Decodable {
  try json.decodedAsOne(of: objectTypes)
}

/// Decodes the elements of an array, each as the first of several types that it fits; throws the error of the
/// last type otherwise.
public func decodeArrayAsOneOf(_ json: JSON, objectTypes: any Decodable.Type...) throws -> [any Decodable] {
  try json.elements { (element) throws in try element.decodedAsOne(of: objectTypes) }
}

/// Decodes a value of Foundation's types as the first of several types that it fits.
///
/// Throws `DecodingError`, or what a type's own function throws.
@_disfavoredOverload
public func decodeAsOneOf(_ json: Any, objectTypes: any Decodable.Type...) throws -> any Decodable {
  try decodedAsOne(of: objectTypes, json)
}

/// Decodes the elements of an array of Foundation's types, each as the first of several types that it fits.
///
/// Throws `DecodingError`, or what a type's own function throws.
@_disfavoredOverload
public func decodeArrayAsOneOf(_ json: Any, objectTypes: any Decodable.Type...) throws -> [any Decodable] {
  try elements(of: json).map { try decodedAsOne(of: objectTypes, $0) }
}

private func decodedAsOne(of types: [any Decodable.Type], _ json: Any) throws -> any Decodable {
  for type in types.dropLast() {
    if let value = try? type.decode(json) { return value }
  }
  guard let last = types.last else { throw JSONError(.noAlternative(type: "no type")) }
  return try last.decode(json)
}

extension JSONValue {
  fileprivate func decodedAsOne(of types: [any Decodable.Type]) throws -> any Decodable {
    for type in types.dropLast() {
      if let value = try? type.decode(self) { return value }
    }
    guard let last = types.last else { throw error(.noAlternative(type: "no type")) }
    return try decodedAny(last)
  }

  private func decodedAny(_ type: any Decodable.Type) throws -> any Decodable {
    do {
      return try type.decode(self)
    } catch {
      throw attributed(error, to: type)
    }
  }
}
