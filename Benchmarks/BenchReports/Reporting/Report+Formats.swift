/// The formats of a report, besides ``Report/json()``.
extension Report {
  /// Aligned tables for a terminal of so many columns.
  public func text(width: Int = 100) -> String {
    TextReport(self, layout: TextLayout(width: width)).text
  }

  /// The same tables for GitHub.
  public var markdown: String { MarkdownReport(self).text }

  /// One line for each cell, separated by commas.
  public var csv: String { CSVReport(self).text }

  /// A page with charts in one file, which needs no network.
  public var html: String { HTMLReport(self).text }
}
