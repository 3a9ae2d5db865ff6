public import JSONCore

extension Map {
  /// Records that the JSON is invalid: at the member's value for a map with a key, at the object otherwise.
  ///
  /// The mapper throws it as an error, unless an earlier error exists. A lenient mapper skips the object, as
  /// for a failed `init?(map:)`. Has no effect while encoding.
  public func fail(_ kind: Issue.Kind) {
    guard let object = member.object else { return }
    if let value = member.value { note(value.error(kind)) } else { note(object.value.error(kind)) }
  }

  /// The error of a model whose initializer rejected this object.
  @inline(never) @usableFromInline
  func refusal(of model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    let error = member.state.notes?.error ?? json.error(.custom("\(model) can't be created from this object"))
    return error.annotated(model: model, at: json)
  }

  /// Throws the first error of the mapping, and adds the model's name to the issues that it swallowed.
  @inline(never) @usableFromInline
  func check(_ model: Any.Type, at json: JSONValue) throws(JSONError) {
    name(model, at: json)
    // A uniquely referenced error is changed in place.
    if let error = member.state.notes?.error.take() {
      throw (consume error).annotated(model: model, at: json)
    }
  }

  private func name(_ model: Any.Type, at json: JSONValue) {
    if member.state.notes?.hasSwallowed == true { json.nameModel(model) }
  }
}
