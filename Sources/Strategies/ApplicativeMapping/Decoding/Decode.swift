public import JSONCore
internal import JSONFoundation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The entry points without a mapper: whether the error is returned depends on the result type. An
// `ApplicativeMapper` instead throws the error with path, line and column.

/// Decodes the result of `JSONSerialization`, or a tree of dictionaries, arrays, strings and numbers; `nil`
/// if that fails.
public func decode<Value: Decodable>(_ object: Any) -> Value? where Value.DecodedType == Value {
  decode(object).value
}

/// Decodes the result of `JSONSerialization`, or a tree of dictionaries, arrays, strings and numbers.
public func decode<Value: Decodable>(_ object: Any) -> Decoded<Value> where Value.DecodedType == Value {
  withJSON(object) { $0.decoded() }
}

/// Decodes UTF-8 text; `nil` if it isn't JSON or doesn't decode.
public func decode<Value: Decodable>(_ data: Data) -> Value? where Value.DecodedType == Value {
  decode(data).value
}

/// Decodes UTF-8 text; text that isn't JSON is a ``DecodeError/custom(_:)`` error.
public func decode<Value: Decodable>(_ data: Data) -> Decoded<Value> where Value.DecodedType == Value {
  do {
    return try Document.withRoot(ofParsing: data.bytes, options: JSONParseOptions()) { json in
      json.withContext(LooseScalars.context) { $0.decoded() }
    }
  } catch {
    return .customError(error.description)
  }
}

/// Decodes the value below a key of a dictionary; `nil` if that fails.
public func decode<Value: Decodable>(_ dictionary: [String: Any], rootKey: String) -> Value?
where Value.DecodedType == Value { decode(dictionary, rootKey: rootKey).value }

/// Decodes the value below a key of a dictionary.
public func decode<Value: Decodable>(_ dictionary: [String: Any], rootKey: String) -> Decoded<Value>
where Value.DecodedType == Value { withJSON(dictionary) { rootKey.field(of: $0) { $0.decoded() } } }

/// Decodes the value below a key of a dictionary; `nil` if that fails.
public func decodeWithRootKey<Value: Decodable>(_ rootKey: String, _ object: Any) -> Value?
where Value.DecodedType == Value { decodeWithRootKey(rootKey, object).value }

/// Decodes the value below a key of a dictionary.
public func decodeWithRootKey<Value: Decodable>(_ rootKey: String, _ object: Any) -> Decoded<Value>
where Value.DecodedType == Value { withJSON(object) { rootKey.field(of: $0) { $0.decoded() } } }

/// Decodes the elements of an array: `[Value].decode(json)`.
public func decodeArray<Source: FieldSource & ~Escapable, Value: Decodable>(
  _ json: borrowing Source
) -> Decoded<[Value]> where Value.DecodedType == Value { json.withValue { [Value].decode($0) } }

/// Decodes the members of an object: `[String: Value].decode(json)`.
public func decodeObject<Source: FieldSource & ~Escapable, Value: Decodable>(
  _ json: borrowing Source
) -> Decoded<[String: Value]> where Value.DecodedType == Value {
  json.withValue { [String: Value].decode($0) }
}

/// Calls `body` with a tree of Foundation's values as JSON.
///
///     let names: Decoded<[String]> = withJSON(object) { json in json <|| ["data", "names"] }
public func withJSON<Value>(_ object: Any, _ body: (JSON) -> Decoded<Value>) -> Decoded<Value> {
  do {
    return try Document(foundationObject: object).root.withContext(LooseScalars.context) { body($0) }
  } catch {
    return .customError(error.description)
  }
}
