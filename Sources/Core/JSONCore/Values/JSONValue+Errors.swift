// Inlined by force: what failed is known where it fails, and is written to the error in place.

extension JSONValue {
  /// An error about this value.
  ///
  /// Cheap: it carries the kind and the place; the path and the position are found when it is resolved.
  @inline(never)
  public func error(_ kind: IssueKind) -> JSONError {
    error(pending: .stated(kind))
  }

  /// An error about this value whose kind follows from a type alone; it is made when somebody asks for it.
  ///
  /// - Parameters:
  ///   - code: The code of the kind, which is no mismatch.
  ///   - kind: Makes the kind. It is kept beyond this call, so it must not capture anything.
  @inline(never)
  package func error(
    _ code: IssueCode, from type: Any.Type, _ kind: @escaping @Sendable (Any.Type) -> IssueKind
  ) -> JSONError {
    error(pending: .derived(code, kind, from: type), .ifObject)
  }

  /// The error that this value lacks a member; any will do where no type is expected.
  @inline(never)
  package func missing(_ key: JSONKey, expecting expected: Any.Type?) -> JSONError {
    guard header.pointee.keyConversion == nil else {
      let name = jsonKey(for: key.description)
      guard let expected else { return error(.missingKey(name, expected: "a value")) }
      return error(pending: .missingName(name, expected: expected), .ifObject)
    }
    return error(pending: .missingKey(key, expected: expected), .ifObject)
  }

  /// The error that this value lacks a member whose key is only known at run time.
  ///
  /// - Parameter keys: The type of the coding keys that the model reads, if it has one.
  @inline(never)
  package func missing(_ name: String, expecting expected: Any.Type, among keys: Any.Type? = nil) -> JSONError
  {
    error(pending: .missingName(jsonKey(for: name), expected: expected, keys: keys), .ifObject)
  }

  /// An error for a value that is null or of another kind than expected.
  @inline(never)
  public func mismatch(expected: IssueExpectation) -> JSONError {
    error(
      pending: .stated(isNull ? .unexpectedNull(expected: expected) : .typeMismatch(expected: expected)),
      expected.container == .object ? .always : .never)
  }

  /// An error for a value that is null or of another kind than a type without a shorthand.
  @inline(never)
  func mismatch(expecting type: Any.Type) -> JSONError {
    error(pending: isNull ? .unexpectedNullFor(type) : .typeMismatchOf(type), .never)
  }

  @inline(__always)
  func error(pending kind: consuming PendingKind, _ concern: Concern? = nil) -> JSONError {
    let concern = concern ?? kind.concern
    return JSONError(kind, concern, at: index, in: documentIdentity)
  }

  func pendingIssue(_ kind: PendingKind) -> PendingIssue {
    PendingIssue(kind, at: index, in: documentIdentity)
  }

  /// An error about this value whose kind and advice follow from a type.
  @inline(never)
  package func error(_ kind: AdvisedKind, of type: Any.Type) -> JSONError {
    error(pending: .advised(kind, of: type))
  }
}

extension JSONError {
  /// The error with its place, when what was thrown had none: errors of field transforms, which see only the
  /// content of a value.
  @inline(never)
  public consuming func placed(at json: JSONValue) -> JSONError {
    guard storage.lacksPlace, let kind = storage.kind else { return self }
    return json.error(kind.kind)
  }
}

extension Concern {
  /// Whether this is so where `json` is the value.
  func isMet(by json: JSONValue) -> Bool {
    switch self {
    case .always: true
    case .ifObject: json.isObject
    case .never: false
    }
  }
}
