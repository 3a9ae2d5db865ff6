import Foundation

/// A program that is waited for: this executable with one of its hidden commands, or another one.
enum ChildProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a process printed, and how it ended.
  struct Ending {
    let output: Data
    let status: Int32
    let reason: Process.TerminationReason

    /// True if a signal ended the process that nobody sent to stop it: it did not survive its work.
    var isCrash: Bool { reason == .uncaughtSignal && status != SIGINT }

    /// As in `failed with status 1` or `was ended by signal 11`.
    var sentence: String {
      reason == .uncaughtSignal ? "was ended by signal \(status)" : "failed with status \(status)"
    }
  }

  /// Runs one of our commands and returns what it prints; its standard error is ours. Ctrl-C is passed on to
  /// it.
  ///
  /// - Throws: ``Failure`` if it cannot be started or fails.
  static func output(of arguments: [String]) throws -> Data {
    let ending = try run(arguments)
    guard ending.reason == .exit, ending.status == 0 else {
      throw Failure(description: "the process for measuring \(ending.sentence)")
    }
    return ending.output
  }

  /// Runs one of our commands.
  ///
  /// - Parameter variables: joins the environment.
  /// - Throws: ``Failure`` if it cannot be started.
  static func run(_ arguments: [String], adding variables: [String: String] = [:]) throws -> Ending {
    let process = Process()
    process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    // Otherwise the dictionaries of each process would allocate as its random seed has it.
    let variables = variables.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { added, _ in added }
    do {
      return try ending(of: process, adding: variables)
    } catch {
      throw Failure(description: "cannot start a process for measuring: \(error.localizedDescription)")
    }
  }

  /// Runs a process to its end. Ctrl-C is passed on to it.
  ///
  /// - Parameters:
  ///   - variables: join the environment.
  ///   - output: where it prints to.
  /// - Throws: what Foundation throws if it cannot be started.
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
