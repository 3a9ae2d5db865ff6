import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// Decodes a file once and prints the growth of the resident memory; `bench memory` runs it.
struct DecodeOnceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "decode-once", shouldDisplay: false)

  @Option var strategy: String
  @Option var backend: BackendName
  @Option var model: ModelName
  @Argument var file: String

  /// Returns the growth in bytes; `nil` if the row doesn't map the model.
  static func growthInChildProcess(_ row: CatalogCodecs, model: ModelName, file: String) throws -> Int? {
    let output = try ChildProcess.output(of: [
      "decode-once", "--strategy", row.strategy, "--backend", row.backend.rawValue, "--model", model.rawValue,
      file,
    ])
    return Int(String(decoding: output, as: UTF8.self).filter(\.isNumber))
  }

  func run() throws {
    let row = try ComparedRows.row(strategy: strategy, backend: backend, catalogue: CatalogData().catalogue)
    guard let decode = row.decoding(try FileAccess.read(file), as: model) else { return }
    ResidentMemory.resetPeak()
    let before = ResidentMemory.current
    try decode()
    guard let before, let peak = ResidentMemory.peak else { return }
    try StandardStream.output.write("\(max(0, peak - before))\n")
  }
}
