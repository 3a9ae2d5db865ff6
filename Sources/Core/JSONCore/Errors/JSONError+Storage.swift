extension JSONError {
  /// What an error refers to: one reference, so that throwing costs one allocation.
  final class Storage: @unchecked Sendable {
    // Sendable: it is written only while one error alone refers to it.

    /// When the issue, being about a value as a whole, is one of the model that is decoded from the value;
    /// known with the kind.
    let concern: Concern
    /// Whether the issue is about a value, but does not tell about which.
    let lacksPlace: Bool
    /// What is wrong, as it was noted; of several issues, with the first. `nil` where it is worked out from the
    /// source.
    let kind: PendingKind?
    /// The node of a document that the issue is about, or -1.
    let node: Int
    /// Tells that document apart from others; `nil` for an issue about no value of a document.
    let document: UnsafeRawPointer?
    // Optional, for even the empty array takes a while to be retained and released.
    private let alternatives: [JSONError]?
    /// The model and its node, or -1.
    private(set) var model: Any.Type?
    private var modelNode = -1
    /// What the issues are made from, where the kind does not say all.
    private(set) var source: Source?

    init(_ kind: consuming PendingKind, _ concern: Concern, at node: Int, in document: UnsafeRawPointer) {
      self.concern = concern
      lacksPlace = false
      self.kind = kind
      self.node = node
      self.document = document
      alternatives = nil
    }

    init(pending: PendingIssue) {
      concern = pending.pendingKind.concern
      lacksPlace = false
      kind = pending.pendingKind
      node = pending.node
      document = pending.document
      alternatives = pending.alternatives.isEmpty ? nil : pending.alternatives
      model = pending.model
      modelNode = pending.modelNode ?? -1
    }

    /// A copy of a pending issue. By way of ``pending`` each rejection would take 550 instructions more.
    init(copying other: Storage) {
      concern = other.concern
      lacksPlace = false
      kind = other.kind
      node = other.node
      document = other.document
      alternatives = other.alternatives
      model = other.model
      modelNode = other.modelNode
    }

    /// Issues that are about no value of a document, or no longer.
    init(_ kind: PendingKind?, lacksPlace: Bool, source: Source?) {
      concern = kind?.concern ?? .ifObject
      self.lacksPlace = lacksPlace
      self.kind = kind
      node = -1
      document = nil
      alternatives = nil
      self.source = source
    }

    /// Whether path and position of the issue are not known, and are not found when somebody asks for them.
    var isPending: Bool { source == nil && document != nil }

    /// The issue, as long as it is pending.
    var pending: PendingIssue? { source == nil ? noted : nil }

    /// The issue as it was noted, if it is about a value of a document.
    var noted: PendingIssue? {
      guard let kind, let document else { return nil }
      var noted = PendingIssue(kind, at: node, in: document)
      if let model {
        noted.model = model
        noted.modelNode = modelNode
      }
      if let alternatives { noted.alternatives = alternatives }
      return noted
    }

    /// Whether this is a pending issue that names no model.
    var lacksModel: Bool { isPending && model == nil }

    /// The place of a pending issue.
    var pendingNode: Int? { isPending ? node : nil }

    /// Names the model of a pending issue.
    ///
    /// - Precondition: Nobody else refers to this storage.
    func name(_ model: Any.Type, at node: Int) {
      self.model = model
      modelNode = node
    }

    /// Lets the issue be resolved when it is read.
    ///
    /// - Precondition: Only one error refers to this storage; the issue is about a value of the document.
    func keep(_ source: Source) { self.source = source }
  }

  /// Copies the storage if another error refers to it too.
  mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage), storage.isPending else { return }
    storage = Storage(copying: storage)
  }
}
