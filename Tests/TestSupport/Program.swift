import Foundation

/// How a program ended.
public struct Ending: Equatable, Sendable {
  /// The printed text.
  public var output: String
  /// The exit code.
  public var status: Int32

  public init(output: String, status: Int32) { (self.output, self.status) = (output, status) }

  /// The ending of a program that succeeds without output.
  public static let clean = Ending(output: "", status: 0)
}

/// Runs a program to its end, without the library that a sanitizer of the tests preloads.
///
/// - Parameters:
///   - command: The program, by its path or name, and its arguments.
///   - capturesErrors: Whether the standard error is a part of the output, or discarded.
public func runProgram(
  _ command: [String], environment: [String: String] = [:], capturesErrors: Bool = true
) throws -> Ending {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LD_PRELOAD") }
    .merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = capturesErrors ? pipe : FileHandle.nullDevice
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return Ending(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
}
