import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation

/// The options that select malformed documents: the package's fixtures, those of a folder, or a file.
struct MalformedSource: ParsableArguments {
  @Option(name: .customLong("as"), help: ArgumentHelp("The model in the file.", valueName: "model"))
  var model: ModelName?

  @Option(
    help: ArgumentHelp(
      "A folder of malformed files, with a table expected.json; the package's own by default.",
      valueName: "folder"))
  var fixtures: String?

  @Flag(help: ArgumentHelp("Decode the package's conformance files, valid ones too.", visibility: .private))
  var conformance = false

  @OptionGroup var skills: SkillsOption

  @Argument(help: "A JSON file; --as names its model.")
  var file: String?

  func validate() throws {
    if file != nil, model == nil {
      let names = ModelName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--as is missing: specify the model in the file; choose among \(names)")
    }
    if file == nil, model != nil { throw ValidationError("--as requires a file") }
    if file != nil, fixtures != nil { throw ValidationError("--fixtures replaces the file; use one of them") }
    try model?.requireCatalog()
  }

  func documents() throws -> [MalformedDocument] {
    if let file, let model {
      let name = URL(fileURLWithPath: file).lastPathComponent
      return [MalformedDocument(name: name, model: model, bytes: try FileAccess.readAgain(file))]
    }
    if conformance {
      let folder = Self.packageFixtures + "/conformance"
      return try FileAccess.names(in: folder).filter { ConformanceExpectation(fileName: $0) != nil }.map {
        StrategyConformance.document(of: $0, try FileAccess.read(folder + "/" + $0))
      }
    }
    return try Self.malformedDocuments(in: fixtures ?? Self.packageFixtures + "/malformed")
  }

  /// Returns the documents in the table of a folder, without those that only some options reject.
  private static func malformedDocuments(in folder: String) throws -> [MalformedDocument] {
    struct Options: Decodable {}
    struct Row: Decodable {
      var file: String
      var model: ModelName
      var options: Options?
    }
    let path = folder + "/expected.json"
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError(
        "\(folder) has no table expected.json, which lists its files and the model of each, "
          + #"as in [{"file": "broken.json", "model": "todo"}]"#)
    }
    let table = try FileAccess.read(path)
    let rows: [Row]
    do {
      rows = try JSONDecoder().decode([Row].self, from: Data(table)).filter { $0.options == nil }
    } catch {
      throw ValidationError(
        "\(path) isn't a table of malformed files: write an array of objects with \"file\" and \"model\"")
    }
    return try rows.map { row in
      guard ModelName.allCases.contains(row.model) else {
        throw ValidationError(
          "in \(path), the model of \(row.file) is \(row.model.rawValue), which isn't in the catalog")
      }
      return MalformedDocument(
        name: row.file, model: row.model, bytes: try FileAccess.read(folder + "/" + row.file))
    }
  }

  /// Returns the strategies and peers that decode the documents.
  func rows() throws -> [ErrorRow] {
    try ComparedRows.errorRows(catalogue: catalogue(), documents: documents(), source: arguments)
  }

  /// The options for another process to read the same documents.
  private var arguments: [String] {
    var arguments: [String] = []
    if let model { arguments += ["--as", model.rawValue] }
    if let fixtures { arguments += ["--fixtures", fixtures] }
    if conformance { arguments.append("--conformance") }
    return arguments + skills.arguments + (file.map { [$0] } ?? [])
  }

  /// Returns the skills that users refer to; for fixtures, those of the fixtures.
  func catalogue() throws -> SkillCatalogue {
    let isFixture = file == nil && fixtures == nil
    return try skills.catalogue(otherwise: isFixture ? Self.packageFixtures + "/skills.json" : nil)
  }

  /// The folder of the fixtures, in the package that this command was built from; in the current folder if
  /// the package has moved.
  private static var packageFixtures: String {
    let built = BenchReports.Environment.packageFolder.appendingPathComponent("Fixtures").path
    return FileManager.default.fileExists(atPath: built) ? built : "Fixtures"
  }
}
