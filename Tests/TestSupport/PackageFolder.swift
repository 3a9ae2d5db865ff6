public import Foundation

/// The folder of Package.swift and its contents. Paths are relative to it.
public enum PackageFolder {
  /// Resolves symbolic links, because the package of the macro's tests contains a link to this file.
  public static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The names in a folder, sorted, without hidden ones.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
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
