public import JSONCore

// `@inline(__always)`: in inlined code, the length of a literal key is known at compile time; see
// ``JSONObject``.

extension JSONObject {
  /// Calls a closure that decodes a member. An error that it throws gets the name of the model and, if it has
  /// no location yet, that of the member's value. A collecting decode continues.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - decodeEmpty: Decodes the value of an empty object, in a collecting decode.
  ///   - decode: Decodes the member.
  /// - Throws: What `decode` throws.
  @inlinable @inline(__always)
  package func annotating<Value>(
    _ key: JSONKey, ofEmpty decodeEmpty: (JSONValue) throws(JSONError) -> Value = JSONObject.noValue(of:),
    _ decode: () throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do { return try decode() } catch {
      return try recovered(annotated(consume error, ofMember: key), decodeEmpty)
    }
  }

  /// The same for a member whose key may be computed at run time.
  ///
  /// - Throws: What `decode` throws.
  @inlinable @inline(__always)
  package func annotating<Value>(
    _ key: some DynamicKey,
    ofEmpty decodeEmpty: (JSONValue) throws(JSONError) -> Value = JSONObject.noValue(of:),
    _ decode: () throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do { return try decode() } catch {
      return try recovered(annotated(consume error, ofMember: key), decodeEmpty)
    }
  }

  /// Creates a model with an initializer that checks its arguments: one that throws, or that may fail.
  ///
  ///     let level = try json.validating { Level(rawValue: try json["level"]) }
  ///
  /// - Parameter make: Decodes the members and calls the initializer.
  /// - Throws: `invalid-value` at the object if `make` returns `nil` or throws an error that isn't a
  ///   `JSONError`; the issue has that error as its `underlyingError`.
  public func validating<Model>(_ make: () throws -> Model?) throws(JSONError) -> Model {
    do {
      if let model = try make() { return model }
    } catch {
      throw value.error(causedBy: error, error.ownText, as: IssueKind.invalidValue)
    }
    throw value.error(.invalidValue("\(bareTypeName(Model.self)) can't be created from these values"))
  }
}

extension JSONCursor {
  /// Creates a model with an initializer that checks its arguments.
  ///
  /// - Throws: `CursorFailure` if `make` throws or returns `nil`.
  @inlinable
  public func validating<Model>(_ make: () throws -> Model?) throws(CursorFailure) -> Model {
    guard let model = try? make() else { throw CursorFailure() }
    return model
  }
}
