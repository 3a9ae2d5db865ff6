import Foundation
import Testing

@testable import JSONCore

@Suite("Fixtures/malformed, what is not a matter of the model")
struct MalformedTests {
  struct Row: Decodable, CustomTestStringConvertible {
    var file: String
    var code: String
    var category: String
    var path: String
    var offset: Int
    var length: Int
    var line: Int
    var column: Int

    var testDescription: String { file }
  }

  static func rows() throws -> [Row] {
    let table = Data(try FixtureFolder.bytes(of: "malformed/expected.json"))
    return try JSONDecoder().decode([Row].self, from: table)
  }

  @Test("Code, category, path and place are those of the table")
  func table() throws {
    let rows = try MalformedTests.rows().filter { $0.category != "data" }
    #expect(rows.count > 60)
    for row in rows {
      let bytes = try FixtureFolder.bytes(of: "malformed/\(row.file)")
      let error = #expect(throws: JSONError.self, "\(row.file)") { try Document(parsing: bytes) }
      let issue = try #require(error?.issue)
      #expect(error?.issues.count == 1, "\(row.file)")
      #expect(issue.code.rawValue == row.code, "\(row.file)")
      #expect(issue.category.rawValue == row.category, "\(row.file)")
      #expect(issue.path.description == row.path, "\(row.file)")
      let place = SourceLocation(offset: row.offset, length: row.length, line: row.line, column: row.column)
      #expect(issue.location == place, "\(row.file)")
    }
  }

  @Test("What only the model finds wrong is JSON")
  func dataRows() throws {
    for row in try MalformedTests.rows() where row.category == "data" {
      let bytes = try FixtureFolder.bytes(of: "malformed/\(row.file)")
      #expect(throws: Never.self, "\(row.file)") { try Document(parsing: bytes) }
    }
  }
}
