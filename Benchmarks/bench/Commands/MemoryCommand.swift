import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// `bench memory` measures the growth of a process that decodes about 5 MB once.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Show the peak growth of resident memory while decoding once.",
    discussion: """
      Decodes the document once in a new process. The growth includes the decoded models, but not the bytes of the \
      document. Ctrl-C ends with exit code 130.

      EXAMPLES:
        bench memory
        bench memory --model todos --strategy manual --strategy foundation-casts
        bench memory --strategy codable --backend jansson
      """
  )

  @Option(help: "The model in the document.")
  var model: ModelName = .movies

  @Option(help: "The strategy or peer; repeatable. All by default.")
  var strategy: [String] = []

  @Option(
    help: "The backend of the strategy: \(BackendName.allValueStrings.joined(separator: ", ")).")
  var backend: BackendName?

  @Option(help: "The size of the document.")
  var size: DataSize = .large

  @OptionGroup var debug: DebugOption

  func validate() throws {
    guard ModelName.allCases.contains(model) else {
      throw ValidationError("only documents of the catalog's models are generated")
    }
    for name in strategy {
      try validating {
        _ = try ComparedRows.row(strategy: name, backend: backend, catalogue: CatalogData().catalogue)
      }
    }
  }

  func run() throws {
    try debug.requireMeasurable()
    Interruption.shared.install()
    for name in strategy.isEmpty ? ComparedRows.strategyNames : strategy {
      let measuring = MemoryMeasuring(models: [model], strategies: [name], backend: backend, size: size)
      guard let row = try Interruption.shared.ending({ try measuring.rows().first }) else {
        try write("\(StrategyTraits.title(of: name)): n/a (does not map \(model.rawValue))")
        continue
      }
      let megabytes = String(format: "%.1f", Double(row.peakBytes) / 1e6)
      try write(
        "\(StrategyTraits.title(of: name)): \(megabytes) MB to decode \(row.documentBytes) bytes of \(row.model.rawValue)"
      )
    }
  }

  /// Writes a line immediately.
  private func write(_ line: String) throws {
    let lines = Terminal.layout.wrapped(line, indent: "  ")
    try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
  }
}
