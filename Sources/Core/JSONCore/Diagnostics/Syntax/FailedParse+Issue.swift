extension FailedParse {
  /// What is wrong, worked out when somebody asks for the first time.
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
  /// The error for whoever may keep it longer than the text: of a large text that is no JSON, the issue is
  /// worked out at once.
  @inline(never) @usableFromInline
  package consuming func withoutLargeText() -> JSONError {
    guard let failedParse, !failedParse.document.isSmall else { return self }
    return JSONError(failedParse.issue)
  }
}
