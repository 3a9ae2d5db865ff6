extension FailedParse {
  /// What is wrong, computed on first access.
  var issue: Issue {
    diagnosis.withLock { made in
      if let made = made as? Issue { return made }
      let issue = withExtendedLifetime(self) { SyntaxDiagnosis(self).issue }
      made = issue
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
