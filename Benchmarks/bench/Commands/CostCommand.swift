import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// `bench cost` measures compile time, code size and lines of code.
struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Measure compile time, object code, lines and a program's size for each strategy.",
    discussion: """
      Generates a package with 1, 10 and 50 models for each strategy. After building the libraries, which takes some \
      minutes, it builds every target on its own. Compile times are processor times, which other programs hardly \
      affect.

      Ctrl-C ends with exit code 130.

      EXAMPLES:
        bench cost
        bench cost --strategy manual --strategy codable --models 1 --models 20
        bench cost --format json --output cost.json
      """
  )

  @Option(help: "Build only the models of this strategy or peer; repeatable.")
  var strategy: [CostStrategy] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The number of models in a target; repeatable. 1, 10 and 50 by default.", valueName: "count"),
    transform: { try NumberArgument.whole($0, in: 1...500) })
  var models: [Int] = []

  @Option(help: ArgumentHelp("The folder of this package; the current one by default.", valueName: "folder"))
  var package = FileManager.default.currentDirectoryPath

  @OptionGroup var output: OutputOptions

  private var library: URL { URL(fileURLWithPath: package).standardizedFileURL }

  func validate() throws {
    guard FileManager.default.fileExists(atPath: library.appendingPathComponent("Sources/Catalog").path)
    else {
      throw ValidationError(
        "\(library.path) is not the folder of this package; run bench there or name it with --package")
    }
  }

  func run() throws {
    Interruption.shared.install()
    try TemporaryItem.with(name: "bench-cost-\(UUID().uuidString)") { folder in
      try Interruption.shared.ending {
        let report = try report(in: folder)
        try output.write(report, text: report.text)
      }
    }
  }

  private func report(in folder: URL) throws -> CostReport {
    let counts = models.isEmpty ? [1, 10, 50] : Array(Set(models)).sorted()
    let known = ComparedRows.strategyNames
    let strategies = CostStrategy.allCases.filter {
      known.contains($0.rawValue) && (strategy.isEmpty || strategy.contains($0))
    }
    let targets = strategies.flatMap { strategy in
      counts.map { CostPackage.Target(strategy: strategy, models: $0) }
    }
    // A target for each strategy is built first, so that building what targets share isn't measured.
    let first = strategies.map { CostPackage.Target(strategy: $0, models: 2) }
    let warmUp = first.filter { !targets.contains($0) }
    let generated = CostPackage(in: folder, targets: targets + warmUp, library: library)
    try generated.write()
    let builder = TargetBuilder(folder: folder)
    let progress = ProgressLine(phase: "cost")
    progress.show("cost: building what all targets share")
    for target in first {
      try builder.build(target.name)
    }
    let overhead = try median((0..<3).map { _ in try builder.seconds(of: first[0].name) })
    var rows: [ModelCost] = []
    for (index, strategy) in strategies.enumerated() {
      let builds = try counts.map { count in
        progress.show(
          "cost: \(StrategyTraits.title(of: strategy.rawValue)), \(count) \(count == 1 ? "model" : "models"), "
            + "strategy \(index + 1) of \(strategies.count)")
        let target = CostPackage.Target(strategy: strategy, models: count)
        if first.contains(target) { try builder.clean(target.name) }
        let seconds = try builder.seconds(of: target.name)
        return ModelCost.Build(
          models: count, seconds: max(0, seconds - overhead),
          objectBytes: try builder.objectBytes(of: target.name))
      }
      rows.append(
        ModelCost(strategy: strategy.rawValue, builds: builds, linesPerModel: linesPerModel(strategy)))
    }
    rows.append(ModelCost(strategy: "print", builds: [], linesPerModel: nil))
    let programs = strategies.map(\.program) + [CostPackage.emptyProgram]
    let linking = TargetBuilder(folder: folder, scratch: ".build-static")
    for (index, program) in programs.enumerated() {
      progress.show("cost: programs, \(index + 1) of \(programs.count)")
      rows[index].programBytes = try builder.programBytes(of: program)
      // Swift's static libraries may be missing.
      rows[index].staticProgramBytes = try? linking.programBytes(
        of: program, options: ["--static-swift-stdlib"])
    }
    progress.finish()
    return CostReport(environment: .current(), rows: rows)
  }

  /// Returns the lines of the catalog's mapping per model; `nil` for peers, and if a macro generates them.
  private func linesPerModel(_ strategy: CostStrategy) -> Double? {
    guard let product = strategy.product, strategy != .derived else { return nil }
    let name = "Catalog" + product.replacing("Mapping", with: "")
    let folder = library.appendingPathComponent("Sources/Catalog/\(name)")
    let files = ["Movie", "User", "Skill", "Todo"].map { folder.appendingPathComponent("\($0).swift") }
    let sources = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    guard sources.count == files.count else { return nil }
    return Double(sources.reduce(0) { $0 + SourceLines.count(in: $1) }) / Double(files.count)
  }
}

extension CostStrategy: ExpressibleByArgument {}
