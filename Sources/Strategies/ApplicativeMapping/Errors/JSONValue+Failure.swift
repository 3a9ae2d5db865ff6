public import JSONCore

extension JSONValue {
  /// The dialect's error for what was thrown about this value; the issue goes to the decode's sink.
  @inline(never) @usableFromInline
  func failed(_ error: JSONError) -> DecodeError {
    let failure = DecodeError(error.kind, actual: description)
    note(error, as: failure)
    return failure
  }

  /// The failure of a field that this object lacks, or of this value not being an object at all.
  @inline(never) @usableFromInline
  func failed(missing key: String, expecting type: Any.Type) -> DecodeError {
    guard kind == .object else { return failedAsObject() }
    return failed(error(.missingKey(key, expected: typeName(type))))
  }

  /// What the dialect calls the failure of this `null`, which was read as the member below a key. The issue
  /// stays.
  @inline(never) @usableFromInline
  func nullFailure(_ error: DecodeError, key: String) -> DecodeError {
    guard case .typeMismatch(let expected, _) = error else { return error }
    let failure = DecodeError.missingKey(key)
    if let sink, let position = position(of: error) {
      note(sink.error(at: position), as: failure)
    } else {
      note(.unexpectedNull(expected: expected), as: failure)
    }
    return failure
  }

  /// The failure of this value not being an object.
  @inline(never) @usableFromInline
  func failedAsObject() -> DecodeError { failed(mismatch(expected: "an object")) }

  /// The error of decoding a `type` from this value, every part of it placed: what no reading has noted, such
  /// as the failure of a user's function, is noted here. Where a model was decoded, its name is added.
  @inline(never) @usableFromInline
  func attributed(_ error: DecodeError, to type: Any.Type) -> DecodeError {
    if case .multiple = error {
      for leaf in error.leaves where position(of: leaf) == nil { note(leaf.issueKind, as: leaf) }
    } else if position(of: error) == nil {
      note(error.issueKind, as: error)
    }
    if let sink, sink.namesAllModels { return error }
    if !(type is any ContainerDecodable.Type) { sink?.annotate(model: type, at: self) }
    return error
  }

  /// The error of a user's function on this value, placed here.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError {
    for leaf in error.leaves where position(of: leaf) == nil {
      if case .custom(let reason) = leaf {
        note(.transformFailed(reason), as: leaf)
      } else {
        note(leaf.issueKind, as: leaf)
      }
    }
    return error
  }

  /// The errors of a failed decode with their places, in reading order.
  func placedErrors(of error: DecodeError) -> [JSONError] {
    guard let sink else { return [] }
    guard case .multiple = error else {
      return position(of: error).map { [sink.error(at: $0)] } ?? []
    }
    return error.leaves.compactMap { leaf in position(of: leaf).map { sink.error(at: $0) } }
  }

  private func position(of failure: DecodeError) -> Int? {
    guard let sink else { return nil }
    return (0..<sink.count).last { position in
      (sink.failure(at: position) as? DecodeError)?.isSameFailure(as: failure) == true
    }
  }
}

extension JSONValue {
  /// What a mapper throws for a failed decode.
  @inline(never) @usableFromInline
  func thrownError(for error: DecodeError, decoding model: Any.Type) -> JSONError {
    let error = attributed(error, to: model)
    if let sink, let first = firstLeaf(of: error), let position = position(of: first) {
      return sink.error(at: position)
    }
    return placedErrors(of: error).first ?? self.error(error.issueKind)
  }

  private func firstLeaf(of error: DecodeError) -> DecodeError? {
    if case .multiple = error { error.leaves.first } else { error }
  }
}
