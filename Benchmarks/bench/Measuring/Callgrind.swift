import BenchKit
import BenchReports
import Foundation

/// Runs this program under callgrind.
///
/// Counting is limited to one function, so the counts exclude the start of the program and the creation of
/// the documents.
struct Callgrind {
  private let folder: URL
  private var program: URL { folder.appendingPathComponent("bench") }

  /// - Parameter folder: The folder to create. It receives a copy of this program without debug information,
  ///   which valgrind before 3.22 can't read.
  /// - Throws: ``CommandFailure`` if valgrind or strip is missing.
  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try output(
      of: ["valgrind", "--version"],
      orFail: "there is no valgrind to count with; install the package valgrind (make instructions does)")
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    _ = try output(
      of: ["strip", "-g", "-o", program.path, own.path],
      orFail: "strip cannot remove the debug information of \(own.path)")
  }

  /// Returns the output of the program with the given arguments, the instructions of each visit to the
  /// counted region, and whether any visit called the given function, if there is one.
  ///
  /// - Throws: ``CommandFailure``; ``FileFailure`` if a count can't be read.
  func counts(
    _ arguments: [String], calling function: String? = nil
  ) throws -> (output: Data, instructions: [UInt64], isCalled: Bool) {
    let place = folder.appendingPathComponent("counts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let output = try output(
      of: [
        "valgrind", "-q", "--tool=callgrind", "--callgrind-out-file=\(place.path)/part",
        "--toggle-collect=\(CountedRegion.symbol)", "--dump-after=\(CountedRegion.symbol)", program.path,
      ] + arguments, orFail: "counting \(arguments.joined(separator: " ")) failed")
    let parts = try FileAccess.names(in: place.path).compactMap { name in
      Int(name.drop { !$0.isNumber }).map { (number: $0, name: name) }
    }
    let dumps = try parts.sorted { $0.number < $1.number }.map { part in
      String(decoding: try FileAccess.read(place.appendingPathComponent(part.name).path), as: UTF8.self)
    }
    return (
      output, dumps.compactMap(CallgrindDump.total),
      function.map { function in dumps.contains { CallgrindDump.calls(function, in: $0) } } ?? false
    )
  }

  private static let environment = [
    // Otherwise the instructions of dictionaries would depend on the random seed of the process.
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // callgrind counts `rep movsb` as an instruction per byte, and whether glibc copies with it depends on
    // addresses.
    "GLIBC_TUNABLES": "glibc.cpu.x86_rep_movsb_threshold=1000000000",
  ]

  private func output(of arguments: [String], orFail reason: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    let ending = try ChildProcess.ending(of: process, adding: Self.environment)
    guard ending.reason == .exit, ending.status == 0 else {
      throw CommandFailure(description: "\(reason): it \(ending.sentence)")
    }
    return ending.output
  }
}
