/// The formats of a report in addition to ``Report/json()``.
extension Report {
  /// Returns aligned tables for a terminal with the given number of columns.
  public func text(width: Int = 100) -> String {
    TextReport(self, layout: TextLayout(width: width)).text
  }

  /// The same tables in GitHub's Markdown.
  public var markdown: String { MarkdownReport(self).text }

  /// One line of comma-separated values for each cell.
  public var csv: String { CSVReport(self).text }

  /// A page with charts in one file, without network requests.
  public var html: String { HTMLReport(self).text }
}
