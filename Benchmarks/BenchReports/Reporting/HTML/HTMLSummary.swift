import BenchKit
import Foundation

/// The top of the page: the recommendation, a card for each strategy, and the README's table.
struct HTMLSummary {
  let report: Report
  private let cards: StrategyCards?
  private let recommendation: Recommendation?
  private let table: SummaryTable?

  init(report: Report) {
    self.report = report
    cards = StrategyCards(report)
    recommendation = cards.flatMap(Recommendation.init)
    table = SummaryTable(report)
  }

  var html: String {
    let parts = [answer, cardTable, noise].filter { !$0.isEmpty }
    return """
      <section id="summary" aria-labelledby="summary-title"><h2 id="summary-title">\
      \(recommendation == nil ? "The result" : "Which strategy to use")</h2>
      \(parts.joined(separator: "\n"))
      </section>
      \(tables)
      """
  }

  private var withoutCells: String {
    report.coldStarts == nil && report.threads == nil
      ? "Nothing was decoded or encoded." : "Only new processes or threads were measured; see below."
  }

  /// The recommendation without the rule, which is below the cards; the conclusion if there is none.
  private var answer: String {
    let sentences = recommendation?.sentences.dropLast() ?? []
    let first = sentences.first ?? table?.verdict ?? fastestParser ?? withoutCells
    let rest = sentences.dropFirst().joined(separator: " ")
    return "<p class=\"verdict\">\(HTMLText.marked(first))</p>"
      + (rest.isEmpty ? "" : "\n<p class=\"others\">\(HTMLText.marked(rest))</p>")
  }

  private var cardTable: String {
    cards.map { HTMLCards(cards: $0, recommendation: recommendation, report: report).html } ?? ""
  }

  /// The conclusion of a run that only parses.
  private var fastestParser: String? {
    let tables = ResultTable.tables(of: report).filter { $0.operation == .parse }
    let blocks = tables.flatMap(\.blocks).map { $0.rows.filter { $0.mbPerSecond != nil } }
      .filter { $0.count > 1 }
    guard !report.comparesStrategies, !blocks.isEmpty else { return nil }
    let winners = blocks.compactMap { rows in rows.max { ($0.mbPerSecond ?? 0) < ($1.mbPerSecond ?? 0) } }
    let names = Set(winners.map(\.name)).sorted().map { "`\($0)`" }.joined(separator: " or ")
    let rates = winners.compactMap(\.mbPerSecond).sorted()
    guard let least = rates.first, let most = rates.last else { return nil }
    let (low, high) = (
      FigureFormat.rate(megabytesPerSecond: least), FigureFormat.rate(megabytesPerSecond: most)
    )
    return "\(names) parses fastest, with \(low == high ? low : "\(low) to \(high)")."
  }

  /// A sentence about the reliability of the figures.
  private var noise: String {
    if let stamp = ReportNotes.stamp(of: report) {
      return "<p class=\"stamp\" role=\"note\">\(HTMLText.escaped(stamp))</p>"
    }
    guard report.comparesStrategies else { return "" }
    let judged = report.controls.filter { $0.verdict != nil }
    let figures = report.results.filter { $0.ratio != nil && !$0.cell.isReference && !$0.cell.isControl }
    let noisy = figures.count(where: \.isNoisy)
    let machine =
      judged.isEmpty
      ? "Whether the machine was quiet is unknown: the reference was "
        + (report.controls.isEmpty ? "measured only once." : "measured twice, but in too few rounds.")
      : "Quiet: the reference, measured twice, agrees with itself in "
        + (judged.count == 1 ? "the one table." : "all \(judged.count) tables.")
    let rest =
      noisy == 0 ? "" : " \(noisy) of \(figures.count) ratios are noisy (\(ReportNotes.noise(of: report)))."
    return "<p class=\"\(judged.isEmpty || noisy > 0 ? "stamp" : "quiet")\" role=\"note\">"
      + "\(HTMLText.escaped(machine + rest))</p>"
  }

  private var tables: String {
    guard let table else { return "" }
    func has(_ property: (ResultRow, SummaryTable.Column) -> Bool) -> Bool {
      table.columns.contains { column in column.rows.contains { property($0, column) } }
    }
    let signs = [
      "Times faster than <code>\(PeerName.reference)</code>, \(HTMLText.escaped(table.documents)); "
        + "more is better.",
      has(table.isFastest) ? "<b>Bold</b>: the fastest strategy of its column." : "",
      has(table.reachesFastest) ? "<b>≈</b>: its interval overlaps with that of the fastest." : "",
      table.hasNoise ? "<b>~</b>: noisy." : "",
    ]
    return """
      <section aria-labelledby="models-title"><h2 id="models-title">Each model</h2>
      \(table.verdict.map { "<p>\(HTMLText.marked($0))</p>" } ?? "")
      <p class="key-line">\(signs.filter { !$0.isEmpty }.joined(separator: " "))</p>
      <div class="tables">
      \(table.operations.map { html(of: $0, in: table) }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  /// Returns the columns of an operation.
  private func html(of operation: BenchKit.Operation, in table: SummaryTable) -> String {
    let columns = table.columns.filter { $0.operation == operation }
    let most = columns.flatMap(\.rows).compactMap(\.ratio).max() ?? 1
    let kinds = [RowKind.strategy, .peer].compactMap { kind -> (kind: RowKind, names: [String])? in
      let names = table.names.filter { name in columns.contains { $0.row(named: name)?.cell.kind == kind } }
      return names.isEmpty ? nil : (kind, names)
    }
    let groups = kinds.map { kind, names in
      HTMLText.Group(
        title: kinds.count > 1 ? kind.title : nil, kind: kind.rawValue,
        rows: names.map { name in
          HTMLText.TableRow(name: name, cells: columns.map { cell(name, in: $0, of: table, most: most) })
        })
    }
    return HTMLText.table(
      caption: operation.rawValue.capitalized, isAlone: false,
      columns: [""] + columns.map(\.model.rawValue), groups: groups)
  }

  /// Returns a figure above a bar whose length shows the ratio.
  private func cell(
    _ name: String, in column: SummaryTable.Column, of table: SummaryTable, most: Double
  ) -> String {
    guard let row = column.row(named: name) else { return "<td></td>" }
    guard let ratio = row.ratio else { return "<td>n/a</td>" }
    let figure = FigureFormat.ratio(ratio)
    let text = table.isFastest(row, in: column) ? "<b>\(figure)</b>" : figure
    let sign = (table.reachesFastest(row, in: column) ? "≈" : "") + (row.isNoisy ? "~" : "")
    return "<td class=\"ratio\" style=\"--share: \(FigureFormat.fixed(ratio / most, decimals: 3))\">"
      + "\(text)<span class=\"sign\">\(sign)</span></td>"
  }
}
