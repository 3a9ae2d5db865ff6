extension JSONError {
  /// Whether the issue is about this very value, as long as the error is unresolved.
  package func isAbout(_ json: JSONValue) -> Bool {
    storage.pendingNode == json.index
  }

  /// Where the value stands that the first issue is about, if the error is an unresolved one about this value
  /// or about one below it.
  package func place(in json: JSONValue) -> DocumentPosition? {
    guard let node = storage.pendingNode, storage.isPending(in: json.document) else { return nil }
    let place = DocumentPosition(index: node)
    return json.contains(place) ? place : nil
  }

  /// What the first issue is about; unlike ``issue``, this makes nothing of an unresolved error.
  package var kind: Issue.Kind { storage.notedKind?.kind ?? issue.kind }

  /// The code of the first issue; like ``kind``, but of an unresolved error no text is made.
  package var code: IssueCode { storage.notedKind?.code ?? issue.code }

  /// The key that is missing, if that is what the first issue is about; no other text is made.
  package var missingKey: String? {
    switch storage.notedKind ?? .stated(issue.kind) {
    case .missingKey(let key, _): key.description
    case .missingName(let key, _, _), .stated(.missingKey(let key, _)): key
    default: nil
    }
  }

  /// The type whose raw value is not allowed, if that is what the first issue is about; no other text is
  /// made.
  package var rawValueType: String? {
    switch storage.notedKind ?? .stated(issue.kind) {
    case .derived(.invalidRawValue, _, let type): bareTypeName(type)
    case .stated(.invalidRawValue(let type, _)): type
    default: nil
    }
  }

  /// The type itself, where ``rawValueType`` is made of it.
  package var rawValueModel: Any.Type? { storage.rawValueModel }

  /// The type that was expected in the place of another value, if that is what the first issue is about; no
  /// other text is made.
  package var expectedType: String? {
    switch storage.notedKind ?? .stated(issue.kind) {
    case .unexpectedNullFor(let type), .typeMismatchOf(let type):
      type == Int.self ? "Int" : bareTypeName(type)
    case .unexpectedNull(let expected), .typeMismatch(let expected): expected.description
    case let pending:
      switch pending.kind {
      case .unexpectedNull(let expected), .typeMismatch(let expected), .fractionalNumber(let expected),
        .numberOutOfRange(let expected, _), .invalidFormat(let expected, _):
        expected
      default: nil
      }
    }
  }

  /// The kind of container that was expected in the place of another value, if it was one; no text is made.
  package var expectedContainer: JSONKind? {
    (storage.notedKind ?? .stated(issue.kind)).expectedContainer
  }

  /// In what words a reading said that it expected another value, if that is all that the issue says; no
  /// other text is made.
  package var plainExpectation: String? { storage.plainExpectation }

  /// Whether an issue about `json` as a whole is one of the model that was to be decoded from it. A value of
  /// the wrong type is the issue of the model around it, unless an object was expected.
  package func concernsModel(at json: JSONValue) -> Bool {
    (storage.notedConcern ?? PendingKind.stated(issue.kind).concern).isMet(by: json)
  }

  /// Whether a model that is decoded from `json` gives this issue its name: it lies below, or is about the
  /// object as a whole, and names no model yet.
  package func isNamed(after json: JSONValue) -> Bool {
    storage.isNamed(after: json)
  }

  /// Whether the error knows its place on the tape, and is still unresolved.
  package var isPlaced: Bool { storage.isPending }

  /// Whether the error names the model that was being mapped.
  package var namesModel: Bool {
    storage.hasModel ?? (issue.model != nil)
  }
}
