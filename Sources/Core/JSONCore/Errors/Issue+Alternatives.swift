extension Issue {
  /// The issue that no alternative fits a value without a document, with why each one failed.
  package static func noAlternative(named name: String, _ failures: [Issue]) -> Issue {
    var issue = Issue(.noAlternative(type: name))
    issue.alternatives = failures
    return issue
  }

  /// The issue with its path, and those of its alternatives, below others.
  package func below(_ components: [JSONPath.Component]) -> Issue {
    var issue = self
    issue.path.components = components + path.components
    issue.alternatives = alternatives.map { $0.below(components) }
    return issue
  }
}

extension JSONValue {
  /// An error about this value for the issue of a tree that was made of `root`. Why each alternative failed
  /// is known by the path alone.
  package func error(of issue: Issue, below root: JSONValue) -> JSONError {
    guard !issue.alternatives.isEmpty else { return error(issue.kind) }
    let components = document.root.path(to: root.position).components
    var pending = pendingIssue(.stated(issue.kind))
    pending.alternatives = issue.alternatives.map { JSONError(issues: [$0.below(components)]) }
    return JSONError(pending: pending)
  }
}
