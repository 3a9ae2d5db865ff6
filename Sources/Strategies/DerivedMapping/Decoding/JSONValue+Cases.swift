public import JSONCore
import JSONMapping

extension JSONValue {
  /// Decodes a raw value.
  ///
  /// - Parameter allowed: The cases, which the error lists.
  /// - Throws: `invalid-raw-value`, and what decoding the raw value throws, such as `type-mismatch`.
  @inlinable
  public func rawValue<Value: RawRepresentable>(
    oneOf allowed: @autoclosure () -> [Value]
  ) throws(JSONError) -> Value where Value.RawValue: JSONDecodable {
    guard let value = Value(rawValue: try .decode(value: self)) else { throw invalidRawValue(allowed()) }
    return value
  }

  /// Decodes a raw value, for a type whose conformance to `RawRepresentable` may be isolated.
  ///
  /// - Throws: `invalid-raw-value`, and what decoding the raw value throws, such as `type-mismatch`.
  @inlinable
  public func rawValue<Raw: JSONDecodable, Value>(_ make: (Raw) -> Value?) throws(JSONError) -> Value {
    guard let value = make(try .decode(value: self)) else { throw invalidRawValue(for: Value.self) }
    return value
  }

  /// Returns the name, which no case of an enum has.
  public func accepting<Name>(unknownName name: Name) -> Name {
    logFallback()
    return name
  }

  /// The error for a value that isn't the name of a case of an enum: `invalid-raw-value`, with the allowed
  /// names.
  public func unknownName(of type: Any.Type, allowed: [String]) -> JSONError {
    refusal(of: type, allowed.map(quotedJSON)).annotated(model: type, at: self)
  }

  /// - Parameter allowed: The JSON texts of the allowed values.
  fileprivate func refusal(of type: Any.Type, _ allowed: [String]) -> JSONError {
    error(.invalidRawValue(type: bareTypeName(type), allowed: allowed))
  }

  /// The name of a case: the only key of an object, whose value is the payload, or a string if there is no
  /// payload.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, and `invalid-raw-value` for an object with
  ///   no key or several keys.
  public func tagAround(_ type: Any.Type, allowed: [String]) throws(JSONError) -> String {
    if kind == .string { return try string() }
    guard let tag = try object(for: type).onlyKey else { throw unknownName(of: type, allowed: allowed) }
    return tag
  }

  /// The payload for the name of a case.
  ///
  /// - Throws: `type-mismatch` if this value is a string, which contains only the name; `missing-key` or
  ///   `depth-limit`.
  @_lifetime(copy self)
  public func content(of tag: String, for type: Any.Type) throws(JSONError) -> JSONValue {
    let object = try object(for: type)
    guard let content = object[verbatim: tag] else { throw object.missing(tag, expecting: type) }
    return content
  }

  /// Decodes the value as one of several alternatives, or adds its error to `failures`.
  ///
  /// - Returns: `nil` if the value doesn't fit.
  public func alternative<Value>(
    _ failures: inout [JSONError], _ read: (JSONValue) throws(JSONError) -> Value
  ) -> Value? { attempt(read, &failures) }

  /// The error for a value that fits none of the alternatives: `no-alternative`, with the error of each.
  public func noneFits(_ type: Any.Type, _ failures: [JSONError]) -> JSONError {
    noAlternative(of: type, failures)
  }
}

extension JSONObject {
  /// The error for a tag that no case of an enum has: `invalid-raw-value` at the tag, with the allowed tags.
  public func unknownTag(_ key: JSONKey, of type: Any.Type, allowed: [String]) -> JSONError {
    unknownTag(key, of: type, String.self, allowed.map(quotedJSON))
  }

  /// The error for an integer that no case of an enum has: `invalid-raw-value` at the tag, with the allowed
  /// tags.
  public func unknownTag(_ key: JSONKey, of type: Any.Type, allowed: [Int]) -> JSONError {
    unknownTag(key, of: type, Int.self, allowed.map(String.init))
  }

  private func unknownTag(
    _ key: JSONKey, of type: Any.Type, _ tagType: Any.Type, _ allowed: [String]
  ) -> JSONError {
    guard let tag = self[key] else { return missing(key, expecting: tagType) }
    return annotated(tag.refusal(of: type, allowed))
  }

  /// Returns the tag, a string or an integer that no case has. The keys of the payload are unknown, so all
  /// members of the object count as known.
  public func accepting<Tag>(unknownTag tag: Tag) -> Tag {
    logAllRead()
    value.logFallback()
    return tag
  }

  /// The object that is the payload next to a tag.
  ///
  /// - Throws: `missing-key`, `type-mismatch`, `unexpected-null` and `depth-limit`.
  @_lifetime(copy self)
  public func content(_ key: JSONKey, for type: Any.Type) throws(JSONError) -> JSONObject {
    try required(key, expecting: type).object(for: type)
  }
}
