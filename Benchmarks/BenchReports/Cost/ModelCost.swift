/// The cost of each additional model in one strategy.
package struct ModelCost: Sendable, Hashable, Codable {
  /// The figures of one generated target.
  package struct Build: Sendable, Hashable, Codable {
    package var models: Int
    /// The processor time, which other programs hardly affect.
    package var seconds: Double
    package var objectBytes: Int

    package init(models: Int, seconds: Double, objectBytes: Int) {
      self.models = models
      self.seconds = seconds
      self.objectBytes = objectBytes
    }
  }

  package var strategy: String
  package var builds: [Build]
  /// The lines per model that map the catalog's models; `nil` if the catalog doesn't use the strategy.
  package var linesPerModel: Double?
  /// The size of a stripped program that decodes and encodes one model, and with Swift's libraries in it.
  package var programBytes: Int?
  package var staticProgramBytes: Int?

  package init(strategy: String, builds: [Build], linesPerModel: Double?) {
    self.strategy = strategy
    self.builds = builds
    self.linesPerModel = linesPerModel
  }

  /// Milliseconds per additional model, without the constant cost of a target.
  package var millisecondsPerModel: Double? { slope { $0.seconds * 1000 } }
  package var objectBytesPerModel: Double? { slope { Double($0.objectBytes) } }

  private func slope(_ figure: (Build) -> Double) -> Double? {
    let sorted = builds.sorted { $0.models < $1.models }
    guard let few = sorted.first, let many = sorted.last, many.models > few.models else { return nil }
    return (figure(many) - figure(few)) / Double(many.models - few.models)
  }
}

extension ModelCost: CostRow {
  package static let schemaVersion = 2
  package static let dependsOnLoad = false

  package static let legend =
    "Generated models of six members and a nested model, in targets that are built one by one in release mode. "
    + "ms, KB: the processor time and the size of the loaded sections of object files that each further model adds; "
    + "s: the processor time beyond that of a build that compiles nothing. lines: lines of code that map the "
    + "catalog's four models and the movie's actor, without blank lines, comments and imports, divided by four. "
    + "program: the size of a program without symbols that decodes and encodes one model; static: with Swift's "
    + "libraries in it."

  package static func table(of rows: [ModelCost], layout: TextLayout) -> [String] {
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
