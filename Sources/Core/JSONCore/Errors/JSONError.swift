/// Why a document could not be parsed, decoded or encoded: one or more issues in document order.
///
/// Every strategy throws this type. What is thrown inside a decode carries only a code and the place on the
/// tape; the entry point that owns the document resolves it into path, line, column and excerpt, of a small
/// document only when somebody looks. An error that you catch yourself below an entry point can be resolved
/// with ``resolved(at:)`` while the document lives.
public struct JSONError: Error, Sendable {
  var storage: Storage

  /// The issues in document order, at least one.
  public var issues: [Issue] { storage.issues }

  /// The first issue.
  public var issue: Issue { storage.issues[0] }

  /// The line of the first issue, counted from 1; 0 where its place is not known, or there is no text.
  ///
  /// ``Issue/location`` has all of the place.
  public var line: Int { issue.line }

  /// The column of the first issue in Unicode scalars, counted from 1; 0 where its place is not known, or
  /// there is no text.
  public var column: Int { issue.column }

  /// Whether the document may have more issues: beyond the limit of the decode, or behind a value without
  /// which nothing more could be decoded and for which there was no stand-in. ``hasMoreIssues`` tells which.
  public var isTruncated: Bool { storage.isTruncated }

  /// Whether more issues were found than the limit of the decode let be reported. Where this is false and
  /// ``isTruncated`` true, the rest of the document could not be checked, and there may be no more.
  public var hasMoreIssues: Bool { storage.hasMoreIssues }

  /// Whether path and location of the issues are known.
  public var isResolved: Bool { !storage.isPending }

  init(_ storage: Storage) { self.storage = storage }

  init(_ kind: consuming PendingKind, _ concern: Concern, at node: Int, in document: UnsafeRawPointer) {
    storage = Storage(kind, concern, at: node, in: document)
  }

  init(pending: PendingIssue) {
    storage = Storage(pending: pending)
  }

  /// Creates an error from resolved issues.
  ///
  /// - Parameters:
  ///   - issues: The issues in document order.
  ///   - isTruncated: Whether there may be more.
  ///   - hasMoreIssues: Whether there are more; they may be, then, whatever `isTruncated` says.
  /// - Precondition: There is at least one issue.
  public init(issues: [Issue], isTruncated: Bool = false, hasMoreIssues: Bool = false) {
    storage = Storage(issues: issues, isTruncated: isTruncated || hasMoreIssues)
    storage.hasMoreIssues = hasMoreIssues
  }

  init(_ issue: Issue) {
    storage = Storage(issues: [issue])
  }

  /// Creates an error without a place, for code that sees only the content of a value. The strategy that
  /// called the code adds the place.
  public init(_ kind: Issue.Kind) {
    storage = Storage(kind)
  }
}

extension JSONError {
  /// One thing that is wrong. A module that has an `Issue` of its own, as tests have, can write
  /// `JSONError.Issue`.
  public typealias Issue = JSONCore.Issue
  /// A place in the text.
  public typealias Location = SourceLocation
}

extension JSONError {
  /// The error with the model that was being decoded from `json`, unless it already names a model further in.
  @inline(never)
  public consuming func annotated(model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    return self
  }

  /// Adds the model that was being decoded from `json`, unless the error already names one further in.
  mutating func name(_ model: Any.Type, at json: JSONValue) {
    guard storage.lacksModel else { return }
    makeUnique()
    storage.name(model, at: json.index)
  }
}

extension JSONError: Hashable {
  /// Compares the issues.
  public static func == (left: JSONError, right: JSONError) -> Bool { left.issues == right.issues }

  /// Hashes the issues.
  public func hash(into hasher: inout Hasher) { hasher.combine(issues) }
}

extension JSONError {
  /// An error of a backend that reports its own place and text.
  ///
  /// - Parameters:
  ///   - kind: What is wrong, as far as the backend tells.
  ///   - location: Where, if the backend tells.
  ///   - path: The path of the place, if it is known.
  ///   - isIncomplete: Whether more input may complete the text.
  ///   - notes: Lines for `rendered()`, such as the backend's own words.
  public static func syntax(
    _ kind: Issue.Kind, location: SourceLocation?, path: JSONPath? = nil, isIncomplete: Bool = false,
    notes: [String] = []
  ) -> JSONError {
    var issue = Issue(kind, path: path ?? JSONPath(), location: location)
    issue.isPathKnown = path != nil
    issue.isIncomplete = issue.isIncomplete || isIncomplete
    issue.notes = notes.map { IssueNote($0, about: .value) }
    return JSONError(issue)
  }
}
