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
      Compares the ratios to the reference in each run, so that it doesn't matter if the whole machine was slower in one \
      of them. The exit code is 0 whatever the result; use bench check to find regressions.

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
