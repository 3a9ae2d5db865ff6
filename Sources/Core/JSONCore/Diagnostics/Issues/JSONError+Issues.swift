extension JSONError {
  /// The issues in document order, at least one.
  public var issues: [Issue] {
    switch storage.source {
    case .issues(let issues, _, _): return issues
    case .failedParse(let parse): return [parse.issue]
    case .document(let document):
      // Computed on each access: storing the issues would write state that other threads read.
      var resolver = IssueResolver(document, near: storage.node)
      return resolver.issues(of: self)
    case .path, nil: return storage.kind.map { [Issue($0.kind, besides: storage)] } ?? []
    }
  }

  /// The codes and paths of the issues. For an issue that hasn't been read, they take a tenth of the time of
  /// ``issues``.
  package var places: [(code: IssueCode, path: [JSONPath.Component])] {
    guard case .document(let document) = storage.source, let kind = storage.kind else {
      return issues.map { ($0.code, $0.path.components) }
    }
    var finder = document.finder(before: storage.node)
    return [(kind.code, finder.steps(to: storage.node, in: document).map(\.component))]
  }

  /// The first issue.
  public var issue: Issue { issues[0] }

  /// The line of the first issue, counted from 1; 0 if its location is not known, or there is no text.
  ///
  /// ``Issue/location`` has the complete location.
  public var line: Int { issue.line }

  /// The column of the first issue in Unicode scalars, counted from 1; 0 if its location is not known, or
  /// there is no text.
  public var column: Int { issue.column }

  /// The error of your own code that caused the first issue, such as that of an initializer.
  public var underlyingError: (any Error)? { issue.underlyingError }

  /// Whether the document may have more issues: beyond the limit of the decode, or in a model whose decoding
  /// ended at an issue. ``hasMoreIssues`` distinguishes the two. False if decoding stops at the first issue.
  public var isTruncated: Bool {
    if case .issues(_, let isTruncated, _) = storage.source { isTruncated } else { false }
  }

  /// Whether more issues were found than the limit of the decode allows. If this is false and ``isTruncated``
  /// true, the rest of the document could not be checked, and there may be no more.
  public var hasMoreIssues: Bool {
    if case .issues(_, _, let hasMoreIssues) = storage.source { hasMoreIssues } else { false }
  }

  /// Creates an error from resolved issues.
  ///
  /// - Parameters:
  ///   - issues: The issues in document order.
  ///   - isTruncated: Whether there may be more.
  ///   - hasMoreIssues: Whether there are more; if true, `isTruncated` is true too.
  /// - Precondition: There is at least one issue.
  public init(issues: [Issue], isTruncated: Bool = false, hasMoreIssues: Bool = false) {
    precondition(!issues.isEmpty, "an error must have at least one issue")
    storage = Storage(
      .stated(issues[0].kind), lacksPlace: issues.count == 1 && issues[0].lacksPlace,
      source: .issues(issues, isTruncated: isTruncated || hasMoreIssues, hasMoreIssues: hasMoreIssues))
  }

  init(_ issue: Issue) { self.init(issues: [issue]) }
}

extension JSONError {
  /// One thing that is wrong. A module that has its own `Issue`, such as a test module, can write
  /// `JSONError.Issue`.
  public typealias Issue = JSONCore.Issue
  /// A location in the text.
  public typealias Location = SourceLocation
}

extension JSONError: Hashable {
  /// Compares the issues.
  public static func == (left: JSONError, right: JSONError) -> Bool { left.issues == right.issues }

  /// Hashes the issues.
  public func hash(into hasher: inout Hasher) { hasher.combine(issues) }
}

extension JSONError {
  /// Creates the error of a backend that reports its own location and text.
  ///
  /// - Parameters:
  ///   - kind: What is wrong, as far as the backend reports it.
  ///   - location: The location, if the backend reports it.
  ///   - path: The path of the location, if it is known.
  ///   - isIncomplete: Whether more input may complete the text.
  ///   - notes: Lines for `rendered()`, such as the backend's own message.
  public static func syntax(
    _ kind: IssueKind, location: SourceLocation?, path: JSONPath? = nil, isIncomplete: Bool = false,
    notes: [String] = []
  ) -> JSONError {
    var issue = Issue(kind, path: path ?? JSONPath(), location: location)
    issue.isPathKnown = path != nil
    issue.isIncomplete = issue.isIncomplete || isIncomplete
    issue.notes = notes.map { IssueNote(line: $0, about: .value) }
    return JSONError(issue)
  }
}

extension JSONError.Storage {
  /// The source from which the issues of an error are created when they are read.
  // Declared here, not next to the storage, because the payloads are types of the folders between the two.
  enum Source {
    /// The document that the recorded tape index belongs to.
    case document(Document)
    /// The text that is not JSON.
    case failedParse(FailedParse)
    /// The path of the value that is written or built, its kind, and its text.
    // Indirect, so that every other error is smaller.
    indirect case path(JSONPath, actual: JSONKind?, preview: String?)
    /// The issues themselves, at least one.
    indirect case issues([Issue], isTruncated: Bool, hasMoreIssues: Bool)
  }
}
