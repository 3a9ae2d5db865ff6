extension RawSpan {
  /// Whether this package's parser agrees that more input may complete the text. Reports of another parser
  /// about the end of a text are not always right.
  ///
  /// Trailing commas are accepted. For texts that were refused.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func isIncompleteJSON(depthLimit: Int) -> Bool {
    let options = JSONParseOptions(
      depthLimit: depthLimit, sizeLimit: .max, duplicateKeys: .useLast, allowsTrailingCommas: true)
    do throws(JSONError) {
      _ = try Document(parsing: self, options: options)
      return false
    } catch {
      return error.issue.category == .incomplete
    }
  }
}
