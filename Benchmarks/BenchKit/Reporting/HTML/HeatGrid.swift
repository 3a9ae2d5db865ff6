/// How much each strategy says about each document that is not acceptable.
struct HeatGrid {
  let grid: ErrorGrid

  var html: String {
    """
    <section id="errors" aria-labelledby="errors-title"><h2 id="errors-title">What they say about bad documents</h2>
    <p>\(grid.cases.count) documents that must be rejected. A good error has a code, the path of the value, line and \
    column, what was expected and found, and all errors of the document are told. Taking the document without a word is the \
    worst answer.</p>
    \(summary)
    \(HTMLText.details("Each document: how many of the five each strategy tells", cases))
    </section>
    """
  }

  private static let qualities = ErrorGrid.Answer().qualities.map(\.name)

  /// Strategies × qualities, as shares of the documents.
  private var summary: String {
    let rows = grid.strategies.indices.map { index -> String in
      let answers = grid.cases.compactMap { $0.answers.indices.contains(index) ? $0.answers[index] : nil }
      let cells = Self.qualities.indices.map { quality in
        let count = answers.filter { !$0.isSilentlyAccepted && $0.qualities[quality].isThere }.count
        return cell(share: Double(count) / Double(max(1, answers.count)))
      }
      let silent = answers.filter(\.isSilentlyAccepted).count
      let accepted = "<td class=\"heat \(silent == 0 ? "h5" : "silent")\">\(silent)</td>"
      return
        "<tr><th scope=\"row\">\(HTMLText.escaped(grid.strategies[index]))</th>\(cells.joined())\(accepted)</tr>"
    }
    return table(
      caption: "Share of the documents for which a strategy tells it", columns: Self.qualities + ["accepted"],
      rows: rows)
  }

  /// Documents × strategies.
  private var cases: String {
    let rows = grid.cases.map { row -> String in
      let cells = row.answers.map { answer -> String in
        guard let answer else { return "<td class=\"heat\">–</td>" }
        let title = HTMLText.escaped(answer.message)
        return answer.isSilentlyAccepted
          ? "<td class=\"heat silent\" title=\"\(title)\">accepted</td>"
          : "<td class=\"heat h\(answer.score)\" title=\"\(title)\">\(answer.score)</td>"
      }
      return "<tr><th scope=\"row\">\(HTMLText.escaped(row.name))</th>\(cells.joined())</tr>"
    }
    return table(caption: "How many of the five a strategy tells", columns: grid.strategies, rows: rows)
  }

  private func cell(share: Double) -> String {
    let level = Int((share * 5).rounded())
    return "<td class=\"heat h\(level)\">\(FigureFormat.fixed(share * 100, decimals: 0)) %</td>"
  }

  private func table(caption: String, columns: [String], rows: [String]) -> String {
    let header = columns.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    return """
      <div class="scroll" role="region" tabindex="0" aria-label="\(caption)">
      <table><caption class="unseen">\(caption)</caption><thead><tr><th></th>\(header)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }
}
