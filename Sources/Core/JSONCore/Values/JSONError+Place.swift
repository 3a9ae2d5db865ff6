extension JSONError {
  /// Whether the issue is about this very value, as long as the error is unresolved.
  package func isAbout(_ json: JSONValue) -> Bool {
    storage.pendingNode == json.index
  }

  /// Whether the issue is about a value or about one below it, as long as the error is unresolved.
  package func isWithin(_ json: JSONValue) -> Bool {
    storage.pendingNode.map { json.contains(DocumentPosition(index: $0)) } ?? false
  }

  /// Where the value stands that the issue is about, as long as the error is unresolved.
  package var position: DocumentPosition? { storage.pendingNode.map { DocumentPosition(index: $0) } }

  /// The errors by the places of their values, as long as they are unresolved.
  package static func inDocumentOrder(_ errors: [JSONError]) -> [JSONError] {
    let places = errors.map { $0.storage.pendingNode ?? .max }
    return errors.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { errors[$0] }
  }

  /// Where the value stands that the first issue is about, if the error is an unresolved one about this value
  /// or about one below it.
  package func place(in json: JSONValue) -> DocumentPosition? {
    guard let node = storage.pendingNode, storage.isPending(in: json.document) else { return nil }
    let place = DocumentPosition(index: node)
    return json.contains(place) ? place : nil
  }

  /// The type whose raw value is not allowed, if no more was noted than that.
  package var rawValueModel: Any.Type? {
    if case .derived(.invalidRawValue, _, let type) = storage.kind { type } else { nil }
  }

  /// What a reading expected, if that is all that the issue says; no text is made.
  package var plainExpectation: IssueExpectation? {
    switch storage.kind {
    case .stated(.typeMismatch(let expected)), .stated(.unexpectedNull(let expected)): expected
    case .typeMismatchOf(let type), .unexpectedNullFor(let type): type == Int.self ? .type("Int") : nil
    default: nil
    }
  }

  /// Whether an issue about `json` as a whole is one of the model that was to be decoded from it. A value of
  /// the wrong type is the issue of the model around it, unless an object was expected.
  package func concernsModel(at json: JSONValue) -> Bool {
    storage.concern.isMet(by: json)
  }

  /// Whether a model that is decoded from `json` gives this issue its name: it lies below, or is about the
  /// object as a whole, and names no model yet.
  package func isNamed(after json: JSONValue) -> Bool {
    guard storage.lacksModel else { return false }
    let index = json.index
    guard storage.node == index else {
      return storage.node > index && storage.node < index + json.node.pointee.size
    }
    return storage.concern.isMet(by: json)
  }

  /// Whether the error knows its place on the tape, and is still unresolved.
  package var isPlaced: Bool { storage.isPending }
}

extension JSONError.Storage {
  /// Whether the issue is pending and about a value of this document.
  func isPending(in document: Document) -> Bool {
    isPending && self.document == document.identity && node < document.nodeCount
      && !document.logged.contains(.searches)
  }
}
