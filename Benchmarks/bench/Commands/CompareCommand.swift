import ArgumentParser
import BenchKit
import BenchReports
import Foundation

/// `bench compare` compares two runs.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two saved runs, cell by cell.",
    discussion: """
      What is compared are the ratios to the reference that each run measured beside the cell, so that a machine that \
      was slower as a whole makes no difference. The exit code is 0 whatever the result; bench check judges.

      EXAMPLES:
        bench run --format json --output before.json
        bench run --format json --output after.json
        bench compare before.json after.json
      """
  )

  @Argument(help: "A file that bench run --format json wrote: the old run.")
  var old: String

  @Argument(help: "The new run.")
  var new: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let (before, after) = (try SavedReport.read(old), try SavedReport.read(new))
    let comparison = ReportComparison(
      old: before, new: after, from: .init(name: "first report", file: old),
      to: .init(name: "second report", file: new), bootstrap: Bootstrap(seed: after.seed))
    try output.write(comparison) { ComparisonText(layout: $0).text(of: comparison) }
  }
}
