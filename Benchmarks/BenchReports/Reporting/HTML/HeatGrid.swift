import BenchKit

/// The quality of each strategy's error for each malformed document.
struct HeatGrid {
  let grid: ErrorGrid

  var html: String {
    HTMLText.section(
      "errors", title: "Errors for malformed documents",
      hint: "\(grid.cases.count) documents that must be rejected",
      """
      <p>\(grid.cases.count) documents that must be rejected. A good error has a code, the path of the value, line and \
      column, and what was expected and found; and all errors of the document are reported. Accepting the document is the \
      worst result, apart from crashing.</p>
      \(notApplying)
      \(summary)
      \(HTMLText.details("Each document: the parts of each error", cases))
      \(HTMLText.details("Each document: the messages", messages))
      """)
  }

  private static let qualities = ErrorGrid.Answer().qualities.map(\.name)

  /// Returns the documents to which a quality applies.
  private func asked(_ quality: Int) -> [ErrorGrid.Case] { grid.cases.filter { $0.applies[quality] } }

  /// An explanation of the cells to which not all qualities apply.
  private var notApplying: String {
    var sentences: [String] = []
    let ofText = grid.cases.count { $0.isOfText == true }
    if ofText > 0 {
      sentences.append(
        "<em>expected</em> is a share of the \(grid.cases.count - ofText) documents that are JSON. Expected and found do "
          + "not apply to the other \(ofText): their text itself is malformed, or nested too deeply.")
    }
    if grid.cases.contains(where: { $0.issues != nil }) {
      let several = grid.cases.count(where: \.mayHaveSeveralIssues)
      sentences.append("<em>all</em> is a share of the \(several) documents with several errors.")
    }
    if grid.cases.contains(where: { $0.answers.contains { $0 == nil } }) {
      sentences.append("A dash means that a strategy does not map the model of the document.")
    }
    return sentences.isEmpty ? "" : "<p class=\"key-line\">\(sentences.joined(separator: " "))</p>"
  }

  /// Strategies × qualities, as shares of the documents.
  private var summary: String {
    let rows = grid.strategies.indices.map { index in
      let answers = self.answers(of: index, to: grid.cases)
      let cells = Self.qualities.indices.map { quality in
        let asked = self.answers(of: index, to: asked(quality))
        guard !asked.isEmpty else { return "<td class=\"heat\">n/a</td>" }
        let count = asked.filter { !$0.isSilentlyAccepted && $0.qualities[quality].isThere }.count
        return cell(share: Double(count) / Double(asked.count))
      }
      let failures = [answers.filter(\.isSilentlyAccepted).count, answers.filter(\.hasCrashed).count]
        .map { "<td class=\"heat \($0 == 0 ? "h5" : "silent")\">\($0)</td>" }
      return HTMLText.TableRow(name: grid.strategies[index], cells: cells + failures)
    }
    return HTMLText.table(
      caption:
        "Share of the documents whose error has each part; numbers of accepted documents and of crashes",
      columns: [""] + Self.qualities + ["accepted", "crashed"], groups: [HTMLText.Group(rows: rows)])
  }

  private func answers(of index: Int, to cases: [ErrorGrid.Case]) -> [ErrorGrid.Answer] {
    cases.compactMap { $0.answers.indices.contains(index) ? $0.answers[index] : nil }
  }

  /// The messages for each document, with the strategies that share a message.
  private var messages: String {
    let entries = grid.cases.map { row -> String in
      let answers = zip(grid.strategies, row.answers).compactMap { strategy, answer in
        answer.map { (strategy: strategy, message: $0.isSilentlyAccepted ? "accepted" : $0.message) }
      }
      let lines = answers.map(\.message).uniqued().map { message in
        let strategies = answers.filter { $0.message == message }.map(\.strategy).joined(separator: ", ")
        return "<dd>\(HTMLText.escaped(strategies)): \(HTMLText.escaped(message))</dd>"
      }
      return "<dt>\(HTMLText.escaped(row.name))</dt>\(lines.joined())"
    }
    return "<dl class=\"messages\">\n\(entries.joined(separator: "\n"))\n</dl>"
  }

  /// Documents × strategies.
  private var cases: String {
    let rows = grid.cases.map { row in
      let most = row.applies.count { $0 }
      let cells = row.answers.map { answer -> String in
        guard let answer else { return "<td class=\"heat\">–</td>" }
        if answer.hasCrashed { return "<td class=\"heat silent\">crashed</td>" }
        if answer.isSilentlyAccepted { return "<td class=\"heat silent\">accepted</td>" }
        let score = zip(answer.qualities, row.applies).count { $0.isThere && $1 }
        return "<td class=\"heat h\(level(of: Double(score) / Double(most)))\">\(score)/\(most)</td>"
      }
      return HTMLText.TableRow(name: row.name, cells: cells)
    }
    let table = HTMLText.table(
      caption: "The parts of each error", columns: [""] + grid.strategies,
      groups: [HTMLText.Group(rows: rows)])
    return """
      <p class="key-line">3/4: three of the four that apply, out of code, path, position, expected and all. <em>Expected</em> \
      does not apply to text that is not JSON, <em>all</em> not to documents with one error.</p>
      \(table)
      """
  }

  private func cell(share: Double) -> String {
    "<td class=\"heat h\(level(of: share))\">\(FigureFormat.fixed(share * 100, decimals: 0)) %</td>"
  }

  /// Returns the color of a share, from 0 to 5.
  private func level(of share: Double) -> Int { Int((share * 5).rounded()) }
}
