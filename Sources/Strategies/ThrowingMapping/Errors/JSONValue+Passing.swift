public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, decoding type: Any.Type) -> DecodingError {
    var failure = member.dialectError(error, decoding: type)
    failure.metadata.root = position
    return failure
  }

  /// The error of decoding a `type` from this value: with a place, and with the type's name if it is a model.
  @inline(never) @usableFromInline
  func attributed(_ error: any Error, to type: Any.Type) -> DecodingError {
    dialectError(error, decoding: type)
  }

  /// What a mapper throws for a failed decode.
  @inline(never) @usableFromInline
  func jsonError(_ error: any Error, decoding model: Any.Type) -> JSONError {
    if let error = error as? JSONError {
      return named(error.placed(at: self), model)
    }
    let failure = dialectError(error, decoding: model)
    return failure.metadata.issue ?? self.error(failure.issueKind)
  }

  private func dialectError(_ error: any Error, decoding type: Any.Type) -> DecodingError {
    var failure: DecodingError
    switch error {
    case let error as DecodingError: failure = error
    case let error as JSONError: failure = self.failure(of: error, expecting: type)
    default: failure = .other(error, .init(self.error(.custom(String(describing: error))), at: self))
    }
    failure.place(at: self)
    failure.metadata.issue = failure.metadata.issue.map { named($0, type) }
    return failure
  }

  /// The error with the name of the type that was decoded from this value, if it is a model.
  private func named(_ error: JSONError, _ type: Any.Type) -> JSONError {
    guard !error.namesModel, !(type is any ContainerDecodable.Type), type != Any.self,
      !error.isAbout(self) || error.issue.kind.concernsModel(at: self)
    else { return error }
    return error.annotated(model: type, at: self)
  }
}

extension DecodingError {
  /// Gives an error of the user's own, or of another document, the place of the value that was being decoded.
  fileprivate mutating func place(at json: JSON) {
    let isOfDocument = metadata.document === json.document
    if isOfDocument, metadata.issue != nil { return }
    if isOfDocument, let position = metadata.position {
      metadata.issue = json.document[position].error(issueKind)
      return
    }
    let given = Metadata.Given(
      path: metadata.path, object: metadata.object, rootObject: metadata.rootObject)
    let kind = metadata.document == nil ? issueKind : .custom(description)
    metadata = Metadata(json.error(kind), at: json)
    metadata.given = given
  }
}
