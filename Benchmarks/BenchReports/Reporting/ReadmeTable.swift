import BenchKit

/// The short table of a README in GitHub's Markdown: one line for each strategy and peer and for the contender that
/// decodes fastest, one column for each operation and model, of lists of 100 objects, which several processes
/// measure, or else of the largest size.
package struct ReadmeTable {
  private let report: Report

  package init(_ report: Report) { self.report = report }

  package var text: String {
    guard let table = SummaryTable(report, preferred: .medium) else {
      return "Nothing was decoded or encoded.\n"
    }
    let contender = fastestContender(table)
    let names = table.names.filter { $0 != CatalogCodecs.sharedWriter || table.names.count == 1 }
    let rows = (names + (contender.map { [$0.name] } ?? [])).map { name -> [String] in
      // GitHub would interpret `@Mapped` as the name of a user.
      [name == contender?.name ? contender?.title ?? name : "`\(name)`"]
        + table.columns.map { column in
          guard let row = row(name, in: column, of: table) else { return "" }
          return row.ratio.map { FigureFormat.ratio($0) + (row.isNoisy ? " ~" : "") } ?? "n/a"
        }
    }
    let titles = table.columns.map { "\($0.operation.rawValue) \($0.model.rawValue)" }
    var lines = [
      "How many times faster than `\(PeerName.reference)`, \(table.documents); more is better"
        + (table.hasNoise ? ", `~` is noisy (\(ReportNotes.noise(of: report))):" : ":"), "",
    ]
    lines += MarkdownTable.lines([""] + titles, rows: rows) + ["", provenance, ""]
    if let stamp = ReportNotes.stamp(of: report) { lines += [stamp, ""] }
    return lines.text
  }

  /// The row of a name, or that of the encoding which several strategies share.
  private func row(
    _ name: String, in column: SummaryTable.Column, of table: SummaryTable
  ) -> ResultRow? {
    if let row = column.row(named: name) ?? contenderRow(name, in: column, of: table) { return row }
    let strategy = table.columns.lazy.compactMap { $0.row(named: name)?.cell.strategy }.first
    guard column.operation == .encode, let strategy, StrategyTraits.of(strategy)?.sharesWriter == true else {
      return nil
    }
    return column.row(named: CatalogCodecs.sharedWriter)
  }

  private func contenderRow(
    _ name: String, in column: SummaryTable.Column, of table: SummaryTable
  ) -> ResultRow? {
    report.results.first {
      $0.cell.backend == .contender && $0.cell.strategy == name && $0.cell.size == table.size
        && $0.cell.model == column.model && $0.cell.operation == column.operation
    }
  }

  /// The contender with the highest mean ratio of decoding all models; this package's own isn't one.
  private func fastestContender(_ table: SummaryTable) -> ContenderReport? {
    let decoded = table.columns.filter { $0.operation == .decode }
    let means = (report.contenders ?? []).compactMap { contender -> (ContenderReport, Double)? in
      let rows = decoded.compactMap { contenderRow(contender.name, in: $0, of: table) }
      guard rows.count == decoded.count, contender.language != "Swift", let speed = CardSpeed(rows) else {
        return nil
      }
      return (contender, speed.ratio)
    }
    return means.max { $0.1 < $1.1 }?.0
  }

  /// A sentence about the time, the environment and the command of the measurement.
  private var provenance: String {
    let environment = report.environment
    let commit = environment.git.map { " at commit \($0)" } ?? ""
    return "Measured on \(environment.date.prefix(10)) on \(environment.cores) cores of \(environment.cpu), "
      + "\(environment.swift), \(environment.os), with `\(report.command)`\(commit)."
  }
}
