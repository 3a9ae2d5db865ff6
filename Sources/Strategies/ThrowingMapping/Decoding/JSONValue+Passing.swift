public import JSONCore
internal import JSONFoundation

// Error propagation: every decodable type adds its name, every operator the value on its left. Both change a
// copy, because other code may reference the error. An error that is uniquely referenced is consumed before
// the copy is changed: the issue is then changed in place.

extension JSONValue {
  /// The error that an operator throws for an error of decoding `member`, with this value on its left.
  @inline(never) @usableFromInline
  func passed(_ error: consuming any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    member.completed(error, from: position, decoding: type)
  }

  /// The error that an operator throws for an error of another mapping, which already names the models of its
  /// own strategy.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.strategyError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// In a collecting decode, logs the error of a member and returns a value in its place; otherwise throws the
  /// error.
  @inline(never) @usableFromInline
  func recovered<Value>(
    _ error: any Error, from member: JSON, _ decode: (JSON) throws -> Value
  ) throws -> Value {
    // A value that is decoded with its own mapping is no member of itself.
    guard isCollecting, member.position != position || isEmptyObject else { throw error }
    collect(member.issue(of: member.strategyError(error, expecting: Value.self)))
    if let plain = plainValue(of: Value.self) { return plain }
    if !member.isEmptyObject, let value = try? decode(emptyObject) { return value }
    log(.stopped)
    throw error
  }

  /// The same for a member that the strategy decodes.
  @inline(never) @usableFromInline
  func recovered<Value: Decodable>(_ error: any Error, from member: JSON) throws -> Value {
    try recovered(error, from: member) { try Value.decodeMember($0, of: self) }
  }

  /// The result of `decode` for a member of this value, with the errors of an operator that has this value on
  /// its left.
  func decodedMember<Value>(
    _ member: JSON, as type: Any.Type = Value.self, by decode: (JSON) throws -> Value
  ) throws -> Value {
    do {
      return try decode(member)
    } catch {
      throw passed(error, from: member, decoding: type)
    }
  }

  /// The error of decoding a `type` from this value: with a location, and with the type's name if it is a
  /// model.
  @inline(never) @usableFromInline
  func attributed(_ error: consuming any Error, to type: Any.Type) -> any Error {
    completed(error, from: nil, decoding: type)
  }

  /// The error if no alternative succeeds: that of the last one, with the issues of all.
  @inline(never)
  func failure(ofLast error: any Error, expecting type: Any.Type, _ issue: JSONError) -> DecodingError {
    var failure = strategyError(error, expecting: type)
    // Path and object remain those of the part that the last alternative could not decode.
    failure.metadata.issue = issue
    return failure
  }

  /// The error that a mapper throws for a failed decode.
  @inline(never) @usableFromInline
  func jsonError(_ error: consuming any Error, decoding model: Any.Type) -> JSONError {
    // An error about another document, or without a location, stays unchanged.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = strategyError(error, expecting: model)
    _ = consume error
    let concernsModel = failure.concernsModel(isObject: isObject)
    // The error is then uniquely referenced, so that adding a name needs no copy.
    guard var issue = (consume failure).takenMetadata().issue else {
      preconditionFailure("an error without a location")
    }
    if !issue.namesModel, concernsModel || !issue.isAbout(self), isModel(model) {
      issue.name(model, at: self)
    }
    return issue
  }

  /// The error of decoding a `type` from this value, with what the type adds, and an operator that has the
  /// value at `root` on its left; the same error if that adds nothing.
  private func completed(
    _ error: consuming any Error, from root: DocumentPosition?, decoding type: Any.Type
  ) -> any Error {
    guard var failure = error as? DecodingError, failure.metadata.isPlaced(in: self) else {
      return completed(strategyError(error, expecting: type), from: root, decoding: type)
    }
    // Looking up a type's name takes longest, and is seldom needed.
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

  /// The error in the strategy's terms, with a location in the document of this value.
  private func strategyError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    switch error {
    case let error as DecodingError: error.placed(at: self)
    case let error as JSONError: failure(of: error, expecting: type)
    default: .other(error, .init(self.error(causedBy: error, error.ownText), at: self))
    }
  }
}

extension DecodingError {
  /// Whether the issue lacks the name of the type that was decoded from `json`, if that is a model.
  fileprivate func lacksName(at json: JSON) -> Bool {
    guard let issue = metadata.issue, !issue.namesModel else { return false }
    return !issue.isAbout(json) || concernsModel(isObject: json.isObject)
  }

  /// The error with the location of the value that was being decoded, if it is the user's own, or one of
  /// another document.
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
