public import JSONCore

extension JSONValue {
  /// The dialect's error for what was thrown about this value; the issue goes to the decode's sink.
  @inline(never) @usableFromInline
  func failed(_ error: consuming JSONError) -> DecodeError {
    let failure = DecodeError(error, at: self)
    note(consume error, as: failure)
    return failure
  }

  /// The dialect's error for what was thrown about this scalar, the member below a key; the issue goes to the
  /// decode's sink.
  @inline(never) @usableFromInline
  func failed(_ error: JSONError, key: KeyBytes) -> DecodeError {
    guard isNull else { return failed(error) }
    let failure = DecodeError.missingKey(jsonKey(for: key.description))
    note(error, as: failure)
    return failure
  }

  /// The failure of a field that this object lacks, or of this value not being an object at all.
  @inline(never) @usableFromInline
  func failed(missing key: String, expecting type: Any.Type) -> DecodeError {
    guard isObject else { return failedAsObject() }
    let key = jsonKey(for: key)
    let failure = DecodeError.missingKey(key)
    note(.missingKey(key, expected: typeName(type)), as: failure)
    return failure
  }

  /// The failure of the member below a key that this value is.
  @inline(never) @usableFromInline
  func failed(_ error: DecodeError, of type: Any.Type, key: KeyBytes) -> DecodeError {
    if let sink { placeAlternatives(of: error, decoding: type, in: sink) }
    guard isNull, case .typeMismatch = error, let sink, let position = sink.position(of: error) else {
      let error = attributed(error, to: type)
      return isNull ? nullFailure(error, key: key.description) : error
    }
    name(type, in: sink, position)
    let failure = DecodeError.missingKey(jsonKey(for: key.description))
    sink.rename(position, failure)
    return failure
  }

  /// What the dialect calls the failure of this `null`, which was read as the member below a key. The issue
  /// stays.
  @inline(never) @usableFromInline
  func nullFailure(_ error: DecodeError, key: String) -> DecodeError {
    guard case .typeMismatch(let expected, _) = error else { return error }
    let failure = DecodeError.missingKey(jsonKey(for: key))
    if let sink, let position = position(of: error) {
      sink.rename(position, failure)
    } else {
      note(.unexpectedNull(expected: expected), as: failure)
    }
    return failure
  }

  /// The failure of this value where the stack has no room left for what is nested in it; `nil` where it has.
  @inline(never) @usableFromInline
  func failedForRoom() -> DecodeError? {
    do {
      try checkRoom()
      return nil
    } catch {
      return failed(error)
    }
  }

  /// The failure of this value not being an object.
  @inline(never) @usableFromInline
  func failedAsObject() -> DecodeError { failed(mismatch(expected: "an object")) }

  /// The error of decoding a `type` from this value, every part of it placed: what no reading has noted, such
  /// as the failure of a user's function, is noted here. Where a model was decoded, its name is added.
  @inline(never) @usableFromInline
  func attributed(_ error: DecodeError, to type: Any.Type) -> DecodeError {
    guard let sink else { return error }
    placeAlternatives(of: error, decoding: type, in: sink)
    guard case .multiple = error else {
      name(type, in: error, sink)
      return error
    }
    for leaf in error.leaves { name(type, in: leaf, sink) }
    return error
  }

  private func name(_ type: Any.Type, in leaf: DecodeError, _ sink: IssueSink) {
    switch sink.naming(of: leaf, after: self) {
    case .settled: break
    case .lacking(let position): name(type, in: sink, position)
    case .unknown:
      note(leaf.issueKind, as: leaf)
      name(type, in: sink, sink.count - 1)
    }
  }

  private func name(_ type: Any.Type, in sink: IssueSink, _ position: Int) {
    // The look-up of a conformance takes longest, and is seldom needed.
    guard sink.isNamed(position, after: self), !(type is any ContainerDecodable.Type) else { return }
    sink.name(position, type, at: self)
  }

  /// The error of a user's function on this value, placed here.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError {
    for leaf in error.leaves where position(of: leaf) == nil {
      note(leaf.issueKindOfTransform, as: leaf)
      if let sink {
        placeAlternatives(of: leaf, decoding: nil, in: sink) { $0.issueKindOfTransform }
      }
    }
    return error
  }

  /// What a mapper throws for a failed decode: the first issue, with the name of the model if it was one.
  @inline(never) @usableFromInline
  func thrownError(for error: DecodeError, decoding model: Any.Type?) -> JSONError {
    if case .multiple(let errors) = error, !errors.isEmpty {
      return thrownError(for: error.firstLeaf, decoding: model)
    }
    if let sink { placeAlternatives(of: error, decoding: model, in: sink) }
    if let issue = sink?.takeError(of: error, naming: model, after: self) { return issue }
    // What no reading has noted, such as the failure of a user's function, is about this value.
    var issue = self.error(error.issueKind)
    if let model, issue.isNamed(after: self) { issue = (consume issue).annotated(model: model, at: self) }
    return issue
  }

  private func position(of failure: DecodeError) -> Int? { sink?.position(of: failure) }
}
