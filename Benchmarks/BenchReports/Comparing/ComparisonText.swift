import BenchKit

/// Formats a comparison of two reports as a table, and the findings of a check.
package struct ComparisonText {
  let layout: TextLayout

  package init(layout: TextLayout = .plain) { self.layout = layout }

  /// Returns a table of the cells that both reports have, each line ending with a newline.
  package func text(of comparison: ReportComparison) -> String {
    var lines = [comparison.old, comparison.new].flatMap(origin) + warnings(comparison.warnings)
    var figures: [TextTable.Column] = [
      .init(title: "speed", width: 6, alignment: .right), .init(title: "", width: 1, alignment: .left),
      .init(title: "95 % interval", width: 13, alignment: .right),
    ]
    if layout.width >= 74 { figures.append(.init(title: "mallocs", width: 7, alignment: .right)) }
    let taken = figures.reduce(0) { $0 + $1.width + 2 }
    let name = TextTable.Column(
      title: "new against old", width: min(52, layout.width - taken), alignment: .left)
    let table = TextTable(columns: [name] + figures)
    lines.append(layout.colored(table.header, .bold))
    for change in comparison.changes {
      lines += table.lines(cells(of: change)).map { layout.colored($0, change.verdict?.color) }
    }
    if comparison.changes.isEmpty { lines.append("the reports have no cell in common") }
    for (origin, cells) in [(comparison.old, comparison.missing), (comparison.new, comparison.added)]
    where !cells.isEmpty {
      lines += layout.wrapped("only in the \(origin.name): \(names(of: cells))", indent: "  ")
    }
    lines += [""]
    lines += layout.wrapped(
      "speed: the ratio to the reference in the second report, divided by that in the first; + faster, - slower, = no"
        + " difference (the interval contains 1, or the effect is no larger than that of the control rows, or than 2 %,"
        + " or more if few processes measured); rows without a sign have no verdict, because they have no reference in"
        + " their report, or too few samples.",
      indent: "  ")
    return lines.text
  }

  private func origin(_ origin: ReportComparison.Origin) -> [String] {
    let parts = [origin.file, origin.date, origin.commit.map { "commit \($0)" }]
    return layout.wrapped("\(origin.name): \(parts.compactMap(\.self).joined(separator: ", "))", indent: "  ")
  }

  func warnings(_ warnings: [String]) -> [String] {
    warnings.flatMap { layout.wrapped("WARNING: \($0)", indent: "  ").map { layout.colored($0, .yellow) } }
  }

  /// Returns a list such as `todos decode medium (manual, codable); todos encode medium (manual)`.
  private func names(of cells: [CellIdentity]) -> String {
    let groups = cells.map(\.place).uniqued().map { place in
      "\(place) (\(cells.filter { $0.place == place }.map(\.name).joined(separator: ", ")))"
    }
    return groups.joined(separator: "; ")
  }

  private func cells(of change: CellChange) -> [String] {
    var cells = [change.cell.title]
    guard let speed = change.speed, let low = change.low, let high = change.high else {
      return cells + ["n/a"]
    }
    cells += [
      FigureFormat.fixed(speed, decimals: 3), change.verdict?.sign ?? "",
      "\(FigureFormat.fixed(low, decimals: 2)) – \(FigureFormat.fixed(high, decimals: 2))",
    ]
    cells.append(change.mallocsAdded.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "–")
    return cells
  }
}
