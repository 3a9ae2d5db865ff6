extension JSONError {
  /// The contents of an error, in one object, so that throwing an error takes one allocation.
  final class Storage: @unchecked Sendable {
    // Sendable: it is written only while a single error refers to it.

    /// Whether the issue is about a value, but doesn't record which.
    let lacksPlace: Bool
    /// The recorded kind; with several issues, that of the first. `nil` if it is determined from the source.
    let kind: PendingKind?
    /// The node of a document that the issue is about, or -1.
    let node: Int
    /// The identity of that document; `nil` if the issue isn't about a value of a document.
    let document: UnsafeRawPointer?
    /// Why each alternative failed, if there were several.
    // Optional, because even the empty array takes time to retain and release.
    let alternatives: [JSONError]?
    /// The model and its node.
    private(set) var model: Any.Type?
    private(set) var modelNode: Int?
    /// The source from which the issues are created, if the kind is not enough.
    private(set) var source: Source?

    init(
      _ kind: consuming PendingKind?, lacksPlace: Bool = false, at node: Int = -1,
      in document: UnsafeRawPointer? = nil, alternatives: [JSONError]? = nil, source: Source? = nil
    ) {
      self.lacksPlace = lacksPlace
      self.kind = kind
      self.node = node
      self.document = document
      self.alternatives = alternatives
      self.source = source
    }

    /// Copies a pending issue, as one about the same node of a document.
    convenience init(copying other: Storage, in document: UnsafeRawPointer?, alternatives: [JSONError]?) {
      self.init(other.kind, at: other.node, in: document, alternatives: alternatives)
      model = other.model
      modelNode = other.modelNode
    }

    /// The error of a user's code that caused this one.
    var underlyingError: (any Error)? { if case .caused(_, let error) = kind { error } else { nil } }

    /// Whether path and position of the issue are unknown, and there is no source from which to compute them.
    var isPending: Bool { source == nil && document != nil }

    /// Whether this is a pending issue that names no model.
    var lacksModel: Bool { isPending && model == nil }

    /// The node of a pending issue.
    var pendingNode: Int? { isPending ? node : nil }

    /// Sets the model of a pending issue.
    ///
    /// - Precondition: This storage is uniquely referenced.
    func name(_ model: Any.Type, at node: Int) {
      self.model = model
      modelNode = node
    }

    /// Sets the source from which the issue is resolved when it is read.
    ///
    /// - Precondition: Only one error refers to this storage; the issue is about a value of the document.
    func setSource(_ source: Source) { self.source = source }
  }

  /// Copies the storage if another error refers to it too.
  mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage), storage.isPending else { return }
    storage = Storage(copying: storage, in: storage.document, alternatives: storage.alternatives)
  }
}
