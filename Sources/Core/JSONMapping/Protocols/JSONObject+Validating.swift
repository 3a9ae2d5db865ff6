public import JSONCore

extension JSONObject {
  /// Creates a model with an initializer that checks its arguments: one that throws, or that may fail.
  ///
  ///     try json.validating { try Period(start: try json["start"], end: try json["end"]) }
  ///
  /// - Parameter make: Decodes the members and calls the initializer.
  /// - Throws: `invalid-value` at the object if `make` returns `nil` or throws an error that isn't a
  ///   `JSONError`; the issue has that error as its ``JSONCore/Issue/underlyingError``.
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
