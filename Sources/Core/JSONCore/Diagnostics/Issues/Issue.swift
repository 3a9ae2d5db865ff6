/// One thing that is wrong with a document, a value or a model.
public struct Issue: Sendable, Hashable {
  /// What can be wrong.
  public typealias Kind = IssueKind

  /// What is wrong.
  public var kind: Kind
  /// Whether the only cause is that the input ended, so that more input may complete it.
  public var isIncomplete: Bool
  /// The path of the value; the root while the issue is unresolved, and if the path is not known.
  public var path: JSONPath
  /// Whether the path is known. Parsers other than the native one report no path of a syntax error;
  /// renderings of such an issue omit it.
  public internal(set) var isPathKnown = true
  /// The location in the text; `nil` while the issue is unresolved, and if there is no text, as with a
  /// backend that records no positions.
  public var location: SourceLocation?
  /// For an issue about the JSON in a string, the location in that text, while ``location`` is that of the
  /// string; of strings in strings, the location in the innermost text. The excerpt and ``related`` belong to
  /// the same text.
  public var innerLocation: SourceLocation?
  /// The model that was being decoded or encoded, by its name in Swift.
  public var model: String?
  /// The wire key of the model's property; for a nested value its path from the model, written as in paths:
  /// `image.size.width`, `labels["a b"]`. Indices after the last key are left out.
  public var property: String?
  /// The kind of the JSON value found.
  public var actual: JSONKind?
  /// At most 40 characters of the value's text. Not part of equality.
  public var preview: String?
  /// Further locations that explain this one. Not part of equality.
  public var related: [Related] = []
  /// The error of your own code that caused this one. Not part of equality.
  public internal(set) var underlyingError: (any Error)?
  /// The line of the text around the location. Not part of equality.
  var excerpt: Excerpt?
  /// Lines of advice below the excerpt: keys present, allowed values, a likely spelling. Not part of
  /// equality.
  var notes: [IssueNote] = []
  /// Why each alternative of a `no-alternative` failed, in the order in which they were tried. Not part of
  /// equality.
  public internal(set) var alternatives: [Issue] = []

  /// A further location that explains an issue, such as where an unclosed object was opened.
  public struct Related: Sendable, Hashable {
    /// What is there.
    public var message: String
    /// Where it is.
    public var location: SourceLocation
  }

  /// The line of the location, counted from 1; 0 if the location is not known, or there is no text.
  public var line: Int { location?.line ?? 0 }

  /// The column of the location in Unicode scalars, counted from 1; 0 if the location is not known, or there
  /// is no text.
  public var column: Int { location?.column ?? 0 }

  /// The stable name of the kind.
  public var code: IssueCode { kind.code }

  /// The category of the code, or `incomplete` if more input may complete the text.
  public var category: IssueCategory {
    // More input doesn't complete the JSON in a string.
    isIncomplete ? .incomplete : code.category == .incomplete ? .syntax : code.category
  }

  init(_ kind: IssueKind, path: JSONPath = JSONPath(), location: SourceLocation? = nil) {
    self.kind = kind
    self.isIncomplete = kind.code.category == .incomplete
    self.path = path
    self.location = location
  }

  /// Creates an issue from what was recorded of it, without access to a document.
  init(_ kind: IssueKind, besides noted: JSONError.Storage) {
    self.init(kind)
    isPathKnown = noted.document == nil
    model = noted.model.map { String(describing: $0) }
    underlyingError = noted.underlyingError
    guard case .path(let path, let actual, let preview) = noted.source else { return }
    (self.path, self.actual, self.preview) = (path, actual, preview)
  }

  /// Whether this issue is about a value, but doesn't record which.
  var lacksPlace: Bool { location == nil && path.components.isEmpty && category == .data }

  /// Compares everything except illustration and cause: preview, related locations, alternatives, excerpt,
  /// notes and underlying error.
  public static func == (left: Issue, right: Issue) -> Bool { left.compared == right.compared }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private var compared: [AnyHashable] {
    [kind, isIncomplete, path, isPathKnown, location, innerLocation, model, property, actual]
  }

  /// The issue without any values of the document: types, keys, paths and locations remain.
  ///
  /// Values are hidden in the kind's texts too, so the result equals only issues without values. Texts
  /// supplied by user code (`custom`, `invalid-value`, `transform-failed`) are hidden as a whole, because they
  /// may quote the value; for the same reason, the reason of `invalid-format` and the underlying error are
  /// removed.
  public var withoutValues: Issue {
    var issue = self
    issue.kind = kind.withoutValues
    issue.preview = actual == .null ? preview : nil
    issue.notes = notes.filter { $0.subject != .value }
    issue.underlyingError = nil
    issue.excerpt = excerpt?.withoutValues
    issue.alternatives = alternatives.map(\.withoutValues)
    return issue
  }

  /// The issue as it may be shown: without values if its path contains a key that looks like a secret.
  var shown: Issue { path.isSecret ? withoutSecrets : self }

  /// The issue without values, and without the keys within a secret value.
  var withoutSecrets: Issue {
    var issue = withoutValues
    issue.notes = []
    // The related locations of a text that isn't JSON quote nothing; others name keys.
    if code.category != .syntax && code.category != .incomplete { issue.related = [] }
    return issue
  }

  /// Creates the issue for a value that no alternative fits, without a document; lists why each one failed.
  package static func noAlternative(named name: String, _ failures: [Issue]) -> Issue {
    var issue = Issue(.noAlternative(type: name))
    issue.alternatives = failures
    return issue
  }

  /// The issue with these components before its path, and before the paths of its alternatives.
  package func below(_ components: [JSONPath.Component]) -> Issue {
    var issue = self
    issue.path.components = components + path.components
    issue.alternatives = alternatives.map { $0.below(components) }
    return issue
  }

  /// Converts an issue of the JSON in a string to one of the text that contains the string.
  func inText(of string: Issue) -> Issue {
    var issue = below(string.path.components)
    (issue.location, issue.innerLocation) = (string.location, innerLocation ?? location)
    issue.isIncomplete = false
    issue.alternatives = alternatives.map { $0.inText(of: string) }
    return issue.shown
  }

  /// Lines that may help: a likely spelling, the values that are allowed, the keys present. Not part of
  /// equality.
  public var advice: [String] { shown.notes.map { onOneLine($0.line) } }
}
