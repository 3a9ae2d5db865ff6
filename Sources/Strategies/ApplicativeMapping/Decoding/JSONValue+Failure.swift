public import JSONCore

extension JSONValue {
  /// The strategy's error for an error thrown about this value; the issue is logged.
  @inline(never) @usableFromInline
  func failed(_ error: consuming JSONError) -> DecodeError {
    let failure = DecodeError(error, at: self)
    log(consume error, as: failure)
    return failure
  }

  /// The failure for a field that this object lacks, or for a value that isn't an object.
  @inline(never) @usableFromInline
  func failed(missing key: String, expecting type: Any.Type) -> DecodeError {
    guard isObject else { return failedAsObject() }
    let failure = DecodeError.missingKey(jsonKey(for: key))
    log(missing(key, expecting: type), as: failure)
    return failure
  }

  /// The failure for this value, which is the member below a key.
  @inline(never) @usableFromInline
  func failed(_ error: DecodeError, of type: Any.Type, key: KeyBytes) -> DecodeError {
    let error = attributed(error, to: type)
    return isNull ? nullFailure(error, key: key.description) : error
  }

  /// The strategy's failure for this `null`, which was decoded as the member below a key. A logged issue
  /// stays unchanged; only its failure is replaced.
  @inline(never) @usableFromInline
  func nullFailure(_ error: DecodeError, key: String) -> DecodeError {
    guard case .typeMismatch(let expected, _) = error else { return error }
    let failure = DecodeError.missingKey(jsonKey(for: key))
    if let log, let position = position(of: error) {
      log.change(position) { $0.role = .thrown(as: failure.texts) }
    } else {
      log(self.error(.unexpectedNull(expected: .type(expected))), as: failure)
    }
    return failure
  }

  /// The failure of this value if the stack has no room for its nested values; otherwise `nil`, and a decode
  /// that is recorded logs the model.
  @inline(never) @usableFromInline
  func failedEntry(of model: Any.Type) -> DecodeError? {
    do {
      try enterModel(model)
      return nil
    } catch {
      return failed(error)
    }
  }

  /// The failure for a value that isn't an object.
  @inline(never) @usableFromInline
  func failedAsObject() -> DecodeError { failed(mismatch(expected: .object)) }

  /// The error of decoding a `type` from this value, with a location for each part: errors that aren't in the
  /// log, such as the failure of a user's function, are logged here. If the type is a model, its name is
  /// added.
  @inline(never) @usableFromInline
  func attributed(_ error: DecodeError, to type: Any.Type) -> DecodeError {
    guard case .multiple = error else {
      if let (log, position) = logged(error) { name(type, position, in: log) }
      return error
    }
    if let (log, positions) = logged(error.leaves) {
      for position in positions { name(type, position, in: log) }
    }
    return error
  }

  private func name(_ type: Any.Type, _ position: Int, in log: DecodeLog) {
    log.change(position) { entry in
      // Looking up a type's name takes longest, and is seldom needed.
      guard entry.issue?.isNamed(after: self) == true, isModel(type) else { return }
      entry.issue?.name(type, at: self)
    }
  }

  /// The error of a user's function on this value, located here.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError {
    _ = logged(error.leaves) { $0.issueKindOfTransform }
    return error
  }

  /// The error that a mapper throws for a failed decode: the first issue, with the name of the type if it is
  /// a model.
  @inline(never) @usableFromInline
  func thrownError(for error: DecodeError, decoding type: Any.Type) -> JSONError {
    func named(_ issue: JSONError) -> JSONError {
      guard issue.isNamed(after: self), isModel(type) else { return issue }
      return issue.annotated(model: type, at: self)
    }
    if isCollecting, let (log, positions) = logged(error.leaves) {
      for position in positions {
        if let issue = log.entries[position].issue { collect(named(issue), isPartial: false) }
      }
    }
    guard let (log, position) = logged(error.firstLeaf), let issue = log.take(position) else {
      return self.error(error.issueKind)
    }
    return named(issue)
  }
}
