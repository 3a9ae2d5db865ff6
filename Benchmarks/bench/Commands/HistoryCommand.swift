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
        bench history runs --output history.html
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, html
  }

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

  @Option(
    help: """
      Write tables for a terminal (text) or for GitHub (markdown), all figures (json), or a page with charts in one file \
      (html); determined by the suffix of the output, or text by default.
      """)
  var format: Format?

  @OptionGroup var file: OutputFile

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
    switch format ?? file.suffixedFormat.flatMap({ Format(rawValue: $0.rawValue) }) ?? .text {
    case .text: try file.write(HistoryText(layout: file.layout).text(of: history))
    case .markdown: try file.write(HistoryMarkdown(history).text)
    case .json: try file.write(ReportJSON.data(of: history))
    case .html: try file.write(HistoryPage(history).text)
    }
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
