public import Foundation

/// The folder of Package.swift and its contents. Paths are relative to it.
public enum PackageFolder {
  /// Resolves symbolic links, because the package of the macro's tests contains a link to this file.
  public static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The names in a folder, sorted, without hidden ones.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of all Swift files at any depth below a folder.
  public static func swiftFiles(below path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(path).path)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(path)/\($0)" }
      .sorted()
  }

  public static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  public static func text(of path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}

/// Calls a function with an empty folder, and removes the folder after the call.
public func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return try body(folder)
}

/// The build folder of the running tests, with programs, modules and object files.
public enum BuildFolder {
  /// The URL of the folder. Throws if the tests don't run from a bundle.
  public static func url() throws -> URL {
    guard let bundle else { throw CocoaError(.fileNoSuchFile) }
    // SwiftPM links `.build/debug` to the folder of the platform.
    var folder = URL(filePath: bundle).resolvingSymlinksInPath()
    while folder.path.contains(".xctest") || folder.path.hasSuffix(runner) {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// On Linux the bundle is the executable; on other systems its path is an argument of the test runner. The
  /// build system of Swift 6.4 builds a program for each target of tests.
  private static var bundle: String? {
    (CommandLine.arguments + [Bundle.main.executablePath].compactMap(\.self))
      .first { $0.contains(".xctest") || $0.hasSuffix(runner) }
  }

  private static let runner = "-test-runner"
}
