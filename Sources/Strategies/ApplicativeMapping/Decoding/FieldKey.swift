public import JSONCore
public import JSONFoundation

/// The key of a member, or the keys that lead to it: `"name"` or `["owner", "name"]`.
///
/// Only `String` and `[String]` conform. One form of each operator takes both literals and keys that are
/// computed at run time. With two forms, the compiler would try both for every field of a chain with a
/// mistake.
public protocol FieldKey: Sendable {
  /// All keys, outermost first.
  var keys: [String] { get }

  /// Decodes the member; a failure if it is missing.
  func field<Value>(of json: JSONValue, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value>

  /// Decodes the member; a failure if it is missing.
  func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value

  /// Decodes the member; missing or `null` gives `nil`.
  func optionalField<Wrapped>(
    of json: JSONValue, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?>
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension String: FieldKey {
  /// The string itself.
  public var keys: [String] { [self] }

  /// Decodes the member below this key; a failure if it is missing.
  @inlinable @inline(__always)
  public func field<Value>(of json: JSONValue, _ decode: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    KeyBytes.with(self) { json.field($0, decode) }
  }

  /// Decodes the member below this key; a failure if it is missing.
  @inlinable @inline(__always)
  public func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value {
    KeyBytes.with(self) { json.field($0) }
  }

  /// Decodes the member below this key; missing or `null` gives `nil`.
  @inlinable @inline(__always)
  public func optionalField<Wrapped>(
    of json: JSONValue, _ decode: (JSONValue) -> Decoded<Wrapped>
  ) -> Decoded<Wrapped?> { KeyBytes.with(self) { json.optionalField($0, decode) } }
}

extension [String]: FieldKey {
  /// The strings.
  public var keys: [String] { self }

  /// Decodes the member at the end of the path; a failure if it is missing.
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

  /// Decodes the member at the end of the path; a failure if it is missing.
  public func field<Value: Decodable>(of json: JSONValue) -> Decoded<Value> where Value.DecodedType == Value {
    field(of: json) { $0.decoded() }
  }

  /// Decodes the member at the end of the path; missing or `null` gives `nil`.
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

/// A source of the field operators: a `JSON`, or a `JSONTree`.
///
/// One form of each operator takes both, for the same reason as in ``FieldKey``.
public protocol FieldSource: ~Escapable {
  /// Calls `body` with the value.
  func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value>
}

extension JSONValue: FieldSource {
  /// Calls `body` with this value.
  @inlinable
  public func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value> { body(self) }
}

extension JSONTree: FieldSource {
  /// Calls `body` with the tree as a document's value.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    withJSON(self, body)
  }
}
