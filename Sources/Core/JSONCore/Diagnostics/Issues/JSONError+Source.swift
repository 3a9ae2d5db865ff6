extension JSONError.Storage {
  /// The source from which the issues of an error are created when they are read.
  // Declared here, not next to the storage, because the payloads are types of the folders between the two.
  enum Source {
    /// The document that the recorded tape index belongs to.
    case document(Document)
    /// The text that is not JSON.
    case failedParse(FailedParse)
    /// The path of the value that is written or built.
    case path(PathSource)
    /// The issues themselves.
    case issues(IssueList)
  }
}

/// The issues of an error that has been resolved, at least one.
final class IssueList: Sendable {
  let issues: [Issue]
  let isTruncated: Bool
  let hasMoreIssues: Bool

  init(_ issues: [Issue], isTruncated: Bool, hasMoreIssues: Bool) {
    self.issues = issues
    self.isTruncated = isTruncated
    self.hasMoreIssues = hasMoreIssues
  }
}
