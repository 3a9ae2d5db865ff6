import ArgumentParser
import BenchAdoption
import BenchReports
import Foundation
import JSONCore

/// `bench adopt` generates a package that compares the strategies on samples.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Generate a package that compares the strategies on your own JSON.",
    discussion: """
      Reads a document, JSON Lines, or several files of one shape, and writes a package: the types, the code of each \
      strategy, tests that decode and encode the samples with all of them, and a program that measures them. Replaces \
      only files that it wrote itself, and that you didn't change.

      With --models-only, writes only the types, and the code of the strategies named with --strategy.

      EXAMPLES:
        bench adopt releases.json --output ../release-comparison
        bench adopt api.json --at '$.data' --name Release
        bench adopt logs.jsonl --strategy derived --strategy codable
        bench adopt api.json --models-only --strategy derived
      """
  )

  @Option(help: "The name of the type; that of the first file by default.")
  var name: String?

  @Option(
    help: ArgumentHelp("The path of the values in each document, such as $.data.", valueName: "path"),
    transform: { try PathArgument.parse($0) })
  var at: JSONKeyPath?

  @Option(
    help: ArgumentHelp("The folder of the package; NAME-comparison by default.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Use this package from the branch main of its repository, instead of its folder; the result then contains no \
      program that measures.
      """, valueName: "url"))
  var packageUrl: String?

  @Option(help: ArgumentHelp("The folder of this package; the current one by default.", valueName: "folder"))
  var package = FileManager.default.currentDirectoryPath

  @Option(help: "Generate code for this strategy; repeatable. All by default.")
  var strategy: [AdoptedStrategy] = []

  @Flag(help: "Write the types without a package, to the folder or to standard output.")
  var modelsOnly = false

  @Option(
    help: ArgumentHelp(
      "A member whose strings distinguish kinds of objects; repeatable. Others are found.", valueName: "key"))
  var tag: [String] = []

  @Flag(help: "Declare enums for strings with at most 12 different words.")
  var enums = false

  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp("Declare an enum for the strings of this member; repeatable.", valueName: "key"))
  var enumKeys: [String] = []

  @Argument(help: "JSON files or files of JSON Lines; - reads standard input.")
  var files: [String]

  func validate() throws {
    if let name, name.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic }) {
      throw ValidationError("a name must have at least one letter")
    }
    if let output {
      guard !output.isEmpty else { throw ValidationError("cannot write a folder: its name is empty") }
      try validating { _ = try OutputFolder(URL(fileURLWithPath: output)).existingFolder() }
    }
    if let packageUrl {
      guard !modelsOnly else {
        throw ValidationError("--models-only writes no package, so --package-url has no effect")
      }
      guard PackageLocation(repository: packageUrl) != nil else {
        throw ValidationError(
          "\(packageUrl.debugDescription) is not the URL of a repository, such as "
            + "https://example.com/json-mapping.git")
      }
    }
    guard modelsOnly || packageUrl != nil || FileManager.default.fileExists(atPath: library + "/Benchmarks")
    else {
      throw ValidationError(
        "\(library) is not the folder of this package; run bench there or name it with --package")
    }
  }

  func run() throws {
    let texts = try files.map { file in
      SampleText(path: file == "-" ? "standard input" : file, bytes: try FileAccess.readArgument(file))
    }
    let adoption: Adoption
    do {
      adoption = try Adoption(
        texts, name: typeName, at: at,
        strategies: strategy.isEmpty && !modelsOnly ? AdoptedStrategy.allCases : strategy, tags: tag,
        enums: AdoptedEnums(ofWords: enums, keys: enumKeys))
    } catch let sample as MalformedSample {
      throw Self.failure(of: sample)
    }
    try StandardStream.error.write(adoption.warnings.map { "warning: \($0)\n" }.joined())
    if modelsOnly, output == nil {
      let texts = adoption.models().map(\.text)
      try StandardStream.output.write(texts.joined(separator: "\n"))
      return
    }
    let location = packageUrl.flatMap(PackageLocation.init(repository:)) ?? .path(library)
    let generated = try modelsOnly ? adoption.models() : adoption.package(location: location)
    let folder = output ?? adoption.packageName
    let removed: Int
    do {
      removed = try OutputFolder(URL(fileURLWithPath: folder)).write(generated)
    } catch let error as OutputFolder.Failure {
      throw error
    } catch {
      throw FileFailure(verb: "write", path: folder, cause: error)
    }
    var lines = ["\(adoption.summary); wrote \(generated.count) file\(generated.count == 1 ? "" : "s")"]
    if removed > 0 { lines[0] += ", removed \(removed) of the last run" }
    if !modelsOnly {
      if !location.hasBenchKit {
        lines.append(
          "left out the program that measures: its libraries are in a folder of this package, and SwiftPM finds no "
            + "package in a folder of a repository")
      }
      lines.append(
        "next: cd \(folder.shellWord) && swift \(location.hasBenchKit ? "run -c release" : "test")")
      lines.append("for the types alone, without a package: add --models-only")
    }
    try StandardStream.output.write(lines.joined(separator: "\n") + "\n")
  }

  /// Prints the error of a sample, with the line; returns the error that ends the command.
  static func failure(of sample: MalformedSample) -> ExitCode {
    let text = sample.error.rendered(color: Terminal.hasColor(STDERR_FILENO))
    try? StandardStream.error.write("\(sample.location): \(text)\n")
    return .failure
  }

  private var library: String { URL(fileURLWithPath: package).standardizedFileURL.path }

  private var typeName: String {
    name
      ?? URL(fileURLWithPath: files.first { $0 != "-" } ?? "sample").deletingPathExtension().lastPathComponent
  }
}

extension AdoptedStrategy: ExpressibleByArgument {}
