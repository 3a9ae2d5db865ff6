extension FailedParse {
  /// Stores the issue behind a reference, so that a failed parse reserves no memory for an issue that is
  /// never read.
  // Declared here, not next to the property that refers to it, which is in a lower folder than the issue.
  final class Diagnosis: Sendable {
    let issue: Issue

    init(_ issue: Issue) { self.issue = issue }
  }

  /// What is wrong, computed on first access.
  var issue: Issue {
    diagnosis.withLock { made in
      if let made { return made.issue }
      let issue = withExtendedLifetime(self) { SyntaxDiagnosis(self).issue }
      made = Diagnosis(issue)
      return issue
    }
  }
}

extension JSONError {
  /// The error for callers that may retain it longer than the text: for a large text that isn't JSON, the
  /// issue is computed at once.
  @inline(never) @usableFromInline
  package consuming func withoutLargeText() -> JSONError {
    guard let failedParse, !failedParse.document.isSmall else { return self }
    return JSONError(failedParse.issue)
  }
}
