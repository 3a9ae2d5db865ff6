public import JSONCore

extension Map {
  /// Declares that the JSON does not fit: at the member's value for a map with a key, at the object
  /// otherwise.
  ///
  /// Whoever maps the model throws it as an error, unless something else did not fit before. A lenient mapper
  /// leaves such an object out, as one that `init?(map:)` refuses. Does nothing when writing.
  public func fail(_ kind: Issue.Kind) {
    guard let object = cursor.object else { return }
    if let value = cursor.value { note(value.error(kind)) } else { note(object.value.error(kind)) }
  }

  /// The error of a model that did not want to be created from this object.
  @inline(never) @usableFromInline
  func refusal(of model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    let error = cursor.state.notes?.error ?? json.error(.custom("\(model) can't be created from this object"))
    return error.annotated(model: model, at: json)
  }

  /// Throws the first error that the mapping met, and names the model in the issues that it swallowed.
  @inline(never) @usableFromInline
  func check(_ model: Any.Type, at json: JSONValue) throws(JSONError) {
    name(model, at: json)
    // Whoever is its only owner can add to it in place.
    if let error = cursor.state.notes?.error.take() {
      throw (consume error).annotated(model: model, at: json)
    }
  }

  private func name(_ model: Any.Type, at json: JSONValue) {
    if let mark = cursor.state.notes?.mark { json.nameModel(model, since: mark) }
  }
}
