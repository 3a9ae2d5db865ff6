import BenchKit
import Foundation

/// The report as one page, with charts as inline SVG and figures in folded tables, without network requests.
package struct HTMLReport {
  let report: Report
  private let tables: [ResultTable]

  package init(_ report: Report) {
    self.report = report
    tables = ResultTable.tables(of: report)
  }

  /// The whole file.
  package var text: String {
    let parts = [curves, split, memory, coldStarts, threads, errors, contenders, method]
    let details = operationSections + parts.filter { !$0.isEmpty }
    return HTMLText.page(
      title: "JSON mapping for Swift: measured \(report.environment.date.prefix(10))",
      header: "<h1>Strategies for mapping JSON in Swift</h1>\n\(place)",
      main: """
        \(interruption)\(HTMLSummary(report: report).html)
        \(navigation)
        \(details.joined(separator: "\n"))
        """)
  }

  /// The time and environment of the measurement.
  private var place: String {
    let environment = report.environment
    let facts = [
      String(environment.date.prefix(10)), "\(environment.cpu), \(environment.cores) cores",
      environment.swift,
      environment.os,
    ]
    let items = facts.map { "<li>\(HTMLText.escaped($0))</li>" }
    return "<ul class=\"place\" aria-label=\"Measured\">\(items.joined())</ul>"
  }

  /// An explanation of the charts of an operation.
  private func reading(_ operation: BenchKit.Operation, _ rows: [ResultRow]) -> String {
    guard operation != .parse else { return "<p>Bytes of the document that are parsed in a second.</p>" }
    return """
      <p>Times faster than <code>\(PeerName.reference)</code> in the same rounds. A mark is the ratio, the line \
      its 95 % interval. The dotted line is 1.\(copyNote)</p>
      \(RatioMark.legend(for: rows.filter { $0.ratio != nil && RatioChart.isShown($0) }))
      """
  }

  private var copyNote: String {
    guard report.results.contains(where: { $0.cell.strategy == FloorName.copy }) else { return "" }
    return
      " The floor <code>\(FloorName.copy)</code> is only in the tables: it is so fast that the other rows would be "
      + "indistinguishable."
  }

  private var interruption: String {
    report.isInterrupted
      ? "<p class=\"stamp\" role=\"note\">Interrupted: this report contains only what had been measured by then.</p>\n"
      : ""
  }

  private var operations: [BenchKit.Operation] {
    BenchKit.Operation.allCases.filter { operation in tables.contains { $0.operation == operation } }
  }

  private var navigation: String {
    var links = operations.map { ($0.rawValue, $0.rawValue) }
    if !curves.isEmpty { links.append(("sizes", "sizes")) }
    if !split.isEmpty { links.append(("split", "where the time goes")) }
    if !memory.isEmpty { links.append(("memory", "memory")) }
    if !coldStarts.isEmpty { links.append(("cold-start", "cold start")) }
    if !threads.isEmpty { links.append(("threads", "threads")) }
    if !errors.isEmpty { links.append(("errors", "errors")) }
    if !contenders.isEmpty { links.append(("contenders", "contenders")) }
    links.append(("method", "how it was measured"))
    let items = links.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }
    return "<nav aria-label=\"Details\"><h2>Details</h2><ul>\(items.joined())</ul></nav>"
  }

  private var operationSections: [String] {
    operations.map { operation in
      let tables = self.tables.filter { $0.operation == operation }
      let charts = tables.map { table in
        let chart = RatioChart(table: table)
        return """
          <h3>\(HTMLText.escaped(table.title))</h3>
          \(chart.html)
          \(HTMLText.details("\(table.title) as a table", chart.figures))
          """
      }
      let rows = tables.flatMap(\.blocks).flatMap(\.rows)
      return HTMLText.section(
        operation.rawValue, title: operation.rawValue.capitalized,
        hint: tables.map(\.model.rawValue).joined(separator: ", "),
        "\(reading(operation, rows))\n\(charts.joined(separator: "\n"))")
    }
  }

  private var curves: String {
    let rows = report.results.filter { row in
      !row.cell.isControl && row.cell.operation != .parse && row.cell.strategy != FloorName.copy
        && !report.isVariant(row)
    }
    let names = rows.map(\.name).uniqued()
    let charts = tables.filter { $0.operation == .decode || $0.operation == .encode }
      .map { SizeChart(table: $0, names: names).html }.filter { !$0.isEmpty }
    guard !charts.isEmpty else { return "" }
    return HTMLText.section(
      "sizes", title: "One object or many", hint: "time per object by the number of objects",
      """
      <p>Time per object over the number of objects in the document, both axes logarithmic. Marks of the same number are \
      beside each other. The figures are in \
      the tables above\(report.results.contains(where: report.isVariant) ? variantNote : ".")</p>
      \(charts.joined(separator: "\n"))
      """)
  }

  private var variantNote: String {
    "; strategies over other backends are only in these tables, because too many curves would hide each other."
  }

  private var split: String { SplitChart(rows: report.shownSplit).html }

  private var memory: String {
    guard !report.memory.isEmpty else { return "" }
    let most = Double(report.memory.map(\.peakBytes).max() ?? 1)
    let charts = report.shownMemory.map(\.model).uniqued().map { model in
      let rows = report.shownMemory.filter { $0.model == model }.map { row in
        let width = HTMLText.percent(Double(row.peakBytes) / max(1, most))
        return HTMLText.ChartRow(
          name: StrategyTraits.title(of: row.strategy),
          drawing: "<rect class=\"bar\" y=\"4\" height=\"12\" width=\"\(width)\"/>",
          figure: FigureFormat.length(bytes: row.peakBytes)
        )
      }
      let label = rows.map { "\($0.name) \($0.figure)" }.joined(separator: ", ")
      return "<h3>\(HTMLText.escaped(model.rawValue))</h3>\n"
        + HTMLText.chart(label: "Peak memory for \(model.rawValue): \(label)", rows: rows)
    }
    let table = HTMLText.table(
      caption: "Peak memory of one decode", columns: ["", "model", "growth", "× document"],
      rows: report.shownMemory.map { row in
        [
          StrategyTraits.title(of: row.strategy), row.model.rawValue,
          FigureFormat.length(bytes: row.peakBytes),
          FigureFormat.fixed(Double(row.peakBytes) / Double(max(1, row.documentBytes)), decimals: 1),
        ]
      })
    return HTMLText.section(
      "memory", title: "Memory", hint: "the peak of one decode of about 5 MB",
      """
      <p>The largest growth of a new process while it decodes about 5 MB once, including the models.</p>
      \(charts.joined(separator: "\n"))
      \(HTMLText.details("Memory as a table", table))
      """)
  }

  private var errors: String { report.shownErrors.map { HeatGrid(grid: $0).html } ?? "" }

  private var rounds: String {
    guard report.comparesStrategies else {
      return "Each round visited all cells in a new random order; a figure is the median of its samples."
    }
    return """
      Before a cell was measured, it had to reproduce the reference's values; otherwise it has a reason instead of \
      figures. Then each round visited all cells in a new random order. The ratio of a process is the median of the \
      quotients of samples of the same round: if the machine is slower for a while, both samples are. The ratio that is \
      shown is the geometric mean of the ratios of all processes. Intervals are bootstrapped over rounds and processes.
      """
  }

  private var method: String {
    let environment = report.environment
    let facts = [
      ("processor", "\(environment.cpu), \(environment.cores) cores"),
      ("load at the start", environment.load.map { FigureFormat.fixed($0, decimals: 2) } ?? "unknown"),
      ("compiler", environment.swift), ("system", environment.os), ("date", environment.date),
      ("commit", environment.git ?? "unknown"), ("seed", "\(report.seed)"), ("command", report.command),
    ]
    let list = facts.map { "<dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd>" }.joined(separator: "\n")
    let notes = ReportNotes.lines(of: report, hasSigns: false).map { "<li>\(HTMLText.escaped($0))</li>" }
    return HTMLText.section(
      "method", title: "How it was measured", hint: "rounds, intervals, the machine, the command",
      """
      <p>\(rounds) Times are the processor time of the measuring thread.</p>
      <dl>
      \(list)
      </dl>
      <ul>
      \(notes.joined(separator: "\n"))
      </ul>
      """)
  }
}
