import BenchKit
import Foundation

/// Builds targets of a generated package, one by one, in release mode.
struct TargetBuilder {
  let folder: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: ``Failure`` with the end of what the build said.
  func build(_ target: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder.path, "--configuration", "release", "--target", target,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let end = String(decoding: data, as: UTF8.self).split(separator: "\n").suffix(12).joined(
        separator: "\n")
      throw Failure(description: "cannot build \(target):\n\(end)")
    }
  }

  func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = MonotonicClock.now()
    try work()
    return Double(MonotonicClock.now() - start) / 1e9
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
      let bytes = try FileFailure.read(file.path)
      return sum + (ObjectCode.loadedBytes(of: bytes) ?? bytes.count)
    }
  }

  private func objects(of target: String) throws -> [URL] {
    let build = folder.appendingPathComponent(".build/release/\(target).build")
    let files = try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "o" }
  }
}
