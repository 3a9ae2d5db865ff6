/// How much each strategy says about each document that is not acceptable.
struct HeatGrid {
  let grid: ErrorGrid

  var html: String {
    """
    <section id="errors" aria-labelledby="errors-title"><h2 id="errors-title">What they say about bad documents</h2>
    <p>\(grid.cases.count) documents that must be rejected. A good error has a code, the path of the value, line and \
    column, what was expected and found, and all errors of the document are told. Taking the document without a word is the \
    worst answer, next to crashing.\(allNote)</p>
    \(summary)
    \(HTMLText.details("Each document: how many of the five each strategy tells", cases))
    \(HTMLText.details("Each document: what they say", messages))
    </section>
    """
  }

  /// The documents with several errors; only of them can more than the first be told. All if that isn't
  /// known.
  private var severalCases: [ErrorGrid.Case] {
    grid.cases.filter { ($0.issues ?? 2) > 1 }
  }

  private var allNote: String {
    grid.cases.contains { $0.issues == nil }
      ? "" : " The share below <em>all</em> is of the \(severalCases.count) documents with several errors."
  }

  private static let qualities = ErrorGrid.Answer().qualities.map(\.name)

  /// Strategies × qualities, as shares of the documents.
  private var summary: String {
    let rows = grid.strategies.indices.map { index -> (name: String, cells: [String]) in
      let answers = self.answers(of: index, to: grid.cases)
      let cells = Self.qualities.indices.map { quality in
        let asked = Self.qualities[quality] == "all" ? self.answers(of: index, to: severalCases) : answers
        let count = asked.filter { !$0.isSilentlyAccepted && $0.qualities[quality].isThere }.count
        return cell(share: Double(count) / Double(max(1, asked.count)))
      }
      let failures = [answers.filter(\.isSilentlyAccepted).count, answers.filter(\.hasCrashed).count]
        .map { "<td class=\"heat \($0 == 0 ? "h5" : "silent")\">\($0)</td>" }
      return (grid.strategies[index], cells + failures)
    }
    return HTMLText.table(
      caption:
        "Share of the documents for which a strategy tells it; numbers of documents accepted or crashed on",
      columns: [""] + Self.qualities + ["accepted", "crashed"], rows: rows)
  }

  private func answers(of index: Int, to cases: [ErrorGrid.Case]) -> [ErrorGrid.Answer] {
    cases.compactMap { $0.answers.indices.contains(index) ? $0.answers[index] : nil }
  }

  /// Document after document, who says what; those who say the same together.
  private var messages: String {
    let entries = grid.cases.map { row -> String in
      var groups: [(message: String, strategies: [String])] = []
      for (strategy, answer) in zip(grid.strategies, row.answers) {
        guard let answer else { continue }
        let message = answer.isSilentlyAccepted ? "accepted" : answer.message
        if let index = groups.firstIndex(where: { $0.message == message }) {
          groups[index].strategies.append(strategy)
        } else {
          groups.append((message, [strategy]))
        }
      }
      let lines = groups.map { group in
        "<dd>\(HTMLText.escaped(group.strategies.joined(separator: ", "))): \(HTMLText.escaped(group.message))</dd>"
      }
      return "<dt>\(HTMLText.escaped(row.name))</dt>\(lines.joined())"
    }
    return "<dl class=\"told\">\n\(entries.joined(separator: "\n"))\n</dl>"
  }

  /// Documents × strategies.
  private var cases: String {
    let rows = grid.cases.map { row -> (name: String, cells: [String]) in
      let cells = row.answers.map { answer -> String in
        guard let answer else { return "<td class=\"heat\">–</td>" }
        if answer.hasCrashed { return "<td class=\"heat silent\">crashed</td>" }
        return answer.isSilentlyAccepted
          ? "<td class=\"heat silent\">accepted</td>"
          : "<td class=\"heat h\(answer.score)\">\(answer.score)</td>"
      }
      return (row.name, cells)
    }
    return HTMLText.table(
      caption: "How many of the five a strategy tells", columns: [""] + grid.strategies, rows: rows)
  }

  private func cell(share: Double) -> String {
    let level = Int((share * 5).rounded())
    return "<td class=\"heat h\(level)\">\(FigureFormat.fixed(share * 100, decimals: 0)) %</td>"
  }
}
