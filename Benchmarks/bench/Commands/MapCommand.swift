import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation
import JSONCore

/// `bench map` decodes and encodes a file with a strategy.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Decode a file with a strategy and print it encoded again, or the error.",
    discussion: """
      EXAMPLES:
        bench map --as movies --strategy mappable Fixtures/movies.json
        bench map --as user --skills Fixtures/skills.json Fixtures/user.json
        bench map --as todo --strategy manual --backend jansson Fixtures/todo.json
        curl -s https://example.com/todos | bench map --as todos -
      """
  )

  @Option(name: .customLong("as"), help: ArgumentHelp("The model in the file.", valueName: "model"))
  var model: ModelName

  @Option(
    help: ArgumentHelp(
      "The strategy or peer: \(ComparedRows.strategyNames.joined(separator: ", ")).",
      valueName: "strategy"))
  var strategy = "manual"

  @Option(
    help: "The backend of the strategy: \(BackendName.allValueStrings.joined(separator: ", ")).")
  var backend: BackendName?

  @OptionGroup var skills: SkillsOption

  @Argument(help: "A JSON file; - reads standard input.")
  var file: String

  func validate() throws {
    try model.requireCatalog()
    try validating {
      _ = try ComparedRows.row(strategy: strategy, backend: backend, catalogue: SkillCatalogue([]))
    }
  }

  func run() throws {
    let catalogue = try skills.catalogue()
    let row = try ComparedRows.row(strategy: strategy, backend: backend, catalogue: catalogue)
    let bytes = try FileAccess.readArgument(file)
    let encoded: [UInt8]?
    do {
      encoded = try row.roundTrip(bytes, as: model)
    } catch let error as JSONError {
      try? StandardStream.error.write(error.rendered(color: Terminal.hasColor(STDERR_FILENO)) + "\n")
      throw ExitCode.failure
    }
    guard let encoded else {
      throw ValidationError("\(strategy) does not map \(model.rawValue)")
    }
    try StandardStream.output.write(Data(encoded + [UInt8(ascii: "\n")]))
  }
}
