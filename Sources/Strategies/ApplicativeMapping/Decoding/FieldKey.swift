public import JSONCore

/// The key of a member, or the keys on the way to it: `"name"` or `["owner", "name"]`.
///
/// Only `String` and `[String]` conform. One form of each operator takes both literals and keys that are made
/// at run time. With two forms, the compiler would try both for every field of a chain with a mistake.
public protocol FieldKey: Sendable {
  /// All keys, from the outermost on.
  var keys: [String] { get }

  /// Decodes the member; a missing one is a failure.
  func field<Value>(of json: JSONValue, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value>

  /// Decodes the member; a missing one is a failure.
  func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value

  /// Decodes the member; a missing one and `null` are `nil`.
  func optionalField<Wrapped>(
    of json: JSONValue, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?>
}

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension String: FieldKey {
  /// The string alone.
  public var keys: [String] { [self] }

  /// Decodes the member below this key; a missing one is a failure.
  @inlinable @inline(__always)
  public func field<Value>(of json: JSONValue, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    KeyBytes.with(self) { json.field($0, decode) }
  }

  /// Decodes the member below this key; a missing one is a failure.
  @inlinable @inline(__always)
  public func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value {
    KeyBytes.with(self) { json.field($0) }
  }

  /// Decodes the member below this key; a missing one and `null` are `nil`.
  @inlinable @inline(__always)
  public func optionalField<Wrapped>(
    of json: JSONValue, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?> {
    KeyBytes.with(self) { json.optionalField($0, decode) }
  }
}

extension [String]: FieldKey {
  /// The strings.
  public var keys: [String] { self }

  /// Decodes the member at the end of the path; a missing one is a failure.
  public func field<Value>(of json: JSONValue, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    var current = json
    for key in self {
      guard let member = current.member(key) else {
        return .failure(current.failed(missing: key, expecting: Value.self))
      }
      current = member
    }
    return current.unlessNullFailed(decode(current), key: last)
  }

  /// Decodes the member at the end of the path; a missing one is a failure.
  public func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value {
    field(of: json) { $0.decoded() }
  }

  /// Decodes the member at the end of the path; a missing one and `null` are `nil`.
  public func optionalField<Wrapped>(
    of json: JSONValue, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?> {
    var current = json
    for key in self {
      guard let member = current.member(key) else {
        return current.isNull ? .success(nil) : current.failureUnlessObject() ?? .success(nil)
      }
      current = member
    }
    return current.unlessNull(decode)
  }
}
