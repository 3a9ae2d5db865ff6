import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Fixtures/malformed: errors that don't depend on a model")
struct MalformedTests {
  @Test("Code, category, path and location equal those of the table")
  func table() throws {
    let rows = MalformedCase.all.filter { $0.category != "data" }
    #expect(rows.count > 60)
    for row in rows {
      let bytes = try row.bytes()
      let error = #expect(throws: JSONError.self, "\(row.file)") { try Document(parsing: bytes) }
      #expect(error.flatMap(row.answer) == row, "\(row.file): \(error?.description ?? "no error")")
    }
  }

  @Test("Documents that only a model rejects are JSON")
  func dataRows() throws {
    for row in MalformedCase.all where row.category == "data" {
      let bytes = try row.bytes()
      #expect(throws: Never.self, "\(row.file)") { try Document(parsing: bytes) }
    }
  }
}
