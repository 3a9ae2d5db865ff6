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

  /// What `decode` makes of a member of this value, with the errors of an operator that has this value on its
  /// left.
  func decodedMember<Value>(
    _ member: JSON, as type: Any.Type = Value.self, by decode: (JSON) throws -> Value
  ) throws -> Value {
    do {
      return try decode(member)
    } catch {
      throw passed(error, from: member, decoding: type)
    }
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
  @inline(never) @usableFromInline
  func jsonError(_ error: consuming any Error, decoding model: Any.Type) -> JSONError {
    // One that is about another document, or about nothing that has a place, stays as it is.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = dialectError(error, expecting: model)
    _ = consume error
    let concernsModel = failure.concernsModel(isObject: isObject)
    // Nobody else has it then, so that it need not be copied for a name.
    guard var issue = (consume failure).takenMetadata().issue else {
      preconditionFailure("an error without a place")
    }
    if !issue.namesModel, concernsModel || !issue.isAbout(self), isModel(model) {
      issue.name(model, at: self)
    }
    return issue
  }

  /// The error with what an operator or a type knows; the very same where that adds nothing.
  private func completed(
    _ error: consuming any Error, from root: DocumentPosition?, decoding type: Any.Type
  ) -> any Error {
    guard var failure = error as? DecodingError, failure.metadata.isPlaced(in: self) else {
      return completed(dialectError(error, expecting: type), from: root, decoding: type)
    }
    // The look-up of a type's name takes longest, and is seldom needed.
    let lacksName = type != Any.self && failure.lacksName(at: self) && isModel(type)
    let lacksRoot = root != nil && root != failure.metadata.root
    guard lacksName || lacksRoot else { return error }
    _ = consume error
    failure.changeMetadata { metadata in
      if lacksName { metadata.issue?.name(type, at: self) }
      if lacksRoot { metadata.root = root }
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
