import BenchKit
import BenchReports
import Foundation

/// Builds targets of a generated package, one by one.
struct TargetBuilder {
  let folder: URL
  var configuration = "release"
  /// Where the build's files go, within the folder of the package.
  var scratch = ".build"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: ``Failure`` with the end of what the build said.
  func build(_ target: String) throws {
    _ = try output(of: [
      "swift", "build", "--package-path", folder.path, "--scratch-path", scratchFolder.path,
      "--configuration", configuration, "--target", target,
    ])
  }

  /// What a program prints.
  ///
  /// - Throws: ``Failure`` with the end of that if the program fails.
  func output(of arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    // What is wrong with a build stands in its output; any other is read by a program.
    process.standardError = arguments.contains("build") ? output : FileHandle.nullDevice
    // What an interrupted build leaves behind is removed with the folder.
    let temporary = folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let ending = try ChildProcess.ending(of: process, adding: ["TMPDIR": temporary.path], output: output)
    guard ending.reason == .exit, ending.status == 0 else {
      let end = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").suffix(12)
        .joined(separator: "\n")
      throw Failure(description: "\(arguments.joined(separator: " ")) \(ending.sentence):\n\(end)")
    }
    return ending.output
  }

  /// How long the builds took that `work` ran.
  func duration(_ work: () throws -> Void) rethrows -> BuildDuration {
    let start = MonotonicClock.now()
    let before = Self.processorSeconds()
    try work()
    return BuildDuration(
      seconds: Double(MonotonicClock.now() - start) / 1e9,
      processorSeconds: Self.processorSeconds() - before)
  }

  /// The time that the processes which this one started, and those that they started, spent on processors.
  private static func processorSeconds() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is of different types on different platforms.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  private var scratchFolder: URL { folder.appendingPathComponent(scratch) }

  /// Removes everything that was built.
  func cleanAll() throws {
    guard FileManager.default.fileExists(atPath: scratchFolder.path) else { return }
    try FileManager.default.removeItem(at: scratchFolder)
  }

  /// Removes what a target was built to.
  func clean(_ target: String) throws {
    for file in try objects(of: target) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The loaded bytes of a target's object files; their whole length where the format is not known.
  func objectBytes(of target: String) throws -> Int {
    try objects(of: target).reduce(0) { sum, file in
      let bytes = try FileAccess.read(file.path)
      return sum + (ObjectCode.loadedBytes(of: bytes) ?? bytes.count)
    }
  }

  private func objects(of target: String) throws -> [URL] {
    let build = scratchFolder.appendingPathComponent("\(configuration)/\(target).build")
    let files = try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "o" }
  }
}
