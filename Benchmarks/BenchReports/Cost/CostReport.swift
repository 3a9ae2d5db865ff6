/// The costs of models at build time, and the machine on which they were measured.
package struct CostReport: Sendable, Hashable, Codable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  package static let schemaVersion = 2

  package var schemaVersion = CostReport.schemaVersion
  package var environment: Environment
  package var rows: [ModelCost]

  package init(environment: Environment, rows: [ModelCost]) {
    self.environment = environment
    self.rows = rows
  }

  package func text(layout: TextLayout = .plain) -> String {
    let machine = "\(environment.cpu), \(environment.cores) cores, \(environment.swift)"
    return
      (layout.wrapped(machine, indent: "  ") + table(layout) + [""]
      + layout.wrapped(Self.legend, indent: "  ")).text
  }

  private static let legend =
    "Generated models of six members and a nested model, in targets that are built one by one in release mode. "
    + "ms, KB: the processor time and the size of the loaded sections of object files that each further model adds; "
    + "s: the processor time beyond that of a build that compiles nothing. lines: lines of code that map the "
    + "catalog's four models and the movie's actor, without blank lines, comments and imports, divided by four. "
    + "program: the size of a program without symbols that decodes and encodes one model; static: with Swift's "
    + "libraries in it."

  /// An empty line, the header and the rows.
  private func table(_ layout: TextLayout) -> [String] {
    let counts = Set(rows.flatMap(\.builds).map(\.models)).sorted()
    let table = TextTable(
      columns: [
        .init(title: "", width: 18, alignment: .left), .init(title: "ms/model", width: 8, alignment: .right),
        .init(title: "KB/model", width: 8, alignment: .right),
        .init(title: "lines", width: 6, alignment: .right),
        .init(title: "program KB", width: 10, alignment: .right),
        .init(title: "static MB", width: 9, alignment: .right),
      ] + counts.map { .init(title: "s for \($0)", width: 8, alignment: .right) })
    func text(_ value: Double?, _ decimals: Int) -> String {
      value.map { FigureFormat.fixed($0, decimals: decimals) } ?? "–"
    }
    let cells = rows.map { row in
      [
        StrategyTraits.title(of: row.strategy), text(row.millisecondsPerModel, 0),
        text(row.objectBytesPerModel.map { $0 / 1000 }, 1),
        text(row.linesPerModel, 1), text(row.programBytes.map { Double($0) / 1000 }, 0),
        text(row.staticProgramBytes.map { Double($0) / 1e6 }, 1),
      ] + counts.map { count in text(row.builds.first { $0.models == count }?.seconds, 1) }
    }
    return table.blocks(of: cells, layout: layout).flatMap { [""] + $0 }
  }
}
