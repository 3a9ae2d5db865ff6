import ArgumentParser
import BenchAdoption
import BenchReports
import Foundation
import JSONCore

/// `bench drift` compares samples of an API.
struct DriftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Compare old and new samples of an API.",
    discussion: """
      Compares what bench adopt infers from samples: members that are new, gone, or absent from some objects; nulls, \
      values of another kind, dates in another form, and new values of strings with at most 12 different words. A sample \
      is a document, JSON Lines, or a folder of such files (.json, .jsonl and .ndjson).

      The exit code is 1 if a decoder for the old samples would notice a change, and after a failure; 64 for wrong \
      arguments; 0 otherwise.

      EXAMPLES:
        bench drift movies-2024.json movies-2025.json
        bench drift recorded/january recorded/february --at '$.data' --format json
      """
  )

  @Argument(help: "The old samples: a file or a folder.")
  var old: String

  @Argument(help: "The new samples.")
  var new: String

  @Option(
    help: ArgumentHelp("The path of the values in each document, such as $.data.", valueName: "path"),
    transform: { try PathArgument.parse($0) })
  var at: JSONKeyPath?

  @OptionGroup var output: OutputOptions

  func run() throws {
    let drift: ShapeDrift
    do {
      drift = try ShapeDrift(from: Self.texts(old), to: Self.texts(new), at: at)
    } catch let sample as MalformedSample {
      throw AdoptCommand.failure(of: sample)
    }
    try output.write(drift) { _ in drift.text }
    if drift.isNoticed { throw ExitCode.failure }
  }

  /// The files of an argument, in the order of their paths.
  private static func texts(_ argument: String) throws -> [SampleText] {
    var isFolder: ObjCBool = false
    var files = [argument]
    if FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder), isFolder.boolValue {
      files = try FileManager.default.subpathsOfDirectory(atPath: argument).sorted()
        .filter { ["json", "jsonl", "ndjson"].contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
        .map { "\(argument)/\($0)" }
      guard !files.isEmpty else { throw CommandFailure(description: "\(argument) contains no samples") }
    }
    return try files.map { SampleText(path: $0, bytes: try FileAccess.readArgument($0)) }
  }
}
