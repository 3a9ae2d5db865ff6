import Foundation
import MappingTestSupport
import Testing

/// Runs the `bench` of the same build, which is in the folder of the test bundle.
struct BenchProgram {
  /// The output of a run, and its exit code.
  struct Ending {
    var output: String
    var error: String
    var status: Int32
  }

  /// When to send Ctrl-C: as soon as a stream contains a text.
  enum Interruption {
    case never
    case onceItPrints(String)
    case onceItReports(String)
  }

  /// The stream to connect to a terminal.
  enum TerminalStream {
    case none, output, error
  }

  private let executable: URL

  init() throws { executable = try BuildFolder.url().appending(path: "bench") }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - variables: Added to the environment.
  ///   - input: The content of standard input.
  ///   - closesOutput: Whether its standard output is closed, as by `>&-`.
  ///   - limitsFiles: Whether it can't write files of more than 512 or 1024 bytes, as if the disk were full.
  func run(
    _ arguments: [String], adding variables: [String: String] = [:], input: String? = nil,
    closesOutput: Bool = false, limitsFiles: Bool = false, terminal stream: TerminalStream = .none,
    interrupted: Interruption = .never
  ) throws -> Ending {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, error) = (folder.appending(path: "output"), folder.appending(path: "error"))
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    let shell =
      (limitsFiles ? "trap '' XFSZ; ulimit -f 1; " : "") + "exec \"$0\" \"$@\"" + (closesOutput ? " >&-" : "")
    let usesShell = closesOutput || limitsFiles
    process.executableURL = usesShell ? URL(filePath: "/bin/sh") : executable
    process.arguments = (usesShell ? ["-c", shell, executable.path] : []) + arguments
    // These tests don't check for leaks, and don't depend on their terminal.
    let usual = ["ASAN_OPTIONS": "detect_leaks=0", "COLUMNS": "", "NO_COLOR": "", "TERM": "xterm-256color"]
    process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }.merging(variables) { $1 }
    let terminal = stream == .none ? nil : try PseudoTerminal()
    process.standardOutput = stream == .output ? terminal?.end : try FileHandle(forWritingTo: output)
    process.standardError = stream == .error ? terminal?.end : try FileHandle(forWritingTo: error)
    if let input {
      let file = folder.appending(path: "input")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    switch interrupted {
    case .never: break
    case .onceItPrints(let text): interrupt(process, once: output, holds: text)
    case .onceItReports(let text): interrupt(process, once: error, holds: text)
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    var ending = Ending(
      output: try String(contentsOf: output, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8), status: process.terminationStatus)
    switch stream {
    case .none: break
    case .output: ending.output = terminal?.text ?? ""
    case .error: ending.error = terminal?.text ?? ""
    }
    return ending
  }

  private func interrupt(_ process: Process, once file: URL, holds text: String) {
    while process.isRunning {
      if let said = try? String(contentsOf: file, encoding: .utf8), said.contains(text) {
        process.interrupt()
        return
      }
      usleep(10_000)
    }
  }
}
