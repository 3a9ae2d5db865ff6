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

extension RawSpan {
  /// Whether more input may complete the text, according to this package's parser. Reports of other parsers
  /// about the end of a text are not always right.
  ///
  /// Use it for texts that another parser has rejected. Trailing commas are accepted.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func isIncompleteJSON(depthLimit: Int) -> Bool {
    let options = JSONParseOptions(
      depthLimit: depthLimit, sizeLimit: .max, duplicateKeys: .useLast, tolerances: .trailingCommas)
    do throws(JSONError) {
      _ = try Document(parsing: self, options: options)
      return false
    } catch {
      return error.issue.category == .incomplete
    }
  }
}
