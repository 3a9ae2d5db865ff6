import BenchKit

extension ErrorReport {
  /// Returns all errors in one line each, and the matrix.
  package func text(layout: TextLayout = .plain) -> String {
    documents.map { text($0, layout) }.joined(separator: "\n") + (documents.isEmpty ? "" : "\n")
      + matrix(layout: layout)
  }

  /// Returns all rendered errors, document by document.
  package func renderedText(layout: TextLayout = .plain) -> String {
    documents.map { document in
      grouped(document).map { group in
        layout.colored("\(titles(of: group.strategies)):", .bold) + "\n"
          + (group.answer.accepted
            ? layout.colored("accepted", .yellow) : group.answer.text(color: layout.hasColor))
      }
      .joined(separator: "\n\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// The rendered errors in Markdown.
  package var renderedMarkdown: String {
    documents.map { document in
      "### \(document.name) as \(document.model.rawValue)\n\n"
        + grouped(document).map { group in
          let text = group.answer.accepted ? "accepted" : group.answer.rendered
          let fence = ErrorReport.fence(around: text)
          return "**\(titles(of: group.strategies))**\n\n\(fence)\n\(text)\n\(fence)\n"
        }
        .joined(separator: "\n") + "\n"
    }
    .joined()
  }

  /// The display names of strategies.
  private func titles(of strategies: [String]) -> String {
    strategies.map(StrategyTraits.title).joined(separator: ", ")
  }

  /// Returns backticks to enclose the text: one more than its longest run of them, and at least three.
  private static func fence(around text: String) -> String {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  private func text(_ document: MalformedDocument, _ layout: TextLayout) -> String {
    var lines = layout.wrapped("\(document.name) as \(document.model.rawValue)", indent: "  ")
    for group in grouped(document) {
      lines += layout.indented(titles(of: group.strategies), by: 2)
      let answer = group.answer.accepted ? "accepted" : group.answer.line
      // The content of a document may have line breaks and spaces.
      lines += answer.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        $0.count + 4 <= layout.width ? ["    " + $0] : layout.indented(String($0), by: 4)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the matrix: a line for each strategy with the number of accepted documents and the quality of
  /// errors.
  package func matrix(layout: TextLayout = .plain) -> String {
    matrix.blocks(layout: layout).map { $0.text }.joined(separator: "\n")
  }

  /// The matrix as a Markdown table.
  package var markdown: String { matrix.markdown.joined(separator: "\n") + "\n\n" + matrix.legend + "\n" }

  private var matrix: ErrorMatrix { grid.matrix(title: "") }
}
