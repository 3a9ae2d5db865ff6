import BenchKit

/// The report as tables for a terminal: one for each model and operation, with a block for each size.
package struct TextReport {
  private let report: Report
  private let layout: TextLayout
  private let columns: [ResultColumn]
  private let table: TextTable

  package init(_ report: Report, layout: TextLayout = .plain) {
    self.report = report
    self.layout = layout
    columns = ResultColumn.fitting(width: layout.width)
    let taken = columns.reduce(0) { $0 + $1.width + 2 }
    let longest = report.results.map { $0.name.count + 4 }.max() ?? 0
    let first = max(20, min(longest, layout.width - taken))
    table = TextTable(
      columns: [.init(title: "", width: first, alignment: .left)]
        + columns.map {
          .init(title: $0.title, width: $0.width, alignment: $0.title.isEmpty ? .left : .right)
        }
    )
  }

  /// All lines, each ending with a newline: the tables, their notes, and the answer last.
  package var text: String { (detailLines + answerLines).text }

  /// The recommendation and the tables of all strategies, or of all contenders: at most 40 lines, each ending
  /// with a newline.
  ///
  /// - Parameter place: Where the details are.
  package func answer(place: String) -> String {
    let lines = answerLines
    return (lines.isEmpty ? detailLines : lines + [""] + layout.wrapped(place, indent: "  ")).text
  }

  private var detailLines: [String] {
    var lines = environmentLines
    for table in ResultTable.tables(of: report) { lines += [""] + tableLines(table) }
    lines += splitLines + memoryLines + coldStartLines + threadLines + errorLines + hardshipLines
    let cards = StrategyCards(report)
    let origin = cards == nil ? [] : CardText.notes(of: report)
    let rule = cards.flatMap(Recommendation.init)?.rule ?? ""
    let more = ([rule] + origin).filter { !$0.isEmpty }.flatMap { layout.wrapped($0, indent: "  ") }
    return lines + [""] + notes + more + (cards == nil ? [] : [""])
  }

  /// The recommendation and the cards, or the table of contenders; none if no strategy was measured.
  private var answerLines: [String] {
    guard let cards = StrategyCards(report) else { return [] }
    let text = CardText(cards: cards, layout: layout)
    let warnings = [report.isInterrupted ? Self.interrupted : "", ReportNotes.warning(of: report) ?? ""]
    let warning = warnings.filter { !$0.isEmpty }.flatMap { layout.wrapped($0) }
      .map { layout.colored($0, .yellow) }
    if let contenders = ContenderTable(report) {
      return contenders.lines(layout) + [""] + text.legend(of: []) + warning
    }
    let lines = text.recommendation + warning
    return lines + (lines.isEmpty ? Array(text.tables.dropFirst()) : text.tables) + [""] + text.legend
  }

  /// A table of what contenders do wrong without an error.
  private var hardshipLines: [String] {
    guard let contenders = report.contenders?.filter({ !$0.hardships.isEmpty }), let first = contenders.first
    else { return [] }
    let table = figures(
      ["contender"] + contenders.map(\.name), [20] + contenders.map { max(8, $0.name.count) })
    let rows = first.hardships.indices.map { index in
      [first.hardships[index].name] + contenders.map { $0.hardships[index].outcome.word }
    }
    return table.blocks(of: rows, layout: layout).flatMap { [""] + $0 }
  }

  private var environmentLines: [String] {
    let environment = report.environment
    let load = environment.load.map { ", load \(FigureFormat.fixed($0, decimals: 2))" } ?? ""
    let git = environment.git.map { ", commit \($0)" } ?? ""
    let lines = [
      "\(environment.cpu), \(environment.cores) cores\(load)",
      "\(environment.swift), \(environment.os)",
      "\(environment.date), seed \(report.seed)\(git)",
      "command: \(report.command)",
    ]
    return lines.flatMap { layout.wrapped($0) } + stampLines
  }

  private static let interrupted = "INTERRUPTED: this report contains only what had been measured by then."

  private var stampLines: [String] {
    var lines: [String] = []
    if report.isInterrupted {
      lines += layout.wrapped(Self.interrupted)
    }
    lines += layout.wrapped(ReportNotes.stamp(of: report) ?? "")
    return lines.filter { !$0.isEmpty }.map { layout.colored($0, .yellow) }
  }

  private func tableLines(_ result: ResultTable) -> [String] {
    var header = table.header
    let title = result.title
    header.replaceSubrange(
      header.startIndex..<header.index(header.startIndex, offsetBy: title.count), with: title)
    var lines = [layout.colored(header, .bold)]
    for block in result.blocks {
      lines.append("  " + ResultTable.heading(of: block.rows))
      lines += block.rows.flatMap(self.lines)
    }
    return lines
  }

  private func lines(_ row: ResultRow) -> [String] {
    let name = "    " + row.name
    if let reason = row.reason {
      let room = layout.width - max(name.count, table.columns[0].width) - 8
      let short = reason.count > room ? reason.prefix(max(12, room - 1)) + "…" : reason
      return table.lines([name, "n/a (\(short))"])
    }
    let color: TextLayout.Color? = row.verdict?.color ?? (row.cell.isControl ? .dim : nil)
    return table.lines([name] + columns.map { $0.text(row) }).map { layout.colored($0, color) }
  }

  private var splitLines: [String] {
    let rows = report.shownSplit.map(\.cells)
    let longest = rows.map { $0[0].count + 2 }.max() ?? 0
    let first = max(28, min(longest, layout.width - 4 * 8))
    return lines(rows, below: SplitRow.titles, widths: [first, 6, 6, 6, 6])
  }

  private var memoryLines: [String] {
    lines(report.shownMemory.map(\.cells), below: MemoryRow.titles, widths: [28, 6, 10])
  }

  private var coldStartLines: [String] {
    wideLines(report.shownColdStarts.map(\.cells), below: ColdStartRow.columns, widths: ColdStartRow.widths)
  }

  private var threadLines: [String] {
    wideLines(report.shownThreads.map(\.cells), below: ThreadRow.columns, widths: ThreadRow.widths)
  }

  private var errorLines: [String] {
    report.shownErrors.map { $0.matrix().blocks(layout: layout).flatMap { [""] + $0 } } ?? []
  }

  /// Returns a table of names and figures; no lines if there are no rows.
  private func lines(_ rows: [[String]], below titles: [String], widths: [Int]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let table = figures(titles, widths)
    return ["", layout.colored(table.header, .bold)]
      + rows.flatMap { table.lines(["  " + $0[0]] + $0.dropFirst()) }
  }

  /// Returns a table of names and figures, in several blocks if it is too wide; no lines if there are no
  /// rows.
  private func wideLines(_ rows: [[String]]?, below titles: [String], widths: [Int]) -> [String] {
    guard let rows, !rows.isEmpty else { return [] }
    return figures(titles, widths).blocks(of: rows.map { ["  " + $0[0]] + $0.dropFirst() }, layout: layout)
      .flatMap { [""] + $0 }
  }

  private func figures(_ titles: [String], _ widths: [Int]) -> TextTable {
    TextTable(
      columns: zip(titles, widths).enumerated().map { index, column in
        .init(title: column.0, width: column.1, alignment: index == 0 ? .left : .right)
      })
  }

  private var notes: [String] { ReportNotes.lines(of: report).flatMap { layout.wrapped($0, indent: "  ") } }
}
