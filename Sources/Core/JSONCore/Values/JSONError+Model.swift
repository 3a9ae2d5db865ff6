extension JSONError {
  /// The error with the model that was being decoded from `json`, unless it already names a nested model.
  @inline(never)
  public consuming func annotated(model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    return self
  }

  /// Adds the model that was being decoded from `json`, unless the error already names a nested one.
  package mutating func name(_ model: Any.Type, at json: JSONValue) {
    guard storage.lacksModel else { return }
    makeUnique()
    storage.name(model, at: json.index)
  }
}
