public import JSONCore

extension JSONValue {
  /// Decodes the members of this object whose keys are not among these: `try json.members(besides: "theme")`.
  /// `put(members:besides:)` encodes them.
  ///
  /// - Throws: `DecodingError.typeMismatch` for another value.
  public func members(besides keys: JSONKey...) throws -> OwnedJSON.Members {
    try translated { (json) throws(JSONError) in try json.object().rest(besides: keys) }
  }
}
