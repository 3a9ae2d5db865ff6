import ArgumentParser
import BenchKit
import Foundation

/// `bench run`: the comparison.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measure the strategies and compare them with Foundation's coders.",
    discussion: """
      Every cell first proves that it computes the right values. Then rounds follow: each visits all cells in a new \
      random order, until the budget is used up. A ratio above 1 means faster than foundation-codable.
      """
  )

  @OptionGroup var cells: CellOptions

  @Option(
    help: ArgumentHelp(
      "How long to measure, as in 40s or 2m; there are at least 3 rounds.", valueName: "time"),
    transform: Budget.init(parsing:)
  )
  var budget = Budget(seconds: 40)

  @Option(help: "The seed of the order of the cells and of the intervals.")
  var seed: UInt64 = 1

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !Comparison().matrix.cells(matching: cells.filter).isEmpty else {
      throw ValidationError("no cell of the comparison has all of these properties")
    }
  }

  func run() throws {
    try ReleaseBuild.require()
    let environment = Environment.current()
    var measured: [MeasuredCell] = []
    for phase in MeasuringPhase.phases(filter: cells.filter, budget: budget.nanoseconds, seed: seed) {
      measured += try MeasureCommand.runInChildProcess(phase)
    }
    let report = Report(
      environment: environment, seed: seed,
      results: ResultRow.rows(of: measured, bootstrap: Bootstrap(seed: seed))
    )
    switch output.format {
    case .text: try output.write(Data(TextReport(report).text.utf8))
    case .json: try output.write(report.json())
    }
  }
}
