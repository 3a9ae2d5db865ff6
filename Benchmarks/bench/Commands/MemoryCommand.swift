import ArgumentParser
import BenchKit
import Foundation

/// `bench memory`: how much a process grows while it decodes about 5 MB once.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Show by how much the resident memory grows at most during one decode.",
    discussion: """
      The document is decoded once in a fresh process. The growth counts from the moment before, when the document's \
      bytes are already in memory, and contains the decoded models.
      """
  )

  @Option(help: "What the document holds.")
  var model: ModelName = .movies

  @Option(help: "The strategy or peer that decodes; repeatable. All of them if there is none.")
  var strategy: [String] = []

  @Option(help: "The backend below the strategy.")
  var backend: BackendName?

  @Option(help: "The size of the document.")
  var size: DataSize = .large

  func validate() throws {
    for name in strategy {
      do {
        _ = try ComparedRows.row(strategy: name, backend: backend, catalogue: CatalogData().catalogue)
      } catch {
        throw ValidationError(String(describing: error))
      }
    }
  }

  func run() throws {
    try ReleaseBuild.require()
    let data = CatalogData()
    let document = data.bytes(of: model, size)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bench-\(UUID().uuidString).json")
    try Data(document).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // A lone document stands for both names of its model at the small size; lists are lists.
    let model = size == .small ? model.lone : model.list
    for name in strategy.isEmpty ? ComparedRows.strategyNames : strategy {
      let row = try ComparedRows.row(strategy: name, backend: backend, catalogue: data.catalogue)
      guard let growth = try DecodeOnceCommand.growthInChildProcess(row, model: model, file: file.path) else {
        print("\(name): n/a (does not map \(model.rawValue))")
        continue
      }
      let megabytes = String(format: "%.1f", Double(growth) / 1e6)
      print("\(name): \(megabytes) MB to decode \(document.count) bytes of \(model.rawValue)")
    }
  }
}
