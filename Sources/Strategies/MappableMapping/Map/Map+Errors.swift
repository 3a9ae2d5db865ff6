public import JSONCore

extension Map {
  /// Declares that the JSON does not fit: at the member's value for a map with a key, at the object otherwise.
  ///
  /// Whoever maps the model throws it as an error, unless something else did not fit before. A lenient mapper
  /// leaves such an object out, as one that `init?(map:)` refuses. Does nothing when writing.
  public func fail(_ kind: Issue.Kind) {
    guard let object else { return }
    if let current { note(current.error(kind)) } else { note(object.value.error(kind)) }
  }

  /// The error of a model that did not want to be created from this map's object.
  @inline(never) @usableFromInline
  func refusal(of model: Any.Type) -> JSONError {
    guard let object else { return JSONError(.custom("\(model) was not created")) }
    let error = error ?? object.value.error(.custom("\(model) can't be created from this object"))
    return object.annotated(error)
  }
}
