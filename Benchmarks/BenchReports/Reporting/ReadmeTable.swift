import BenchKit

/// The short table of a README in GitHub's Markdown: one line for each strategy and peer, one column for each
/// operation and model, of the largest size.
package struct ReadmeTable {
  private let report: Report

  package init(_ report: Report) { self.report = report }

  package var text: String {
    guard let table = SummaryTable(report) else { return "Nothing was decoded or encoded.\n" }
    let rows = table.names.map { name -> [String] in
      // GitHub would interpret `@Mapped` as the name of a user.
      ["`\(name)`"]
        + table.columns.map { column in
          guard let row = column.row(named: name) else { return "" }
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

  /// A sentence about the time, the environment and the command of the measurement.
  private var provenance: String {
    let environment = report.environment
    let commit = environment.git.map { " at commit \($0)" } ?? ""
    return "Measured on \(environment.date.prefix(10)) on \(environment.cores) cores of \(environment.cpu), "
      + "\(environment.swift), \(environment.os), with `\(report.command)`\(commit)."
  }
}
