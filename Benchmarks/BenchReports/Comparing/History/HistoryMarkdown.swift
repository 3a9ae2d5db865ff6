/// Formats a history as tables of GitHub's Markdown, with a row for each run.
package struct HistoryMarkdown {
  private let history: RunHistory

  package init(_ history: RunHistory) {
    self.history = history
  }

  /// All tables with the notes, ending with a newline.
  package var text: String {
    var lines = ["# bench history", ""]
    for machine in history.machines {
      lines += ["## \(machine.identity)", ""] + Self.runs(of: machine) + [""]
      for (place, cells) in machine.tables {
        lines += ["### \(place)", ""] + Self.table(of: cells, runs: machine.runs) + [""]
      }
    }
    let notes = [
      HistoryNotes.ratios + " An asterisk marks the first run with other documents.", HistoryNotes.separation,
    ]
    return (lines + (notes + history.skipped).map { "- \($0)" }).text
  }

  private static func runs(of machine: RunHistory.Machine) -> [String] {
    MarkdownTable.lines(
      ["run", "date", "commit", "compiler", "file", "remarks"],
      alignments: ["---:"] + Array(repeating: "---", count: 5),
      rows: machine.runs.enumerated().map { index, run in
        ["\(index + 1)", run.day, run.revision, run.swift, "`\(run.file)`", run.remarks]
      })
  }

  /// Runs without any of the cells are left out.
  private static func table(of cells: [RunHistory.Line], runs: [RunHistory.Run]) -> [String] {
    MarkdownTable.lines(
      ["date", "commit"] + cells.map { "`\($0.cell.name)`" },
      alignments: ["---", "---"] + cells.map { _ in "---:" },
      rows: HistoryTable.rows(of: cells, runs: runs).map { run, points in [run.day, run.revision] + points })
  }
}

/// The points of several lines by run, for Markdown and the page.
enum HistoryTable {
  /// Returns the ratios with their intervals for each run that has one, and `–` for missing cells. An
  /// asterisk marks a run whose documents differ from those before it.
  static func rows(
    of lines: [RunHistory.Line], runs: [RunHistory.Run]
  ) -> [(run: RunHistory.Run, points: [String])] {
    runs.enumerated().compactMap { index, run in
      let points = lines.map { line -> String? in
        guard let place = line.points.firstIndex(where: { $0.run == index }) else { return nil }
        let point = line.points[place]
        return point.text + (place > 0 && line.points[place - 1].part != point.part ? " *" : "")
      }
      return points.allSatisfy { $0 == nil } ? nil : (run, points.map { $0 ?? "–" })
    }
  }
}
