import Foundation

/// Runs programs: this executable with one of its hidden commands, or another one.
enum ChildProcess {
  /// The output and the ending of a process.
  struct Ending {
    let output: Data
    let status: Int32
    let reason: Process.TerminationReason

    /// Whether a signal other than Ctrl-C ended the process.
    var isCrash: Bool { reason == .uncaughtSignal && status != SIGINT }

    /// A predicate such as `failed with status 1` or `was ended by signal 11`.
    var sentence: String {
      reason == .uncaughtSignal ? "was ended by signal \(status)" : "failed with status \(status)"
    }
  }

  /// Runs a command of this executable and returns its output. The command shares this process's standard
  /// error, and receives its Ctrl-C.
  ///
  /// - Throws: ``CommandFailure`` if it can't be started or fails.
  static func output(of arguments: [String]) throws -> Data {
    let ending = try run(arguments)
    guard ending.reason == .exit, ending.status == 0 else {
      throw CommandFailure(description: "the process for measuring \(ending.sentence)")
    }
    return ending.output
  }

  /// Runs a command of this executable.
  ///
  /// - Parameter variables: Added to the environment.
  /// - Throws: ``CommandFailure`` if it can't be started.
  static func run(_ arguments: [String], adding variables: [String: String] = [:]) throws -> Ending {
    let process = Process()
    process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    // Otherwise the allocations of dictionaries would depend on the random seed of the process.
    let variables = variables.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { added, _ in added }
    do {
      return try ending(of: process, adding: variables)
    } catch {
      throw CommandFailure(description: "cannot start a process for measuring: \(error.localizedDescription)")
    }
  }

  /// Runs a process until it ends, and forwards Ctrl-C to it.
  ///
  /// - Parameters:
  ///   - variables: Added to the environment.
  ///   - output: The pipe of its standard output.
  /// - Throws: Foundation's error if it can't be started.
  static func ending(
    of process: Process, adding variables: [String: String], output: Pipe = Pipe()
  ) throws -> Ending {
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, added in added }
    process.standardOutput = output
    try process.run()
    Interruption.shared.forward(to: process.processIdentifier)
    defer { Interruption.shared.forward(to: nil) }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ending(output: data, status: process.terminationStatus, reason: process.terminationReason)
  }
}
