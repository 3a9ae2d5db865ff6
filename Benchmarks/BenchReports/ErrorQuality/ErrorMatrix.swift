/// A table of the quality of errors, with a line for each strategy, and a legend.
struct ErrorMatrix {
  /// The header of the column of names.
  let title: String
  let quality: [ErrorQuality]
  /// The number of documents.
  let documents: Int
  /// The number of those with more than one issue.
  let several: Int

  /// Returns the table for a terminal, split into several tables if it is too wide, and the legend.
  func blocks(layout: TextLayout) -> [[String]] {
    let width = ([title] + quality.map(\.title)).map(\.count).max() ?? 0
    let table = TextTable(
      columns: [TextTable.Column(title: title, width: width, alignment: .left)]
        + columns.map { TextTable.Column(title: $0.title, width: $0.title.count, alignment: .right) })
    return table.blocks(of: quality.map(cells), layout: layout) + [layout.wrapped(legend, indent: "  ")]
  }

  /// The lines of the table in Markdown.
  var markdown: [String] {
    MarkdownTable.lines([title.isEmpty ? "strategy" : title] + columns.map(\.title), rows: quality.map(cells))
  }

  private func cells(_ quality: ErrorQuality) -> [String] {
    [quality.title] + columns.map { String($0.figure(quality)) }
  }

  /// The columns; the number of documents is one of them only if it differs between strategies.
  private var columns: [(title: String, figure: (ErrorQuality) -> Int)] {
    (isPartial ? [("documents", \.documents)] : [])
      + [
        ("accepted", \.accepted), ("crashed", \.crashed), ("code", \.code), ("path", \.path),
        ("line:column", \.position), ("expected/found", \.expectation), ("own text", \.ownText),
        ("all issues", \.allIssues),
      ]
  }

  /// Whether some strategy doesn't map the models of all documents.
  private var isPartial: Bool { quality.contains { $0.documents < documents } }

  var legend: String {
    """
    Of \(documents) malformed documents. \
    \(isPartial ? "documents: those whose model the strategy maps. " : "")\
    accepted: decoded without an error. crashed: the process crashed. code, path, line:column: rejected with \
    a stable code, the path, line and column. expected/found: the text contains the expected or the found value. \
    own text: no other document has the same text. all issues: of the \(several) documents with several \
    issues, those whose issues are all reported on request. For some syntax errors, JSONSerialization reports a \
    character instead of a line.
    """
  }
}
