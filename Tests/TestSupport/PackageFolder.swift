package import Foundation

/// The folder that holds Package.swift, and what lies in it; paths are relative to it.
package enum PackageFolder {
  /// Behind symbolic links: the package of the macro's tests reaches this file by one.
  package static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  /// The names in a folder, sorted, without the hidden ones.
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
