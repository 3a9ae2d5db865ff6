import Foundation

/// The documents in Fixtures, as bytes.
enum FixtureFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the JSON documents in a folder of Fixtures, sorted.
  static func documents(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".json") }
      .sorted()
  }

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }
}
