internal import JSONCore

/// Decodes a value as the first of several types that succeeds.
///
/// - Throws: The error of the last type if none succeeds; its issue is `no-alternative` with the error of
///   each type. For a single type, the error that its own function throws. Without types, `no-alternative`.
public func decodeAsOneOf(_ json: JSON, objectTypes: any Decodable.Type...) throws -> any Decodable {
  try json.decodedAsOne(of: objectTypes)
}

/// Decodes the elements of an array, each as the first of several types that succeeds.
///
/// - Throws: `DecodingError.typeMismatch` if it isn't an array; the error of the last type if none succeeds
///   for an element; its issue is `no-alternative` with the error of each type.
public func decodeArrayAsOneOf(_ json: JSON, objectTypes: any Decodable.Type...) throws -> [any Decodable] {
  try json.elements { (element) throws in try element.decodedAsOne(of: objectTypes) }
}

/// Decodes a value of Foundation's types as the first of several types that succeeds.
///
/// - Throws: The error of the last type if none succeeds; its issue is `no-alternative` with the error of
///   each type. For a single type, the error that its own function throws. Without types, `no-alternative`.
@_disfavoredOverload
public func decodeAsOneOf(_ json: Any, objectTypes: any Decodable.Type...) throws -> any Decodable {
  try decodedAsOne(of: objectTypes, json)
}

/// Decodes the elements of an array of Foundation's types, each as the first of several types that succeeds.
///
/// - Throws: `DecodingError.typeMismatch` if it isn't an array; the error of the last type if none succeeds
///   for an element; its issue is `no-alternative` with the error of each type.
@_disfavoredOverload
public func decodeArrayAsOneOf(_ json: Any, objectTypes: any Decodable.Type...) throws -> [any Decodable] {
  try elements(of: json).map { try decodedAsOne(of: objectTypes, $0) }
}

private func decodedAsOne(of types: [any Decodable.Type], _ json: Any) throws -> any Decodable {
  var failures: [DecodingError] = []
  for type in types {
    do { return try type.decode(json) } catch {
      if types.count == 1 { throw error }
      failures.append(treeError(error, below: [], decoding: type, object: json))
    }
  }
  guard var failure = failures.last else { throw JSONError(.noAlternative(type: "no type")) }
  let issue = Issue.noAlternative(named: names(of: types), failures.map(\.jsonError.issue))
  failure.metadata.issue = JSONError(issues: [issue])
  failure.metadata.given.model = nil
  throw failure
}

private func names(of types: [any Decodable.Type]) -> String {
  types.map { typeName($0) }.joined(separator: " or ")
}

extension JSONValue {
  fileprivate func decodedAsOne(of types: [any Decodable.Type]) throws -> any Decodable {
    var failures: [JSONError] = []
    var thrown: (any Error)?
    for type in types {
      let value = attempt(
        { (json) throws(JSONError) -> any Decodable in
          do { return try type.decode(json) } catch {
            thrown = error
            throw json.jsonError(error, decoding: type)
          }
        }, &failures)
      if let value { return value }
    }
    guard let last = types.last, let thrown else { throw error(.noAlternative(type: "no type")) }
    guard types.count > 1 else { throw attributed(thrown, to: last) }
    throw failure(ofLast: thrown, expecting: last, noAlternative(named: names(of: types), failures))
  }
}
