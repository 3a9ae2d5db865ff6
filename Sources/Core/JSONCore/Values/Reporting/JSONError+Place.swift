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
}

extension JSONError {
  /// Whether the issue is about exactly this value; only while the error is unresolved.
  package func isAbout(_ json: JSONValue) -> Bool {
    storage.pendingNode == json.index
  }

  /// Whether the issue is about this value or one below it; only while the error is unresolved.
  func isWithin(_ json: JSONValue) -> Bool {
    position.map { json.contains($0) } ?? false
  }

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
}

extension JSONError.Storage {
  /// Whether the issue is pending and about a value of this document.
  func isPending(in document: Document) -> Bool {
    isPending && self.document == document.identity && node < document.nodeCount
      && !document.logged.contains(.searches)
  }
}
