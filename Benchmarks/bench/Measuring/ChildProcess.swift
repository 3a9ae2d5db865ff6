import Foundation

/// This executable, running one of its hidden commands.
enum ChildProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the command and returns what it prints; its standard error is ours. Ctrl-C is passed on to it.
  ///
  /// - Parameter variables: joins the environment.
  /// - Throws: ``Failure`` if it cannot be started or fails.
  static func output(of arguments: [String], adding variables: [String: String] = [:]) throws -> Data {
    let (data, status) = try run(arguments, adding: variables)
    guard status == 0 else {
      throw Failure(description: "the process for measuring failed with status \(status)")
    }
    return data
  }

  /// Runs the command; what it prints, and its status.
  ///
  /// - Throws: ``Failure`` if it cannot be started.
  static func run(
    _ arguments: [String], adding variables: [String: String]
  ) throws -> (output: Data, status: Int32) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // Otherwise the dictionaries of each process would allocate as its random seed has it.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment.merging(variables) { _, added in added }
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Failure(description: "cannot start a process for measuring: \(error.localizedDescription)")
    }
    Interruption.shared.forward(to: process.processIdentifier)
    defer { Interruption.shared.forward(to: nil) }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }
}
