import BenchKit
package import Foundation

extension Environment {
  /// Returns the environment of this machine; runs `swift` and `git` if they are installed.
  package static func current() -> Environment {
    Environment(
      cpu: cpuModel() ?? "unknown",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      load: loadAverage(),
      swift: toolchain(inPath: firstLine(of: "swift", ["--version"]), builtBy: compiler)
        + (ReleaseBuild.isDebug ? " (debug build)" : ""),
      os: osName() ?? ProcessInfo.processInfo.operatingSystemVersionString,
      date: Date().formatted(.iso8601),
      git: gitState(builtAt: Bundle.main.executableURL.flatMap(modificationDate))
    )
  }

  /// The version of the compiler that built this program, without the patch number, which isn't available.
  private static var compiler: String {
    #if compiler(>=6.6)
    "6.6 or later"
    #elseif compiler(>=6.5)
    "6.5"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  /// Returns the first line of `swift --version` if its version built this program; otherwise both versions.
  package static func toolchain(inPath line: String?, builtBy compiler: String) -> String {
    guard let line else { return "Swift \(compiler) (built it; there is no swift in PATH)" }
    let version = line.firstMatch(of: #/Swift version (\d+\.\d+)/#).map { String($0.1) }
    return version == compiler ? line : "Swift \(compiler) (built it; in PATH is \(line))"
  }

  private static func cpuModel() -> String? {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    return value(of: "model name", separator: ":", in: text)
  }

  private static func osName() -> String? {
    guard let text = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8) else { return nil }
    return value(of: "PRETTY_NAME", separator: "=", in: text)
  }

  private static func loadAverage() -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else { return nil }
    return text.split(separator: " ").first.flatMap { Double($0) }
  }

  /// Returns the commit of the repository with this root folder. Defaults to the folder in which this package
  /// was built.
  ///
  /// - Parameter built: The time of the program's build; if a source is newer, a remark follows the commit.
  /// - Returns: `nil` if the folder isn't the root of a repository.
  package static func gitState(of folder: URL = packageFolder, builtAt built: Date? = nil) -> String? {
    let git = ["-C", folder.path]
    guard let root = firstLine(of: "git", git + ["rev-parse", "--show-toplevel"]),
      URL(fileURLWithPath: root).resolvingSymlinksInPath().path == folder.resolvingSymlinksInPath().path,
      let commit = firstLine(of: "git", git + ["rev-parse", "--short", "HEAD"])
    else { return nil }
    let isClean = firstLine(of: "git", git + ["status", "--porcelain"]) == nil
    let isOutdated = built.map { built in
      sources(in: folder).contains { modificationDate($0) ?? built > built }
    }
    return commit + (isClean ? "" : "+changes")
      + (isOutdated == true ? " (built before the sources last changed)" : "")
  }

  /// The sources of this package's programs. Manifests aren't among them, because `make` touches them.
  private static func sources(in folder: URL) -> [URL] {
    ["Sources", "Benchmarks"].reduce(into: []) { files, name in
      let items = FileManager.default.enumerator(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
      while let file = items?.nextObject() as? URL {
        if file.lastPathComponent == "Tests" { items?.skipDescendants() }
        let isSource = ["swift", "c", "cpp", "h"].contains(file.pathExtension)
        if isSource, file.lastPathComponent != "Package.swift" { files.append(file) }
      }
    }
  }

  private static func modificationDate(_ file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// The root folder of this package, three levels above this file.
  package static let packageFolder: URL = {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    return (0..<3).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
  }()

  /// Returns the value in a line such as `model name : X` or `PRETTY_NAME="X"`.
  static func value(of key: String, separator: Character, in text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key {
        return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
    }
    return nil
  }

  /// Returns the first line that a program prints; `nil` if it doesn't exist, fails, or prints nothing.
  private static func firstLine(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else {
      return nil
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
