public import JSONCore

// An error on its way out: every decodable type adds its name, every operator what is on its left. Each makes
// a changed copy, for user code may have kept the error as it was. Where nobody has, the error is ended before
// the copy is changed: then the issue is nobody else's, and is changed in place.

extension JSONValue {
  /// What an operator throws for an error of decoding `member`; this value is on its left.
  @inline(never) @usableFromInline
  func passed(_ error: consuming any Error, from member: JSON, decoding type: Any.Type) -> any Error {
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
  func attributed(_ error: consuming any Error, to type: Any.Type) -> any Error {
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
  func jsonError(_ error: consuming any Error, decoding model: Any.Type?) -> JSONError {
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    var failure = dialectError(error, expecting: model ?? Any.self)
    _ = consume error
    if let model, failure.lacksName(at: self) { failure.changeMetadata { $0.issue?.name(model, at: self) } }
    guard let issue = failure.metadata.issue else { preconditionFailure("an error without a place") }
    return issue
  }

  /// The error with what an operator or a type knows; the very same where that adds nothing.
  private func completed(
    _ error: consuming any Error, from root: DocumentPosition?, decoding type: Any.Type
  ) -> any Error {
    guard var failure = error as? DecodingError, let lack = failure.lack(at: self, decoding: type, from: root)
    else {
      return completed(dialectError(error, expecting: type), from: root, decoding: type)
    }
    guard lack.name || lack.root else { return error }
    _ = consume error
    failure.changeMetadata { metadata in
      if lack.name { metadata.issue?.name(type, at: self) }
      if lack.root { metadata.root = root }
    }
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
  /// Whether the issue lacks the name of the type that was decoded from `json`, should that be a model.
  fileprivate func lacksName(at json: JSON) -> Bool {
    guard let issue = metadata.issue, !issue.namesModel else { return false }
    return !issue.isAbout(json) || concernsModel(isObject: json.isObject)
  }

  /// What the error lacks: the name of the type that was decoded from `json`, and the value on the left of the
  /// outermost operator. `nil` where it has no place in the document of `json`.
  fileprivate func lack(
    at json: JSON, decoding type: Any.Type, from root: DocumentPosition?
  ) -> (name: Bool, root: Bool)? {
    let metadata = metadata
    guard metadata.isPlaced(in: json) else { return nil }
    // The look-up of a type's name takes longest, and is seldom needed.
    let name = type != Any.self && lacksName(at: json) && isModel(type)
    return (name, root != nil && root != metadata.root)
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
