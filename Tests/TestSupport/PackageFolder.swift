package import Foundation

/// The folder of Package.swift and its contents. Paths are relative to it.
package enum PackageFolder {
  /// Resolves symbolic links, because the package of the macro's tests contains a link to this file.
  package static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The names in a folder, sorted, without hidden ones.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// The paths of all Swift files at any depth below a folder.
  package static func swiftFiles(below path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(path).path)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(path)/\($0)" }
      .sorted()
  }

  package static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  package static func text(of path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
