import Foundation
import Testing

/// A row of Fixtures/malformed/expected.json: the one issue that a document must give.
struct MalformedCase: Decodable, CustomTestStringConvertible {
  var file: String
  var model: String
  var code: String
  var category: String
  var path: String
  var offset: Int
  var length: Int
  var line: Int
  var column: Int

  var testDescription: String { file }

  static let folder = "Fixtures/malformed"

  /// The rows in the order of the file.
  static func all() throws -> [MalformedCase] {
    let table = try Data(contentsOf: PackageFolder.url("\(folder)/expected.json"))
    return try JSONDecoder().decode([MalformedCase].self, from: table)
  }
}
