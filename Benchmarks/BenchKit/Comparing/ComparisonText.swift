/// A comparison of two reports as a table, or as the findings of a check.
package struct ComparisonText {
  private let layout: TextLayout

  package init(layout: TextLayout = .plain) {
    self.layout = layout
  }

  /// All cells that both reports have, each line ending with a newline.
  package func text(of comparison: ReportComparison) -> String {
    var lines = comparison.warnings.flatMap {
      layout.wrapped("WARNING: \($0)", indent: "  ").map { layout.colored($0, .yellow) }
    }
    let columns: [TextTable.Column] = [
      .init(title: "new against old", width: min(52, layout.width - 34), alignment: .left),
      .init(title: "speed", width: 6, alignment: .right), .init(title: "", width: 1, alignment: .left),
      .init(title: "95 % interval", width: 13, alignment: .right),
      .init(title: "mallocs", width: 7, alignment: .right),
    ]
    let table = TextTable(columns: layout.width < 74 ? Array(columns.dropLast()) : columns)
    lines.append(layout.colored(table.header, .bold))
    for change in comparison.changes {
      lines += table.lines(cells(of: change)).map { layout.colored($0, color(of: change)) }
    }
    if comparison.changes.isEmpty {
      lines.append("the reports have no cell in common")
    }
    for (name, cells) in [("first", comparison.missing), ("second", comparison.added)] where !cells.isEmpty {
      lines.append("\(cells.count) cells are in the \(name) report only")
    }
    lines += [""]
    lines += layout.wrapped(
      "speed: how many times faster the second report is, as ratios to the reference of each run; + faster, - slower,"
        + " = no difference; rows without a sign have no reference beside them and are not judged.",
      indent: "  ")
    return lines.map { $0 + "\n" }.joined()
  }

  /// What got worse, or that nothing did.
  package func text(of findings: [RegressionRule.Finding], cells: Int) -> String {
    guard !findings.isEmpty else { return "no regression in \(cells) cells\n" }
    let lines = findings.flatMap { finding -> [String] in
      let change = finding.change
      switch finding.kind {
      case .time:
        let percent = FigureFormat.fixed((1 / (change.speed ?? 1) - 1) * 100, decimals: 0)
        let low = FigureFormat.fixed((1 / (change.high ?? 1) - 1) * 100, decimals: 0)
        let high = FigureFormat.fixed((1 / (change.low ?? 1) - 1) * 100, decimals: 0)
        return layout.wrapped(
          "SLOWER: \(name(of: change.cell)) takes \(percent) % more time (\(low) to \(high) %)", indent: "  ")
      case .allocations:
        return layout.wrapped(
          "MALLOCS: \(name(of: change.cell)) allocates \(change.mallocsAfter ?? 0) blocks in a call, "
            + "before \(change.mallocsBefore ?? 0)", indent: "  ")
      }
    }
    let count = findings.count == 1 ? "1 regression" : "\(findings.count) regressions"
    return (lines.map { layout.colored($0, .red) } + ["\(count) in \(cells) cells"])
      .map { $0 + "\n" }.joined()
  }

  private func cells(of change: CellChange) -> [String] {
    var cells = [name(of: change.cell)]
    guard let speed = change.speed, let low = change.low, let high = change.high else {
      return cells + ["n/a"]
    }
    let sign =
      switch change.verdict {
      case .faster: "+"
      case .slower: "-"
      case .same: "="
      case nil: ""
      }
    cells += [
      FigureFormat.fixed(speed, decimals: 3), sign,
      "\(FigureFormat.fixed(low, decimals: 2)) – \(FigureFormat.fixed(high, decimals: 2))",
    ]
    cells.append(change.mallocsAdded.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "–")
    return cells
  }

  private func color(of change: CellChange) -> TextLayout.Color? {
    switch change.verdict {
    case .faster: .green
    case .slower: .red
    default: nil
    }
  }

  private func name(of cell: CellIdentity) -> String {
    let row = ResultRow(cell: cell, objects: 0, bytes: 0)
    return "\(row.name) \(cell.model.rawValue) \(cell.operation.rawValue) \(cell.size.rawValue)"
  }
}
