import BenchKit

extension MarkdownReport {
  /// The short table of a README: one line for each strategy and peer, one column for each operation and
  /// model, of the largest size.
  package var summary: String {
    let tables = ResultTable.tables(of: report).filter { [.decode, .encode].contains($0.operation) }
    guard let size = tables.flatMap(\.blocks).map(\.size).max(by: Self.isSmaller) else {
      return "Nothing was decoded or encoded.\n"
    }
    let columns = tables.compactMap { table in
      table.blocks.first { $0.size == size }.map { block in
        (
          title: "\(table.operation.rawValue) \(Self.title(of: block.rows))",
          rows: block.rows.filter(isShown)
        )
      }
    }
    var names: [String] = []
    for row in columns.flatMap(\.rows) where !names.contains(row.name) {
      names.append(row.name)
    }
    let rows = names.map { name in
      line(
        [name]
          + columns.map { column in
            guard let row = column.rows.first(where: { $0.name == name }) else { return "" }
            return row.ratio.map { FigureFormat.ratio($0) + (row.isNoisy ? " ~" : "") } ?? "n/a"
          })
    }
    let isNoisy = columns.contains { $0.rows.contains { $0.isNoisy && $0.ratio != nil } }
    var lines = [
      "How many times faster than `\(PeerName.reference)`, \(Self.words(for: size)); more is better"
        + (isNoisy ? ", `~` is noisy:" : ":"), "",
      line([""] + columns.map(\.title)), line(["---"] + columns.map { _ in "---:" }),
    ]
    lines += rows + ["", provenance, ""]
    if let stamp = ReportNotes.stamp(of: report) {
      lines += [stamp, ""]
    }
    return lines.text
  }

  /// Strategies and peers; over other backends than ours only if nothing else was measured.
  private func isShown(_ row: ResultRow) -> Bool {
    !row.cell.isControl && !FloorName.all.contains(row.cell.strategy) && !report.isVariant(row)
  }

  private static func title(of rows: [ResultRow]) -> String {
    rows.first?.cell.model.rawValue ?? ""
  }

  private static func isSmaller(_ one: DataSize, _ other: DataSize) -> Bool {
    (DataSize.allCases.firstIndex(of: one) ?? 0) < (DataSize.allCases.firstIndex(of: other) ?? 0)
  }

  private static func words(for size: DataSize) -> String {
    switch size {
    case .small: "one object at a time"
    case .medium: "lists of 100 objects"
    case .large: "lists of about 5 MB"
    case .file: "a document of one's own"
    }
  }

  /// When, where and how it was measured, in one sentence.
  private var provenance: String {
    let environment = report.environment
    let commit = environment.git.map { " at commit \($0)" } ?? ""
    return "Measured on \(environment.date.prefix(10)) on \(environment.cores) cores of \(environment.cpu), "
      + "\(environment.swift), \(environment.os), with `\(report.command)`\(commit)."
  }
}
