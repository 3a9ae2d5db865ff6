/// The formats of a report in addition to ``Report/json()``.
extension Report {
  /// Returns aligned tables for a terminal with the given number of columns.
  public func text(width: Int = 100) -> String { TextReport(self, layout: TextLayout(width: width)).text }

  /// The short table of a README, in GitHub's Markdown.
  public var readme: String { ReadmeTable(self).text }

  /// A page with charts in one file, without network requests.
  public var html: String { HTMLReport(self).text }
}
