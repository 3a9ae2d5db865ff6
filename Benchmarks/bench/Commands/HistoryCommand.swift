import ArgumentParser
import BenchKit
import BenchReports
import BenchRows

/// `bench history` shows saved runs over time.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show the ratios of saved runs over time.",
    discussion: """
      Reads all files of a folder with the suffix .json. Those that bench run --format json wrote become lines: one for each \
      cell and machine. Other files are skipped, and listed on standard error. The exit code is 0 if there is a run, and 1 \
      if there is none.

      EXAMPLES:
        bench run --format json --output runs/2026-01-02.json
        bench history runs
        bench history runs --model todo --operation decode
        bench history runs --output history.json
      """
  )

  @Argument(help: "A folder of files that bench run --format json wrote.")
  var folder: String

  @Option(help: "Show only this strategy, peer or floor; repeatable.")
  var strategy: [String] = []

  @Option(help: "Show only this model, alone and in lists; repeatable.")
  var model: [ModelName] = []

  @Option(help: "Show only this operation; repeatable.")
  var operation: [BenchKit.Operation] = []

  @Option(help: "Show only this size: one object, a hundred, or about 5 MB; repeatable.")
  var size: [DataSize] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let (runs, skipped) = try savedRuns()
    for sentence in skipped { try StandardStream.error.write(sentence + "\n") }
    guard !runs.isEmpty else {
      throw CommandFailure(
        description:
          "\(folder) has no saved run: bench run --format json --output \(folder)/NAME.json writes one")
    }
    let filter = filter
    var history = RunHistory(runs) { filter.includes($0, isPeer: true) }
    history.skipped = skipped
    guard history.machines.contains(where: { !$0.lines.isEmpty }) else {
      throw ValidationError("no run in \(folder) has a ratio with all of these properties")
    }
    try output.write(history) { HistoryText(layout: $0).text(of: history) }
  }

  private var filter: CellFilter {
    CellFilter(
      strategies: ComparedRows.rows(of: strategy), models: Set(model), operations: Set(operation),
      sizes: Set(size), isFull: true)
  }

  /// Reads the runs, and returns a sentence for each other file.
  private func savedRuns() throws -> (runs: [(file: String, report: Report)], skipped: [String]) {
    var runs: [(file: String, report: Report)] = []
    var skipped: [String] = []
    for name in try FileAccess.names(in: folder) where ReportFormat(fileName: name) == .json {
      let path = folder + "/" + name
      do {
        let report = try SavedReport.read(path, isRegular: true)
        if let other = runs.first(where: { $0.report == report }) {
          skipped.append("cannot use \(path): it is the same run as \(other.file)")
        } else {
          runs.append((name, report))
        }
      } catch {
        skipped.append(String(describing: error))
      }
    }
    return (runs, skipped)
  }
}
