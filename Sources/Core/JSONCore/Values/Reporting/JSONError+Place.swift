extension JSONError {
  /// The error with the model that was being decoded from `json`, unless it already names a nested model.
  @inline(never)
  public consuming func annotated(model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    return self
  }

  /// Adds the model that was being decoded from `json`, unless the error already names a nested one.
  package mutating func name(_ model: Any.Type, at json: JSONValue) {
    guard storage.lacksModel else { return }
    makeUnique()
    storage.name(model, at: json.index)
  }

  /// Whether the issue is about exactly this value; only while the error is unresolved.
  package func isAbout(_ json: JSONValue) -> Bool { storage.pendingNode == json.index }

  /// Whether the issue is about this value or one below it; only while the error is unresolved.
  func isWithin(_ json: JSONValue) -> Bool { position.map { json.contains($0) } ?? false }

  /// The position of the value that the issue is about; only while the error is unresolved.
  package var position: DocumentPosition? { storage.pendingNode.map { DocumentPosition(index: $0) } }

  /// The errors ordered by the positions of their values; only while they are unresolved.
  package static func inDocumentOrder(_ errors: [JSONError]) -> [JSONError] {
    let places = errors.map { $0.storage.pendingNode ?? .max }
    return errors.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { errors[$0] }
  }

  /// The position of the value that the first issue is about, if the error is an unresolved one about this
  /// value or one below it.
  package func place(in json: JSONValue) -> DocumentPosition? {
    isWithin(json) && storage.isPending(in: json.document) ? position : nil
  }

  /// The type whose raw value is not allowed, if nothing else was recorded.
  package var rawValueModel: Any.Type? {
    if case .derived(.invalidRawValue, _, let type) = storage.kind { type } else { nil }
  }

  /// The expectation, if the issue has nothing else; creates no text.
  package var plainExpectation: IssueExpectation? {
    switch storage.kind {
    case .stated(.typeMismatch(let expected)), .stated(.unexpectedNull(let expected)): expected
    case .typeMismatchOf(let type), .unexpectedNullFor(let type):
      // Only these types, whose names are literals here: looking up the name of another type takes time.
      type == Int.self
        ? .type("Int") : type == String.self ? .type("String") : type == Bool.self ? .type("Bool") : nil
    default: nil
    }
  }

  /// Whether an issue about `json` as a whole belongs to the model that was to be decoded from it. A value of
  /// the wrong type is an issue of the model around it, unless an object was expected.
  package func concernsModel(at json: JSONValue) -> Bool {
    switch storage.kind?.code {
    case .typeMismatch, .unexpectedNull: storage.kind?.expectedContainer == .object
    default: json.isObject
    }
  }

  /// Whether this issue gets the name of the model that is decoded from `json`: it is about a value below, or
  /// about the object as a whole, and names no model yet.
  package func isNamed(after json: JSONValue) -> Bool {
    storage.lacksModel && (isAbout(json) ? concernsModel(at: json) : isWithin(json))
  }

  /// Whether the error has the index of a node, and is still unresolved.
  package var isPlaced: Bool { storage.isPending }

  /// The error with the node of this value, if it has none. Errors of field transforms have none, because
  /// transforms receive only the content of a value.
  @inline(never)
  public consuming func placed(at json: JSONValue) -> JSONError {
    guard storage.lacksPlace, let kind = storage.kind else { return self }
    return json.error(pending: kind)
  }
}

extension JSONError.Storage {
  /// Whether the issue is pending and about a value of this document.
  func isPending(in document: Document) -> Bool {
    isPending && self.document == document.identity && node < document.nodeCount
      && !document.logged.contains(.searches)
  }
}

// Always inlined: at the call site the compiler sees what failed, and writes it to the error in place.

extension JSONValue {
  /// An error about this value.
  ///
  /// Cheap: it has only the kind and the node; the path and the position are computed when it is resolved.
  @inline(never)
  public func error(_ kind: IssueKind) -> JSONError { error(pending: .stated(kind)) }

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
