import ArgumentParser
import BenchReports

/// The options for figures of other commands, which the cards show.
struct SavedFigures: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show object code and compile time per model of this file, written by bench cost --format json.",
      valueName: "file"))
  var cost: String?

  @Option(
    help: ArgumentHelp(
      "Show the instructions per object of this file, written by bench instructions --output.",
      valueName: "file"))
  var instructions: String?

  /// Reads the files.
  ///
  /// - Returns: A function that adds their figures to a report.
  /// - Throws: ``FileFailure`` or ``CommandFailure``.
  func read() throws -> (inout Report) -> Void {
    let cost = try cost.map(SavedReport.cost)
    let instructions = try instructions.map(SavedReport.instructions)
    return { report in
      report.cost = cost ?? report.cost
      report.instructions = instructions ?? report.instructions
    }
  }
}
