/// Tables of GitHub's Markdown.
enum MarkdownTable {
  /// Returns the lines of a table. By default, all columns but the first are aligned right.
  static func lines(_ titles: [String], alignments: [String]? = nil, rows: [[String]]) -> [String] {
    let alignments = alignments ?? ["---"] + titles.dropFirst().map { _ in "---:" }
    return ([titles, alignments] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
  }
}
