internal import CScan

extension JSONError {
  /// What an error refers to: one reference, so that throwing costs one allocation.
  final class Storage: @unchecked Sendable {
    // Sendable: what is written here is written by the only owner, or under the lock of the document. But for
    // what an error that carries this one adds on its way out, which another thread may be looking at by
    // then: that is in words that are read and written as a whole.

    /// When the issue, being about a value as a whole, is one of the model that is decoded from the value.
    private let concern: Concern
    /// Whether the error resolves itself when somebody asks.
    @exclusivity(unchecked) private var isKept: Bool
    /// 1 if an error of a dialect's own has this storage for itself, and may write to it.
    @exclusivity(unchecked) private var carried = SharedWord(0)
    let isTruncated: Bool
    /// Written when the error is made, and never again.
    @exclusivity(unchecked) var hasMoreIssues = false
    /// What is wrong, as it was noted; of an error that was made of resolved issues, nothing.
    private let kind: PendingKind?
    private let node: Int
    private let document: UnsafeRawPointer?
    // Optional, for even the empty array takes a while to be retained and released.
    private let alternatives: [JSONError]?
    /// The type of the model, 0 without one; it is set once, after ``modelNode``.
    @exclusivity(unchecked) private var modelType = SharedWord(0)
    @exclusivity(unchecked) private var modelNode: Int
    /// The document of the issue, for it to be resolved when somebody asks, or of the carrier.
    @exclusivity(unchecked) private var source: Document?
    /// The node that the carrier's path starts at; -1 if it is not known.
    @exclusivity(unchecked) private var carrierStart = SharedWord(bitPattern: -1)
    /// The issues, once they are resolved.
    @exclusivity(unchecked) private var resolved: [Issue]?

    init(_ kind: consuming PendingKind, _ concern: Concern, at node: Int, in document: UnsafeRawPointer) {
      self.concern = concern
      self.kind = kind
      self.node = node
      self.document = document
      alternatives = nil
      modelNode = -1
      isKept = false
      isTruncated = false
    }

    init(pending: PendingIssue) {
      concern = pending.pendingKind.concern
      kind = pending.pendingKind
      node = pending.node
      document = pending.document
      alternatives = pending.alternatives.isEmpty ? nil : pending.alternatives
      modelNode = pending.modelNode ?? -1
      modelType = SharedWord(type: pending.model)
      isKept = false
      isTruncated = false
    }

    /// A copy of a pending issue, without a carrier.
    init(copying other: Storage) {
      concern = other.concern
      kind = other.kind
      node = other.node
      document = other.document
      alternatives = other.alternatives
      let model = other.model
      modelNode = model == nil ? -1 : other.modelNode
      modelType = SharedWord(type: model)
      isKept = false
      isTruncated = false
    }

    /// - Precondition: There is at least one issue.
    init(issues: [Issue], isTruncated: Bool = false) {
      precondition(!issues.isEmpty, "an error has at least one issue")
      concern = .never
      kind = nil
      node = -1
      document = nil
      alternatives = nil
      modelNode = -1
      isKept = false
      resolved = issues
      self.isTruncated = isTruncated
    }

    /// Whether path and position of the issue are not known, and are not found when somebody asks for them.
    var isPending: Bool { !isKept && kind != nil }

    /// The issue, as long as it is pending.
    var pending: PendingIssue? { isKept ? nil : record }

    /// The kind of the issue as it was noted, whether or not it has been resolved since.
    var notedKind: PendingKind? { kind }

    /// Whether the issue was noted, with or without a model; `nil` for an error made of resolved issues.
    var hasModel: Bool? { kind == nil ? nil : model != nil }

    /// Whether this is a pending issue that names no model.
    var lacksModel: Bool { isPending && model == nil }

    /// The place of a pending issue.
    var pendingNode: Int? { isPending ? node : nil }

    /// Whether a model that is decoded from `json` gives the issue its name.
    func isNamed(after json: JSONValue) -> Bool {
      guard lacksModel else { return false }
      let index = json.index
      guard node == index else { return node > index && node < index + json.node.pointee.size }
      return concern == .always || concern == .ifObject && json.isObject
    }

    /// In what words a reading said that it expected another value.
    var plainExpectation: String? {
      switch kind {
      case .typeMismatch(let expected), .unexpectedNull(let expected):
        // A literal need not be copied.
        expected.isEqual(to: "String") ? "String" : expected.description
      case .typeMismatchOf(let type), .unexpectedNullFor(let type): type == Int.self ? "Int" : nil
      default: nil
      }
    }

    /// The type whose raw value is not allowed, if the issue was noted as one of a type.
    var rawValueModel: Any.Type? {
      if case .derived(.invalidRawValue, _, let type) = kind { type } else { nil }
    }

    private var record: PendingIssue? {
      guard let kind, let document else { return nil }
      var record = PendingIssue(kind, at: node, in: document)
      record.model = model
      record.modelNode = modelNode < 0 ? nil : modelNode
      if let alternatives { record.alternatives = alternatives }
      return record
    }

    /// Names the model of a pending issue.
    ///
    /// - Precondition: Nobody else refers to this storage.
    func name(_ model: Any.Type, at node: Int) {
      modelNode = node
      modelType.store(SharedWord(type: model))
    }

    /// Resolves the pending issue when somebody asks for it.
    ///
    /// - Precondition: Nobody else refers to this storage; the issue is about a value of the document.
    func keep(_ document: Document) {
      source = document
      isKept = true
    }

    /// Lets an error of a dialect's own have this storage for itself, with what it needs beside the issue.
    ///
    /// - Precondition: Nobody else refers to this storage; the issue is pending.
    func carry(_ document: Document, from root: Int) {
      source = document
      carrierStart = SharedWord(bitPattern: root)
      carried = SharedWord(1)
    }

    /// From now on, the carrier is not the only one to refer to this storage.
    func share() { carried.store(SharedWord(0)) }

    /// Whether an error of a dialect's own has this storage for itself, and may write to it.
    var isCarried: Bool { carried.load().bits != 0 }

    /// The node that the carrier's path starts at; -1 if it is not known.
    var carrierRoot: Int {
      get { Int(bitPattern: carrierStart.load().bits) }
      set { carrierStart.store(SharedWord(bitPattern: newValue)) }
    }

    private var model: Any.Type? { modelType.load().type }

    /// The document of the carrier, which need not be that of the issue.
    var carrierDocument: Document? { isKept ? nil : source }

    /// Whether this is the document of the carrier.
    func isCarried(in document: UnsafeRawPointer) -> Bool { source?.identity == document }

    /// Whether the issue is pending and about a value of this document.
    func isPending(in document: Document) -> Bool {
      isPending && self.document == document.identity && node < document.nodeCount && !document.isMended
    }

    var issues: [Issue] {
      guard let record else { return resolved ?? [] }
      guard isKept, let source else { return [record.issue] }
      // Whoever comes second, on another thread, resolves the issue once more.
      guard cscan_try_lock(source.finderLock) != 0 else { return [source.resolve(record)] }
      defer { cscan_unlock(source.finderLock) }
      if let resolved { return resolved }
      let issues = [source.resolve(record)]
      resolved = issues
      return issues
    }
  }

  /// Copies the storage if another error refers to it too.
  mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage), storage.isPending else { return }
    storage = Storage(copying: storage)
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
