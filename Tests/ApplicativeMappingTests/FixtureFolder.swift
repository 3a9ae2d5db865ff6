import Foundation

/// The folder of the package's fixtures.
enum FixtureFolder {
  private static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: path)))
  }
}
