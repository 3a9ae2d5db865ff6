import Foundation

/// Formats generated code with the formatter of the toolchain.
enum SwiftFormat {
  /// The configuration, which generated packages contain.
  static let configuration = GeneratedFile(
    path: ".swift-format",
    text: """
      {
        "version": 1,
        "lineLength": \(CodeLayout.width),
        "indentation": { "spaces": 2 },
        "respectsExistingLineBreaks": true,
        "lineBreakBeforeEachArgument": false,
        "rules": {
          "NeverForceUnwrap": true,
          "NeverUseForceTry": true,
          "OrderedImports": true
        }
      }

      """)

  /// Returns the files with their long lines broken; without `swift format`, as they are.
  static func formatted(_ files: [GeneratedFile]) -> [GeneratedFile] {
    // Other lines are written as the formatter leaves them, and starting it takes a fifth of a second.
    let places = files.indices.filter { hasLongLine(files[$0]) }
    return places.isEmpty ? files : (try? formatted(files, at: places)) ?? files
  }

  private static func formatted(_ files: [GeneratedFile], at places: [Int]) throws -> [GeneratedFile] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copies = places.map { folder.appendingPathComponent("\($0).swift") }
    for (place, copy) in zip(places, copies) { try Data(files[place].bytes).write(to: copy) }
    guard try run(["format", "--in-place", "--configuration", configuration.text] + copies.map(\.path)) else {
      return files
    }
    var files = files
    for (place, copy) in zip(places, copies) {
      files[place] = GeneratedFile(path: files[place].path, bytes: Array(try Data(contentsOf: copy)))
    }
    return files
  }

  private static func hasLongLine(_ file: GeneratedFile) -> Bool {
    file.path.hasSuffix(".swift")
      && file.text.split(separator: "\n").contains { $0.count > CodeLayout.width }
  }

  /// Runs `swift` without output, and returns whether it succeeds.
  private static func run(_ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
