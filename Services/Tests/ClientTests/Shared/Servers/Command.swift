import Foundation

/// A program of the system.
enum Command {
  struct Failure: Error { let command, output: String }

  /// The path of a program, if it is installed.
  static func path(of name: String) -> String? {
    ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end and returns its output, at most 64 KiB.
  ///
  /// - Throws: ``Failure`` unless its status is 0.
  @discardableResult
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path(of: name) ?? name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    // Waiting for the process would block a thread that tests need.
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    guard status == 0 else {
      throw Failure(command: ([name] + arguments).joined(separator: " "), output: output)
    }
    return output
  }
}
