internal import CScan

extension JSONError {
  /// What an error refers to: one reference, so that throwing costs one allocation.
  final class Storage: @unchecked Sendable {
    // Sendable: it is written as long as one error alone refers to it, or under the lock of the document.

    /// When the issue, being about a value as a whole, is one of the model that is decoded from the value;
    /// known with the kind.
    private let concern: Concern
    let isTruncated: Bool
    /// Written when the error is made, and never again.
    var hasMoreIssues = false
    /// What is wrong, as it was noted, with or without a place; of an error that was made of resolved issues,
    /// nothing.
    private let kind: PendingKind?
    private let node: Int
    private let document: UnsafeRawPointer?
    // Optional, for even the empty array takes a while to be retained and released.
    private let alternatives: [JSONError]?
    /// The model and its node, or -1.
    private var model: Any.Type?
    private var modelNode = -1
    /// The document of the issue, once the error resolves itself when somebody asks.
    private var source: Document?
    /// The issues, once they are resolved.
    private var resolved: [Issue]?

    init(_ kind: consuming PendingKind, _ concern: Concern, at node: Int, in document: UnsafeRawPointer) {
      self.concern = concern
      self.kind = kind
      self.node = node
      self.document = document
      alternatives = nil
      isTruncated = false
    }

    init(pending: PendingIssue) {
      concern = pending.pendingKind.concern
      kind = pending.pendingKind
      node = pending.node
      document = pending.document
      alternatives = pending.alternatives.isEmpty ? nil : pending.alternatives
      model = pending.model
      modelNode = pending.modelNode ?? -1
      isTruncated = false
    }

    /// A copy of a pending issue.
    init(copying other: Storage) {
      concern = other.concern
      kind = other.kind
      node = other.node
      document = other.document
      alternatives = other.alternatives
      model = other.model
      modelNode = other.modelNode
      isTruncated = false
    }

    /// An issue without a place.
    init(_ kind: Issue.Kind) {
      let kind = PendingKind.stated(kind)
      concern = kind.concern
      self.kind = kind
      node = -1
      document = nil
      alternatives = nil
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
      resolved = issues
      self.isTruncated = isTruncated
    }

    /// Whether path and position of the issue are not known, and are not found when somebody asks for them.
    var isPending: Bool { source == nil && document != nil }

    /// The issue, as long as it is pending.
    var pending: PendingIssue? { source == nil ? record : nil }

    /// The kind of the issue as it was noted, whether or not it has been resolved since.
    var notedKind: PendingKind? { kind }

    /// When the issue, being about a value as a whole, is one of the model, if the kind was noted.
    var notedConcern: Concern? { kind == nil ? nil : concern }

    /// Whether the issue was noted, with or without a model; `nil` for an error made of resolved issues.
    var hasModel: Bool? { kind == nil ? nil : model != nil }

    /// Whether this is a pending issue that names no model.
    var lacksModel: Bool { isPending && model == nil }

    /// What is wrong with a value, if it was noted without a place.
    var kindWithoutPlace: Issue.Kind? {
      guard document == nil, case .stated(let kind) = kind, kind.code.category == .data else { return nil }
      return kind
    }

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
      if let model {
        record.model = model
        record.modelNode = modelNode
      }
      if let alternatives { record.alternatives = alternatives }
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
    func keep(_ document: Document) {
      source = document
    }

    /// Whether the issue is pending and about a value of this document.
    func isPending(in document: Document) -> Bool {
      isPending && self.document == document.identity && node < document.nodeCount && !document.isMended
    }

    var issues: [Issue] {
      guard let record else { return resolved ?? kind.map { [Issue($0.kind)] } ?? [] }
      guard let source else { return [record.issue] }
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
