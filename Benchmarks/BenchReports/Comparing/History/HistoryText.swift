import BenchKit

/// Formats a history as tables with a line for each cell.
package struct HistoryText {
  private let layout: TextLayout

  package init(layout: TextLayout = .plain) { self.layout = layout }

  /// Returns the runs and cells of each machine, each line ending with a newline.
  package func text(of history: RunHistory) -> String {
    let machines = history.machines.flatMap { lines(of: $0) + [""] }
    return (machines + Self.notes.flatMap { layout.wrapped($0, indent: "  ") }).text
  }

  private static let notes = [
    "Ratios to \(PeerName.reference) of the same run, with the 95 % interval; ~ noisy.",
    "Change: from the first to the last run with the same documents; = the intervals of both overlap. bench compare gives "
      + "verdicts. + faster, - slower. A dot is a run without the cell; a bar precedes other documents.",
    "Runs of different machines are never compared, nor are ratios of different documents. Parse rows have no ratio.",
  ]

  private func lines(of machine: RunHistory.Machine) -> [String] {
    let shown = max(0, machine.runs.count - Self.mostRuns)..<machine.runs.count
    return layout.wrapped(machine.identity.description, indent: "  ").map { layout.colored($0, .bold) }
      + runLines(machine.runs)
      + Self.compilers(of: machine).flatMap { layout.indented($0, by: 2) }
      + (shown.lowerBound > 0 ? ["  the lines show the last \(Self.mostRuns) runs"] : [])
      + machine.tables.flatMap { [""] + tableLines($0.place, $0.lines, shown) }
  }

  /// Returns the compilers with their runs, or only the compiler if there is a single one.
  private static func compilers(of machine: RunHistory.Machine) -> [String] {
    var spans: [(compiler: String, runs: ClosedRange<Int>)] = []
    for (index, run) in machine.runs.enumerated() {
      if let last = spans.last, last.compiler == run.swift {
        spans[spans.count - 1].runs = last.runs.lowerBound...index + 1
      } else {
        spans.append((run.swift, index + 1...index + 1))
      }
    }
    guard spans.count > 1 else { return spans.map(\.compiler) }
    return spans.map { compiler, runs in
      runs.count == 1
        ? "run \(runs.lowerBound): \(compiler)" : "runs \(runs.lowerBound) to \(runs.upperBound): \(compiler)"
    }
  }

  private func runLines(_ runs: [RunHistory.Run]) -> [String] {
    let table = TextTable(columns: [
      .init(title: "  run", width: 5, alignment: .right), .init(title: "date", width: 16, alignment: .left),
      .init(title: "commit", width: max(6, runs.map(\.revision.count).max() ?? 0), alignment: .left),
      .init(title: "file", width: 4, alignment: .left),
    ])
    return [layout.colored(table.header, .bold)]
      + runs.enumerated().map { index, run in
        let remarks = run.remarks.isEmpty ? "" : " (\(run.remarks))"
        return table.line(["\(index + 1)", run.day, run.revision, run.file + remarks])
      }
  }

  private func tableLines(_ place: String, _ lines: [RunHistory.Line], _ shown: Range<Int>) -> [String] {
    let sparklines = lines.map { Sparkline(line: $0, runs: shown).text }
    let figures: [TextTable.Column] = [
      .init(title: "runs", width: max(4, sparklines.map(\.count).max() ?? 0), alignment: .left),
      .init(title: "first", width: 6, alignment: .right), .init(title: "last", width: 6, alignment: .right),
      .init(title: "95 % interval", width: 13, alignment: .right),
      .init(title: "change", width: 6, alignment: .right), .init(title: "", width: 1, alignment: .left),
    ]
    let taken = figures.reduce(0) { $0 + $1.width + 2 }
    let longest = max(place.count, (lines.map { $0.cell.name.count + 2 }.max() ?? 0))
    let name = TextTable.Column(
      title: place, width: max(12, min(longest, layout.width - taken)), alignment: .left)
    let table = TextTable(columns: [name] + figures)
    return [layout.colored(table.header, .bold)]
      + zip(lines, sparklines).flatMap { line, sparkline in
        table.lines(["  " + line.cell.name, sparkline] + cells(of: line)).map {
          layout.colored($0, LineChange(line)?.verdict.color)
        }
      }
  }

  private func cells(of line: RunHistory.Line) -> [String] {
    guard let last = line.points.last else { return [] }
    let change = LineChange(line)
    let interval = "\(FigureFormat.ratio(last.low)) – \(FigureFormat.ratio(last.high))"
    return [
      change.map { FigureFormat.ratio($0.first.ratio) } ?? "–", FigureFormat.ratio(last.ratio), interval,
      change?.text ?? "–", (change?.verdict.sign ?? "") + (last.isNoisy ? "~" : ""),
    ]
  }

  /// The number of runs that fit on a line of a terminal.
  private static let mostRuns = 24
}
