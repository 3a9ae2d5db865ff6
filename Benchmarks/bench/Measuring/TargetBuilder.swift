import BenchKit
import BenchReports
import Foundation

/// Builds single targets of a generated package.
struct TargetBuilder {
  let folder: URL
  /// The scratch folder, within the folder of the package.
  var scratch = ".build"

  /// - Throws: ``CommandFailure`` with the end of the build's output.
  func build(_ target: String) throws { try build(["--target", target]) }

  @discardableResult
  private func build(_ options: [String]) throws -> Data {
    try output(
      of: [
        "swift", "build", "--package-path", folder.path, "--scratch-path", scratchFolder.path,
        "--configuration", "release",
      ] + options)
  }

  /// Builds a program and returns its size.
  func programBytes(of name: String, options: [String] = []) throws -> Int {
    try build(["--product", name] + options)
    // The last line; warnings may precede it.
    let lines = String(decoding: try build(["--show-bin-path"]), as: UTF8.self).split(separator: "\n")
    return try FileAccess.read("\(lines.last ?? "")/\(name)").count
  }

  /// Returns the output of a program.
  ///
  /// - Throws: ``CommandFailure`` with the end of the output if the program fails.
  func output(of arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    // A build's errors are part of its output; other output is parsed.
    process.standardError = arguments.contains("build") ? output : FileHandle.nullDevice
    // Temporary files of an interrupted build are removed with the folder.
    let temporary = folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let ending = try ChildProcess.ending(of: process, adding: ["TMPDIR": temporary.path], output: output)
    guard ending.reason == .exit, ending.status == 0 else {
      let end = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").suffix(12)
        .joined(separator: "\n")
      throw CommandFailure(description: "\(arguments.joined(separator: " ")) \(ending.sentence):\n\(end)")
    }
    return ending.output
  }

  /// Builds a target and returns the processor time.
  func seconds(of target: String) throws -> Double {
    let before = Self.processorSeconds()
    try build(target)
    return Self.processorSeconds() - before
  }

  /// Returns the processor time of all descendants of this process.
  private static func processorSeconds() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between platforms.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private var scratchFolder: URL { folder.appendingPathComponent(scratch) }

  /// Removes the build products of a target.
  func clean(_ target: String) throws {
    for file in objects(of: target) { try FileManager.default.removeItem(at: file) }
  }

  /// Returns the bytes of a target's object files that a program loads: the column `dec` of `size`, which doesn't
  /// count symbols, relocations and debug information.
  func objectBytes(of target: String) throws -> Int {
    let output = try output(of: ["size"] + objects(of: target).map(\.path))
    let rows = String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
      line.split { $0 == " " || $0 == "\t" }
    }
    guard let column = rows.first?.firstIndex(of: "dec") else {
      throw CommandFailure(description: "size prints no column dec")
    }
    return rows.dropFirst().reduce(0) { $0 + (Int($1[column]) ?? 0) }
  }

  private func objects(of target: String) -> [URL] {
    let files = FileManager.default.enumerator(at: scratchFolder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "o" && $0.pathComponents.contains("\(target).build")
    }
  }
}
