import ArgumentParser
import BenchKit
import Catalog
import Foundation
import JSONCore

/// `bench map`: what a strategy makes of a file.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Decode a file with a strategy and print it encoded again, or the error."
  )

  @Option(name: .customLong("as"), help: "What the file holds.")
  var model: ModelName

  @Option(help: "The strategy or peer that maps.")
  var strategy: String

  @Option(help: "The backend below the strategy.")
  var backend: BackendName?

  @Option(
    help: ArgumentHelp(
      "A document of skills that users refer to; a built-in one by default.", valueName: "file"))
  var skills: String?

  @Argument(help: "A JSON file.")
  var file: String

  func validate() throws {
    do {
      _ = try ComparedRows.row(strategy: strategy, backend: backend, catalogue: SkillCatalogue([]))
    } catch {
      throw ValidationError(String(describing: error))
    }
  }

  func run() throws {
    let catalogue = try skills.map(Self.catalogue) ?? CatalogData().catalogue
    let row = try ComparedRows.row(strategy: strategy, backend: backend, catalogue: catalogue)
    let bytes = try FileFailure.read(file)
    let encoded: [UInt8]?
    do {
      encoded = try row.roundTrip(bytes, as: model)
    } catch let error as JSONError {
      FileHandle.standardError.write(Data((error.rendered() + "\n").utf8))
      throw ExitCode.failure
    }
    guard let encoded else {
      throw ValidationError("\(strategy) does not map \(model.rawValue)")
    }
    FileHandle.standardOutput.write(Data(encoded + [UInt8(ascii: "\n")]))
  }

  static func catalogue(from path: String) throws -> SkillCatalogue {
    let bytes = try FileFailure.read(path)
    guard let codec = ComparedRows.reference(catalogue: SkillCatalogue([])).skills else {
      return SkillCatalogue([])
    }
    return SkillCatalogue(try decoded(bytes, by: codec))
  }

  private static func decoded<C: Codec>(_ bytes: [UInt8], by codec: C) throws -> C.Value {
    try codec.decode(codec.document(from: bytes))
  }
}
