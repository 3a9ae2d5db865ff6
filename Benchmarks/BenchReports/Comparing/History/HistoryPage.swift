import BenchKit
import Foundation

/// A history as one page, with charts as inline SVG and figures in folded tables, without network requests.
package struct HistoryPage {
  private let history: RunHistory

  package init(_ history: RunHistory) {
    self.history = history
  }

  /// The whole file.
  package var text: String {
    let machines = history.machines.enumerated().map { index, machine in
      section(of: machine, number: index + 1)
    }
    return HTMLText.page(
      title: "JSON mapping for Swift: saved runs over time",
      header: "<h1>Strategies for mapping JSON in Swift, over time</h1>",
      main: """
        <p>Times faster than <code>\(PeerName.reference)</code> in the same run. The dotted line is the first run with the same \
        documents, a mark is the ratio, and the line through it the 95 % interval. All rows of a chart have the same scale. \
        At the right is the ratio of the last run.</p>
        <ul class="legend">\(legend)</ul>
        \(machines.joined(separator: "\n"))
        \(notes)
        """)
  }

  private var legend: String {
    let keys = [
      ("faster", "faster than the first"), ("slower", "slower"), ("same", "the intervals overlap"),
      ("same noisy", "hollow: noisy"),
    ]
    return keys.map { kind, text in
      "<li><svg class=\"key\" width=\"12\" height=\"20\"><path class=\"dot \(kind)\" "
        + "d=\"M3.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z\"/></svg>\(text)</li>"
    }.joined()
  }

  private func section(of machine: RunHistory.Machine, number: Int) -> String {
    let tables = machine.tables
    let operations = BenchKit.Operation.allCases.filter { operation in
      machine.lines.contains { $0.cell.operation == operation }
    }
    let sections = operations.map { operation in
      let tables = tables.filter { $0.lines.first?.cell.operation == operation }
      return HTMLText.section(
        "machine-\(number)-\(operation.rawValue)", title: operation.rawValue.capitalized,
        hint: tables.compactMap(\.lines.first?.cell.model.rawValue).uniqued().joined(separator: ", "),
        isOpen: operation == operations.first,
        tables.map { chart($0.place, $0.lines, machine.runs) }.joined(separator: "\n"))
    }
    return """
      <h2>\(HTMLText.escaped(machine.identity.description))</h2>
      \(HTMLText.details(Self.span(of: machine.runs), runs(of: machine)))
      \(sections.joined(separator: "\n"))
      """
  }

  /// A summary such as `5 runs, 2026-01-02 to 2026-03-04`.
  private static func span(of runs: [RunHistory.Run]) -> String {
    let days = [runs.first, runs.last].compactMap { $0?.day.prefix(10) }.map(String.init).uniqued()
    return "\(runs.count) \(runs.count == 1 ? "run" : "runs"), \(days.joined(separator: " to "))"
  }

  private func runs(of machine: RunHistory.Machine) -> String {
    HTMLText.table(
      caption: "Runs on \(machine.identity)", columns: ["", "commit", "compiler", "file", "remarks"],
      rows: machine.runs.map { [$0.day, $0.revision, $0.swift, $0.file, $0.remarks] })
  }

  private func chart(_ place: String, _ lines: [RunHistory.Line], _ runs: [RunHistory.Run]) -> String {
    let table = HTMLText.table(
      caption: place, columns: ["", "commit"] + lines.map(\.cell.name),
      rows: HistoryTable.rows(of: lines, runs: runs).map { run, points in [run.day, run.revision] + points })
    return """
      <h3>\(HTMLText.escaped(place))</h3>
      \(HistoryChart(place: place, lines: lines, runs: runs).html)
      \(HTMLText.details("\(place) as a table", table))
      """
  }

  private var notes: String {
    let sentences =
      [
        HistoryNotes.ratios + " In the tables, an asterisk marks the first run with other documents.",
        HistoryNotes.change, HistoryNotes.separation,
      ] + history.skipped
    return "<ul class=\"key-line\">\n"
      + sentences.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n") + "\n</ul>"
  }
}
