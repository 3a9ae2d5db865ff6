import ArgumentParser
import BenchKit
import Foundation

/// Prints what all say of the malformed fixtures as JSON; `bench run` starts it.
///
/// In a process of its own: Foundation's decoder, asked about a document of too many levels, sometimes stops the program.
struct ErrorGridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "error-grid", shouldDisplay: false)

  /// The grid; nil if the process did not survive, or if bench was copied away from its fixtures.
  static func gridFromChildProcess() -> ErrorGrid? {
    let output = try? ChildProcess.output(of: ["error-grid"], adding: ["SWIFT_BACKTRACE": "enable=no"])
    return output.flatMap { try? JSONDecoder().decode(ErrorGrid.self, from: $0) }
  }

  func run() throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(ErrorsCommand.grid()))
  }
}
