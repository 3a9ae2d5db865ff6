/// The report as tables of GitHub's Markdown.
package struct MarkdownReport {
  let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// All tables with the notes, ending with a newline.
  package var text: String {
    var lines = ["# bench", "", environmentLine, ""]
    if report.isInterrupted {
      lines += ["**Interrupted: this report contains only what had been measured by then.**", ""]
    }
    if let stamp = ReportNotes.stamp(of: report) {
      lines += ["**\(stamp)**", ""]
    }
    lines += cardLines
    for table in ResultTable.tables(of: report) {
      for block in table.blocks {
        lines += ["## \(table.title): \(ResultTable.heading(of: block.rows))", ""]
        lines += self.lines(of: block.rows) + [""]
      }
    }
    for (title, titles, rows) in [
      ("Where the time goes", SplitRow.titles, report.shownSplit.map(\.cells)),
      ("Memory", MemoryRow.titles, report.shownMemory.map(\.cells)),
      ("Cold start", ColdStartRow.columns, report.shownColdStarts.map(\.cells)),
      ("Threads", ThreadRow.columns, report.shownThreads.map(\.cells)),
    ] where !rows.isEmpty {
      lines += ["## \(title)", ""] + MarkdownTable.lines(titles, rows: rows) + [""]
    }
    if let matrix = report.shownErrors?.matrix() {
      lines += ["## Malformed documents", ""] + matrix.markdown + ["", matrix.legend, ""]
    }
    lines += ReportNotes.lines(of: report).map { "- \($0)" }
    return lines.text
  }

  private var environmentLine: String {
    let environment = report.environment
    return [
      environment.date, environment.cpu, "\(environment.cores) cores",
      environment.load.map { "load \(FigureFormat.fixed($0, decimals: 2))" } ?? "", environment.os,
      environment.swift, environment.git.map { "commit \($0)" } ?? "", "seed \(report.seed)",
      "command `\(report.command)`",
    ].filter { !$0.isEmpty }.joined(separator: ", ") + "."
  }

  private func lines(of rows: [ResultRow]) -> [String] {
    let columns = ResultColumn.all
    return MarkdownTable.lines(
      [""] + columns.map(\.title),
      rows: rows.map { row in
        let reason = row.reason.map { ["n/a (\($0))"] + columns.dropFirst().map { _ in "" } }
        return [Self.marked(row.name)] + (reason ?? columns.map { $0.text(row) })
      })
  }
}
