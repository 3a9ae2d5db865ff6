extension RawSpan {
  /// Whether this package's parser finds, too, that more input may complete the text. What another parser
  /// says of the end of a text is not always so.
  ///
  /// Trailing commas are taken. Meant for texts that were refused.
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
