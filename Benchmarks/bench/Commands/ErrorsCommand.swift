import ArgumentParser
import BenchKit
import Catalog
import Foundation

/// `bench errors`: what malformed JSON gets as an answer.
struct ErrorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "errors",
    abstract: "Show what every strategy, and Foundation, says of malformed JSON.",
    discussion: """
      Without a file, the package's malformed fixtures are read, and a table at the end counts what the errors tell.
      With a file, the whole text of every answer is shown.

        bench errors
        bench errors --format markdown
        bench errors --as movie broken.json
        bench errors --as movies --all --format json broken.json
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Option(name: .customLong("as"), help: "What the file holds.")
  var model: ModelName?

  @Option(
    help: ArgumentHelp(
      "A folder of malformed files, with a table expected.json; the package's own by default.",
      valueName: "folder"))
  var fixtures: String?

  @Option(
    help: ArgumentHelp(
      "A document of skills that users refer to; a built-in one by default.", valueName: "file"))
  var skills: String?

  @Flag(help: "Name all issues of a document, not only the first.")
  var all = false

  @Option(help: "Write text for people, a table in Markdown, or JSON for programs.")
  var format: Format = .text

  @Argument(help: "A JSON file; --as says what it holds.")
  var file: String?

  func validate() throws {
    if file != nil, model == nil {
      let names = ModelName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--as is missing: what does the file hold? Choose among \(names)")
    }
    if file == nil, model != nil { throw ValidationError("--as goes with a file") }
  }

  func run() throws {
    let catalogue = try skills.map(MapCommand.catalogue) ?? fixtureSkills()
    let witnesses = ComparedRows.witnesses(catalogue: catalogue)
    let report = ErrorReport(try documents(), witnesses: witnesses, all: all)
    switch format {
    case .text: print(file == nil ? report.text : report.renderedText, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
      FileHandle.standardOutput.write(try encoder.encode(report.answers) + Data("\n".utf8))
    }
  }

  private func documents() throws -> [MalformedDocument] {
    if let file, let model {
      let name = URL(fileURLWithPath: file).lastPathComponent
      return [MalformedDocument(name: name, model: model, bytes: try FileFailure.read(file))]
    }
    return try Self.malformedDocuments(in: fixtures ?? Self.packageFixtures + "/malformed")
  }

  /// The documents of a folder, as its table says.
  private static func malformedDocuments(in folder: String) throws -> [MalformedDocument] {
    struct Row: Decodable {
      var file: String
      var model: ModelName
    }
    let table = try FileFailure.read(folder + "/expected.json")
    return try JSONDecoder().decode([Row].self, from: Data(table)).map { row in
      MalformedDocument(
        name: row.file, model: row.model, bytes: try FileFailure.read(folder + "/" + row.file))
    }
  }

  /// What all say of the package's malformed fixtures, for the reports of runs.
  static func grid() throws -> ErrorGrid {
    let documents = try malformedDocuments(in: packageFixtures + "/malformed")
    let skills = try MapCommand.catalogue(from: packageFixtures + "/skills.json")
    let witnesses = ComparedRows.witnesses(catalogue: skills)
    return ErrorGrid(
      ErrorReport(documents, witnesses: witnesses, all: false),
      complete: ErrorReport(documents, witnesses: witnesses, all: true))
  }

  /// The skills that the fixtures' users refer to.
  private func fixtureSkills() throws -> SkillCatalogue {
    guard file == nil, fixtures == nil else { return CatalogData().catalogue }
    return try MapCommand.catalogue(from: ErrorsCommand.packageFixtures + "/skills.json")
  }

  /// The fixtures of the package that this command was built from; those in the current folder, if it has moved.
  private static var packageFixtures: String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let built = root.appendingPathComponent("Fixtures").path
    return FileManager.default.fileExists(atPath: built) ? built : "Fixtures"
  }
}
