public import JSONCore

extension JSONObject {
  /// The members that no property of a model reads; none if the model is an inlined part of another.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keys: The keys of its properties.
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  public func rest(of model: Any.Type, besides keys: JSONKey...) throws(JSONError) -> OwnedJSON.Members {
    isPart(model) ? [:] : try rest(besides: keys)
  }

  /// The members that no property of a model reads, and its inlined parts.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keys: The keys of its other properties.
  ///   - parts: Decodes the parts. The keys that it finds are not among the rest.
  /// - Throws: What `parts` throws, and `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  public func rest<Parts>(
    of model: Any.Type, besides keys: JSONKey..., parts: (JSONObject) throws(JSONError) -> Parts
  ) throws(JSONError) -> (OwnedJSON.Members, Parts) {
    if isPart(model) { return ([:], try parts(self)) }
    let (found, parts) = try notingKeys(parts)
    return (try rest(besides: keys, found), parts)
  }
}
