/// What is noted at the moment of a failure: the kind, the place on the tape and the model being mapped.
@usableFromInline
struct PendingIssue {
  @usableFromInline var kind: Issue.Kind
  /// The index of the node that the issue is about.
  @usableFromInline var node: Int
  /// The node of the model's object and its type, once known.
  @usableFromInline var modelNode: Int?
  @usableFromInline var model: Any.Type?
  /// Tells the document apart from others; only compared, never followed.
  @usableFromInline var document: UnsafeRawPointer
  /// Why each alternative failed, where there were several.
  var alternatives: [JSONError] = []

  /// The issue as far as it is known without the document.
  var issue: Issue {
    var issue = Issue(kind)
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
    JSONError(pending: pendingIssue(kind))
  }

  /// An error for a value that is null or of another kind than expected.
  @inline(never)
  public func mismatch(expected: String) -> JSONError {
    error(isNull ? .unexpectedNull(expected: expected) : .typeMismatch(expected: expected))
  }

  func pendingIssue(_ kind: Issue.Kind) -> PendingIssue {
    PendingIssue(
      kind: kind, node: index, modelNode: nil, model: nil,
      document: UnsafeRawPointer(header.pointee.document.toOpaque())
    )
  }
}

extension JSONError {
  /// The error with its place, when what was thrown had none: errors of field transforms, which see only the
  /// content of a value.
  @inline(never)
  public func placed(at json: JSONValue) -> JSONError {
    guard storage.pending == nil else { return self }
    guard issue.location == nil, issue.path.components.isEmpty,
      issue.category == .data, issues.count == 1
    else { return self }
    return json.error(issue.kind)
  }

  /// The error with path, line, column and excerpt, if it was thrown about a value of the same document.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document.
  public func resolved(at json: JSONValue) -> JSONError {
    guard !isResolved else { return self }
    return json.header.pointee.document._withUnsafeGuaranteedRef { resolved(in: $0) }
  }

  /// The error with path, line and column, but without the line of the text and without advice: for many at once.
  package func brieflyResolved(at json: JSONValue) -> JSONError {
    guard !isResolved else { return self }
    return json.header.pointee.document._withUnsafeGuaranteedRef { resolved(in: $0, isIllustrated: false) }
  }

  func resolved(in document: Document, isIllustrated: Bool = true) -> JSONError {
    guard let pending = storage.pending, pending.document == document.identity,
      pending.node < document.nodeCount, !document.isMended
    else { return self }
    return JSONError(document.resolve(pending, isIllustrated: isIllustrated))
  }
}

extension Issue.Kind {
  /// Whether this issue, about a value as a whole, is one of the model that was to be decoded from the value.
  /// A value of the wrong type is the issue of the model around it, unless an object was expected.
  package func concernsModel(at json: JSONValue) -> Bool {
    switch self {
    case .typeMismatch(let expected), .unexpectedNull(let expected): expected == "an object"
    default: json.kind == .object
    }
  }
}
