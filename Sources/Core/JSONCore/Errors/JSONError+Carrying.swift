// A dialect with an error type of its own has that carry a `JSONError` out of the decode. What it needs
// beside the issue is kept with the issue, so that throwing costs one block and not two.

extension JSONError {
  /// The error for the one that carries it: with the document, and for itself, so that operators and models
  /// can add what they know. An error that is not pending stays as it is.
  ///
  /// - Parameter root: The value that the carrier's path starts at.
  package consuming func carried(by document: Document, from root: DocumentPosition?) -> JSONError {
    guard storage.isPending else { return self }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    storage.carry(document, from: root.map { Int($0.index) } ?? -1)
    return self
  }

  /// The same for an error that carries this one out of a decode of `json`.
  package consuming func carried(at json: JSONValue, from root: DocumentPosition?) -> JSONError {
    guard storage.isPending else { return self }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    json.header.pointee.document._withUnsafeGuaranteedRef {
      storage.carry($0, from: root.map { Int($0.index) } ?? -1)
    }
    return self
  }

  /// Whether the error that carries this one has it for itself.
  package var isCarried: Bool { storage.isCarried }

  /// Whether the error that carries this one has it for itself, and met it in the document of a value.
  @inline(__always)
  package func isCarried(in json: JSONValue) -> Bool {
    storage.isCarried && storage.isCarried(in: json.documentIdentity)
  }

  /// The document in which the error was met that carries this one.
  package var carrierDocument: Document? { storage.carrierDocument }

  /// The value that the path of the carrier starts at.
  package var carrierRoot: DocumentPosition? {
    let root = storage.carrierRoot
    return root < 0 ? nil : DocumentPosition(index: root)
  }

  /// Lets the path of the carrier start at a value.
  ///
  /// - Precondition: The error is carried.
  @inline(__always)
  package func lead(from root: DocumentPosition) { storage.carrierRoot = Int(root.index) }

  /// Names the model that was being decoded from `json`, unless the error already names one further in. All
  /// copies of this error get the name.
  ///
  /// - Precondition: Whoever calls this has made the error, and let nobody have it but who waits for the
  ///   name.
  package func nameInPlace(_ model: Any.Type, at json: JSONValue) {
    guard storage.lacksModel else { return }
    storage.name(model, at: json.index)
  }

  /// The error for whoever is no carrier: from now on nothing is added to it.
  package consuming func givenAway() -> JSONError {
    storage.share()
    return self
  }

  /// The error for whoever may keep it while the carrier goes on.
  package func copied() -> JSONError { storage.isPending ? JSONError(Storage(copying: storage)) : self }
}
