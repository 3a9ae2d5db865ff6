import Foundation

/// The files of the folder Fixtures.
enum Fixtures {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}
