public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left. Each makes
// a changed copy, for user code may have kept the error as it was.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    member.completed(error, from: position, decoding: type)
  }

  /// What an operator throws for an error of another mapping, which names the models of its own dialect
  /// itself.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.dialectError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// The error of decoding a `type` from this value: with a place, and with the type's name if it is a model.
  @inline(never) @usableFromInline
  func attributed(_ error: any Error, to type: Any.Type) -> any Error {
    completed(error, from: nil, decoding: type)
  }

  /// What is thrown where no alternative fits: the error of the last one, with the issue of all.
  @inline(never)
  func failure(ofLast error: any Error, expecting type: Any.Type, _ issue: JSONError) -> DecodingError {
    var failure = dialectError(error, expecting: type)
    // Path and object stay those of the part that this one could not decode.
    failure.metadata.issue = issue
    return failure
  }

  /// What a mapper throws for a failed decode.
  ///
  /// - Parameter model: The type that was decoded; `nil` if it is no model.
  @inline(never) @usableFromInline
  func jsonError(_ error: any Error, decoding model: Any.Type?) -> JSONError {
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = dialectError(error, expecting: model ?? Any.self)
    let issue = failure.metadata.issue ?? self.error(failure.issueKind)
    guard let model, failure.lacksName(at: self) else { return issue }
    return issue.annotated(model: model, at: self)
  }

  /// The error with what an operator or a type knows; the very same where that adds nothing.
  private func completed(
    _ error: any Error, from root: DocumentPosition?, decoding type: Any.Type
  ) -> any Error {
    guard var failure = error as? DecodingError, failure.metadata.isPlaced(in: self) else {
      return completed(dialectError(error, expecting: type), from: root, decoding: type)
    }
    var metadata = failure.metadata
    // The look-up of a conformance takes longest, and is seldom needed.
    if type != Any.self, failure.lacksName(at: self), !(type is any ContainerDecodable.Type) {
      metadata.issue = metadata.issue?.annotated(model: type, at: self)
    } else if root == nil || root == metadata.root {
      return error
    }
    metadata.root = root ?? metadata.root
    failure.metadata = metadata
    return failure
  }

  /// The error in the dialect's words, with a place in the document of this value.
  private func dialectError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    switch error {
    case let error as DecodingError: error.placed(at: self)
    case let error as JSONError: failure(of: error, expecting: type)
    default: .other(error, .init(self.error(.custom(String(describing: error))), at: self))
    }
  }
}

extension DecodingError {
  /// Whether the error lacks the name of the type that was decoded from `json`, should that be a model.
  fileprivate func lacksName(at json: JSON) -> Bool {
    guard let issue = metadata.issue, !issue.namesModel else { return false }
    return !issue.isAbout(json) || concernsModel(isObject: json.isObject)
  }

  /// The error with the place of the value that was being decoded, if it is the user's own, or one of another
  /// document.
  fileprivate consuming func placed(at json: JSON) -> DecodingError {
    let metadata = metadata
    if metadata.isPlaced(in: json) { return self }
    if let document = metadata.document, let position = metadata.position, json.isValue(of: document) {
      self.metadata.issue = document[position].error(issueKind)
    } else {
      let kind = metadata.document == nil ? issueKind : .custom(description)
      self.metadata = Metadata(json.error(kind), at: json)
      self.metadata.given = Metadata.Given(
        path: metadata.path, object: metadata.object, rootObject: metadata.rootObject)
    }
    return self
  }
}
