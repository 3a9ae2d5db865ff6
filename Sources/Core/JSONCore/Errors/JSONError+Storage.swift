internal import CScan

extension JSONError {
  /// What an error refers to: one reference, so that throwing costs one allocation.
  final class Storage: @unchecked Sendable {
    // Sendable: what is written here is written by the only owner, or under the lock of the document.

    /// What is wrong, as it was noted; of an error that was made of resolved issues, nothing.
    private let kind: PendingKind?
    private let node: Int
    private let document: UnsafeRawPointer?
    private let alternatives: [JSONError]
    @exclusivity(unchecked) private var model: Any.Type?
    @exclusivity(unchecked) private var modelNode: Int
    /// The document of the issue, for it to be resolved when somebody asks.
    @exclusivity(unchecked) private var source: Document?
    /// The issues, once they are resolved.
    @exclusivity(unchecked) private var resolved: [Issue]
    let isTruncated: Bool

    init(_ kind: PendingKind, at node: Int, in document: UnsafeRawPointer) {
      self.kind = kind
      self.node = node
      self.document = document
      alternatives = []
      model = nil
      modelNode = -1
      source = nil
      resolved = []
      isTruncated = false
    }

    init(pending: PendingIssue) {
      kind = pending.pendingKind
      node = pending.node
      document = pending.document
      alternatives = pending.alternatives
      model = pending.model
      modelNode = pending.modelNode ?? -1
      source = nil
      resolved = []
      isTruncated = false
    }

    /// - Precondition: There is at least one issue.
    init(issues: [Issue], isTruncated: Bool = false) {
      precondition(!issues.isEmpty, "an error has at least one issue")
      kind = nil
      node = -1
      document = nil
      alternatives = []
      model = nil
      modelNode = -1
      source = nil
      resolved = issues
      self.isTruncated = isTruncated
    }

    /// Whether path and position of the issue are not known, and are not found when somebody asks for them.
    var isPending: Bool { kind != nil && source == nil }

    /// The issue, as long as it is pending.
    var pending: PendingIssue? { source == nil ? record : nil }

    /// The kind of the issue as it was noted, whether or not it has been resolved since.
    var notedKind: PendingKind? { kind }

    /// Whether the issue was noted, with or without a model; `nil` for an error made of resolved issues.
    var hasModel: Bool? { kind == nil ? nil : model != nil }

    /// Whether this is a pending issue that names no model.
    var lacksModel: Bool { isPending && model == nil }

    /// The place of a pending issue.
    var pendingNode: Int? { isPending ? node : nil }

    private var record: PendingIssue? {
      guard let kind, let document else { return nil }
      var record = PendingIssue(kind, at: node, in: document)
      record.model = model
      record.modelNode = modelNode < 0 ? nil : modelNode
      record.alternatives = alternatives
      return record
    }

    /// Names the model of a pending issue.
    ///
    /// - Precondition: Nobody else refers to this storage.
    func name(_ model: Any.Type, at node: Int) {
      self.model = model
      modelNode = node
    }

    /// Resolves the pending issue when somebody asks for it.
    ///
    /// - Precondition: Nobody else refers to this storage; the issue is about a value of the document.
    func keep(_ document: Document) { source = document }

    /// Whether the issue is pending and about a value of this document.
    func isPending(in document: Document) -> Bool {
      isPending && self.document == document.identity && node < document.nodeCount && !document.isMended
    }

    var issues: [Issue] {
      guard let record else { return resolved }
      guard let source else { return [record.issue] }
      // Whoever comes second, on another thread, resolves the issue once more.
      guard cscan_try_lock(source.finderLock) != 0 else { return [source.resolve(record)] }
      defer { cscan_unlock(source.finderLock) }
      if resolved.isEmpty { resolved = [source.resolve(record)] }
      return resolved
    }
  }

  /// Copies the storage if another error refers to it too.
  mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage), let pending = storage.pending else { return }
    storage = Storage(pending: pending)
  }

  /// The error as one that resolves itself.
  ///
  /// - Precondition: It is a pending one about a value of the document.
  consuming func kept(with document: Document) -> JSONError {
    makeUnique()
    storage.keep(document)
    return self
  }
}

extension Document {
  /// Whether errors may keep this document: they show about as much of it as there is.
  var isSmall: Bool { byteCount <= 4096 && nodeCount <= 1024 }
}
