import Foundation
import JSONCore

/// The data that the server sends: the package's fixtures, and a few repositories.
struct Fixtures: Sendable {
  let movies: [OwnedJSON]
  let users: String
  let skills: String
  let repositories: String

  /// Reads the files of a folder.
  init(folder: String) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name).json", encoding: .utf8)
    }
    movies = Array(try OwnedJSON(parsing: text("movies")).arrayValue ?? [])
    users = try text("users")
    skills = try text("skills")
    repositories = """
      [{"id": 1, "name": "swift", "full_name": "apple/swift", "description": "A language", "stargazers_count": 3},
       {"id": 2, "name": "argo", "full_name": "thoughtbot/argo", "description": null, "stargazers_count": 2},
       {"id": 3, "name": "swift-format", "full_name": "apple/swift-format", "stargazers_count": 1}]
      """
  }

  /// The folder of the fixtures, beside the folder of this package.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
}
