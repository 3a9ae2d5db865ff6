/// What is noted at the moment of a failure: the kind, the place on the tape and the model being mapped.
struct PendingIssue {
  var pendingKind: PendingKind
  /// The index of the node that the issue is about.
  var node: Int
  /// The node of the model's object and its type, once known.
  var modelNode: Int?
  var model: Any.Type?
  /// Tells the document apart from others; only compared, never followed.
  var document: UnsafeRawPointer
  /// Why each alternative failed, where there were several.
  var alternatives: [JSONError] = []

  init(_ kind: PendingKind, at node: Int, in document: UnsafeRawPointer) {
    pendingKind = kind
    self.node = node
    self.document = document
  }

  /// What is wrong. Makes its texts: not to be asked for before somebody looks at the error.
  var kind: Issue.Kind { pendingKind.kind }

  /// The issue as far as it is known without the document.
  var issue: Issue {
    var issue = Issue(kind)
    issue.isPathKnown = false
    issue.model = model.map { String(describing: $0) }
    return issue
  }
}

extension JSONValue {
  /// An error about this value.
  ///
  /// Cheap: it carries the kind and the place; the path and the position are found when it is resolved.
  @inline(never)
  public func error(_ kind: Issue.Kind) -> JSONError {
    let pending = PendingKind.stated(kind)
    return error(pending: pending, pending.concern)
  }

  /// An error for a value that is null or of another kind than what is expected in words made at run time.
  @_disfavoredOverload
  @inline(never)
  public func mismatch(expected: String) -> JSONError {
    error(isNull ? .unexpectedNull(expected: expected) : .typeMismatch(expected: expected))
  }
}

extension JSONError {
  /// The error with its place, when what was thrown had none: errors of field transforms, which see only the
  /// content of a value.
  @inline(never)
  public consuming func placed(at json: JSONValue) -> JSONError {
    guard !storage.isPending else { return self }
    if let kind = storage.kindWithoutPlace { return json.error(kind) }
    let issues = issues
    guard issues.count == 1, issues[0].lacksPlace else { return self }
    return json.error(issues[0].kind)
  }

  /// The error with path, line, column and excerpt, if it was thrown about a value of the same document.
  ///
  /// They are found at once, unless the document is small: then the error keeps it, and finds them when
  /// somebody asks.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document.
  public consuming func resolved(at json: JSONValue) -> JSONError {
    resolved(in: json.document)
  }

  /// The error with path, line and column, but without the line of the text and without advice: for many at
  /// once.
  package func brieflyResolved(at json: JSONValue) -> JSONError {
    json.header.pointee.document._withUnsafeGuaranteedRef { document in
      guard storage.isPending(in: document), let pending = storage.pending else { return self }
      return JSONError(document.resolve(pending, isIllustrated: false))
    }
  }

  consuming func resolved(in document: Document) -> JSONError {
    guard storage.isPending(in: document) else { return self }
    if document.isSmall { return kept(with: document) }
    guard let pending = storage.pending else { return self }
    return JSONError(document.resolve(pending))
  }
}

extension Issue {
  /// Whether this issue is about a value, but does not tell about which.
  fileprivate var lacksPlace: Bool {
    location == nil && path.components.isEmpty && category == .data
  }
}
