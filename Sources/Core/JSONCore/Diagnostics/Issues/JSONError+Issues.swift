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

  /// One thing that is wrong. A module that has its own `Issue`, such as a test module, can write
  /// `JSONError.Issue`.
  public typealias Issue = JSONCore.Issue
  /// A location in the text.
  public typealias Location = SourceLocation

  /// What the first issue is about; unlike ``issue``, this doesn't resolve a pending error.
  package var kind: IssueKind { storage.kind?.kind ?? issue.kind }

  /// The code of the first issue; like ``kind``, but creates no text for an unresolved error.
  package var code: IssueCode { storage.kind?.code ?? issue.code }

  /// The key that is missing, if the first issue is about one; creates no other text.
  package var missingKey: String? {
    switch notedKind {
    case .missingKey(let key, _): key.description
    case .missingName(let key, _, _), .stated(.missingKey(let key, _)): key
    default: nil
    }
  }

  /// What was expected, if the kind of the first issue has it.
  package var expectation: IssueExpectation? { kind.expected }

  /// Whether this object itself was recorded, and not only a kind with the same text.
  package func isNoted(as kind: AdvisedKind) -> Bool {
    if case .advised(let noted, _) = storage.kind { noted === kind } else { false }
  }

  /// The kind of container that was expected instead of another value; `nil` if no container was expected.
  /// Creates no text.
  package var expectedContainer: JSONKind? { notedKind.expectedContainer }

  /// Whether the error names the model that was being mapped.
  package var namesModel: Bool { storage.model != nil || storage.document == nil && issue.model != nil }

  private var notedKind: PendingKind { storage.kind ?? .stated(issue.kind) }

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
    issue.notes = notes.map { IssueNote(nil, $0, about: .value) }
    return JSONError(issue)
  }

  /// The error with path, line, column and excerpt, if it was thrown about a value of the same document.
  ///
  /// They are computed at once, unless the document is small: then the error retains it, and computes them
  /// when they are first read.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document.
  public consuming func resolved(at json: JSONValue) -> JSONError { resolved(in: json.document) }

  consuming func resolved(in document: Document) -> JSONError {
    var resolver = IssueResolver(document)
    return resolver.resolve(self)
  }

  /// The error with a document from which it is resolved when its issues are read.
  ///
  /// - Precondition: It is a pending one about a value of the document.
  consuming func retaining(_ document: Document) -> JSONError {
    makeUnique()
    storage.setSource(.document(document))
    return self
  }

  /// Converts the error of a copy to one of the original.
  package func moved(from copy: Document, to original: Document) -> JSONError {
    guard copy !== original, storage.isPending, storage.document == copy.identity else { return self }
    var error = self
    error.storage = Storage(
      copying: storage, in: original.identity,
      alternatives: storage.alternatives?.map { $0.moved(from: copy, to: original) })
    return error
  }

  /// The error for callers that may retain it longer than the text: for a large text that isn't JSON, the
  /// issue is computed at once.
  @inline(never) @usableFromInline
  package consuming func withoutLargeText() -> JSONError {
    guard let failedParse, !failedParse.document.isSmall else { return self }
    return JSONError(failedParse.issue)
  }

  /// The error without the advice about a tolerance. Text that is parsed before it is complete can have no
  /// extensions but trailing commas.
  package var ofIncompleteText: JSONError {
    mapIssues { issue in
      guard issue.code != .trailingComma else { return issue }
      var issue = issue
      issue.notes.removeAll { $0.subject == .tolerance }
      return issue
    }
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

extension JSONError: Hashable, ShownByDescription {
  /// Compares the issues.
  public static func == (left: JSONError, right: JSONError) -> Bool { left.issues == right.issues }

  /// Hashes the issues.
  public func hash(into hasher: inout Hasher) { hasher.combine(issues) }

  /// The issues in one line, for logs. Text of the document can't break the line or move the cursor of a
  /// terminal.
  public var description: String {
    let issues = issues
    guard issues.count > 1 || isTruncated else { return issues[0].description }
    let count = issues.count == 1 ? "1 error" : "\(issues.count) errors"
    // If several models have issues, it isn't known which of them was to be decoded.
    let models = Set(issues.map(\.model))
    let model = models.count == 1 ? issues[0].model.map { " while decoding \($0)" } ?? "" : ""
    let more = hasMoreIssues ? " and more" : isTruncated ? " and perhaps more" : ""
    return "\(count)\(model)\(more): " + issues.map(\.description).joined(separator: "; ")
  }

  /// Renders the issues with the affected lines of the text, for people.
  ///
  /// - Parameters:
  ///   - color: Whether to color the text with ANSI escape sequences.
  ///   - hidesValues: Whether to hide the values of the document; see ``withoutValues``.
  public func rendered(color: Bool = false, hidesValues: Bool = false) -> String {
    var texts = issues.map { $0.rendered(color: color, hidesValues: hidesValues) }
    if hasMoreIssues { texts.append("and more: not all issues are reported") }
    if isTruncated, !hasMoreIssues { texts.append("and perhaps more: the rest could not be checked") }
    return texts.joined(separator: "\n\n")
  }

  /// The error with every issue changed.
  package func mapIssues(_ change: (Issue) -> Issue) -> JSONError {
    JSONError(issues: issues.map(change), isTruncated: isTruncated, hasMoreIssues: hasMoreIssues)
  }

  /// The text shown instead of a hidden value.
  package static var hiddenValue: String { Excerpt.hidden }

  /// Whether the path of the first issue contains a key that looks like a secret.
  package var isSecret: Bool { issue.path.isSecret }

  /// The error without any values of the document; see ``Issue/withoutValues``.
  ///
  ///     logger.error("\(error.withoutValues)")
  ///
  /// The values of keys that look like secrets (`password`, `apiKey`, `Authorization`…) are hidden even
  /// without this.
  public var withoutValues: JSONError { mapIssues(\.withoutValues) }

  /// The error of another parser. The parser's own message is hidden if it may quote the value of a key that
  /// looks like a secret: if `source` has a word that looks like a secret shortly before the location.
  /// Without a location, the whole of `source` is searched; if it has more than a few thousand bytes, it is
  /// not searched but assumed to contain such a word.
  public func withoutSecrets(of source: RawSpan) -> JSONError {
    let place = min(issue.location?.offset ?? source.byteCount, source.byteCount)
    let isPlaced = issue.location != nil
    let start = isPlaced ? max(0, place - 256) : 0
    if place - start <= 4096 {
      let isNearSecret = source.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: UInt8.self) { SecretName.end(in: $0[start..<place]) != nil }
      }
      guard isNearSecret else { return self }
    }
    return mapIssues(\.withoutSecrets)
  }
}
