// Always inlined: at the call site the compiler sees what failed, and writes it to the error in place.

extension JSONValue {
  /// An error about this value.
  ///
  /// Cheap: it has only the kind and the node; the path and the position are computed when it is resolved.
  @inline(never)
  public func error(_ kind: IssueKind) -> JSONError {
    error(pending: .stated(kind))
  }

  /// An error about this value whose kind follows from a type alone, and is created when the error is read.
  ///
  /// - Parameters:
  ///   - code: The code of the kind, which is not a mismatch.
  ///   - kind: Creates the kind. It is stored beyond this call, so it must not capture anything.
  @inline(never)
  package func error(
    _ code: IssueCode, from type: Any.Type, _ kind: @escaping @Sendable (Any.Type) -> IssueKind
  ) -> JSONError {
    error(pending: .derived(code, kind, from: type))
  }

  /// The error for one that a user's code threw about this value: that error if it is a `JSONError`, and
  /// otherwise one with its text and the error itself.
  ///
  /// - Parameters:
  ///   - text: The text of the error; what it prints by default.
  ///   - kind: The kind with that text.
  @inline(never)
  package func error(
    causedBy error: any Error, _ text: String? = nil, as kind: (String) -> IssueKind = IssueKind.custom
  ) -> JSONError {
    if let error = error as? JSONError { return error.placed(at: self) }
    return self.error(pending: .caused(kind(text ?? String(describing: error)), by: error))
  }

  /// The error for a missing member; the expected type is `nil` if any value is accepted.
  @inline(never)
  package func missing(_ key: JSONKey, expecting expected: Any.Type?) -> JSONError {
    guard header.pointee.keyConversion == nil else { return missing(key.description, expecting: expected) }
    return error(pending: .missingKey(key, expected: expected))
  }

  /// The error for a missing member whose key is only known at run time; the expected type is `nil` if any
  /// value is accepted.
  ///
  /// - Parameter keys: The type of the coding keys that the model reads, if it has one.
  @inline(never)
  package func missing(
    _ name: String, expecting expected: Any.Type?, among keys: Any.Type? = nil
  ) -> JSONError {
    error(pending: .missingName(jsonKey(for: name), expected: expected, keys: keys))
  }

  /// An error for a value that is null or of another kind than expected.
  @inline(never)
  public func mismatch(expected: IssueExpectation) -> JSONError {
    error(pending: .stated(isNull ? .unexpectedNull(expected: expected) : .typeMismatch(expected: expected)))
  }

  /// An error for a value that is null or of another kind than the JSON form of a type.
  @inline(never)
  package func mismatch(expecting type: Any.Type) -> JSONError {
    error(pending: isNull ? .unexpectedNullFor(type) : .typeMismatchOf(type))
  }

  @inline(__always)
  func error(pending kind: consuming PendingKind) -> JSONError {
    JSONError(kind, at: index, in: documentIdentity)
  }

  /// An error about this value whose kind and advice follow from a type.
  @inline(never)
  package func error(_ kind: AdvisedKind, of type: Any.Type) -> JSONError {
    error(pending: .advised(kind, of: type))
  }
}

extension JSONError {
  /// The error with the node of this value, if it has none. Errors of field transforms have none, because
  /// transforms receive only the content of a value.
  @inline(never)
  public consuming func placed(at json: JSONValue) -> JSONError {
    guard storage.lacksPlace, let kind = storage.kind else { return self }
    return json.error(pending: kind)
  }
}
