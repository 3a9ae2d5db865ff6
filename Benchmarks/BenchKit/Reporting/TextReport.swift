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

  /// All lines, each ending with a newline.
  package var text: String {
    var lines = environmentLines
    for table in ResultTable.tables(of: report) {
      lines += [""] + tableLines(table)
    }
    lines += splitLines + memoryLines + [""] + notes
    return lines.map { $0 + "\n" }.joined()
  }

  private var environmentLines: [String] {
    let environment = report.environment
    let load = environment.load.map { ", load \(FigureFormat.fixed($0, decimals: 2))" } ?? ""
    let git = environment.git.map { ", commit \($0)" } ?? ""
    let lines = [
      "\(environment.cpu), \(environment.cores) cores\(load)",
      "\(environment.swift), \(environment.os)",
      "\(environment.date), seed \(report.seed)\(git)",
    ]
    return lines.flatMap { layout.wrapped($0) } + stampLines
  }

  private var stampLines: [String] {
    var lines: [String] = []
    if report.isInterrupted {
      lines += layout.wrapped("INTERRUPTED: only what had been measured by then is here.")
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
    let color: TextLayout.Color? =
      switch row.verdict {
      case .faster: .green
      case .slower: .red
      default: row.cell.isControl ? .dim : nil
      }
    return table.lines([name] + columns.map { $0.text(row) }).map { layout.colored($0, color) }
  }

  private var splitLines: [String] {
    guard !report.split.isEmpty else { return [] }
    let longest = report.split.map { "  \($0.model.rawValue) \($0.name)".count }.max() ?? 0
    let table = TextTable(
      columns: [
        .init(
          title: "share of decode + encode", width: max(28, min(longest, layout.width - 4 * 8)),
          alignment: .left)
      ]
        + ["parse", "map", "build", "encode"].map { .init(title: $0, width: 6, alignment: .right) }
    )
    var lines = ["", layout.colored(table.header, .bold)]
    for size in [DataSize.medium, .file] {
      for row in report.split where row.size == size {
        let shares = row.shares.map { FigureFormat.fixed($0.share * 100, decimals: 0) + " %" }
        lines += table.lines(["  \(row.model.rawValue) \(row.name)"] + shares)
      }
    }
    return lines.count > 2 ? lines : []
  }

  private var memoryLines: [String] {
    guard !report.memory.isEmpty else { return [] }
    let table = TextTable(columns: [
      .init(title: "peak memory of one decode", width: 28, alignment: .left),
      .init(title: "MB", width: 6, alignment: .right),
      .init(title: "× document", width: 10, alignment: .right),
    ])
    let rows = report.memory.flatMap { row in
      table.lines([
        "  \(row.model.rawValue) \(row.strategy)",
        FigureFormat.fixed(Double(row.peakBytes) / 1e6, decimals: 1),
        FigureFormat.fixed(Double(row.peakBytes) / Double(max(1, row.documentBytes)), decimals: 1),
      ])
    }
    return ["", layout.colored(table.header, .bold)] + rows
  }

  private var notes: [String] {
    ReportNotes.lines(of: report).flatMap { layout.wrapped($0, indent: "  ") }
  }
}
