import ArgumentParser
import Foundation

/// How a report is written, and where to.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(help: "Write tables for people, or JSON for programs.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  /// Finds out before a minute of measuring that its report has no place to go.
  func validate() throws {
    guard let output else { return }
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw ValidationError("cannot write to \(output): \(folder) is not a writable folder")
    }
  }

  /// Writes the report.
  ///
  /// - Throws: ``FileFailure`` if the file cannot be written.
  func write(_ report: Data) throws {
    guard let output else {
      FileHandle.standardOutput.write(report)
      return
    }
    do {
      try report.write(to: URL(fileURLWithPath: output))
    } catch {
      throw FileFailure(verb: "write", path: output, cause: error)
    }
  }
}
