import CatalogStrategies
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Malformed fixtures")
struct MalformedFixtureTests {
  @Test("The table of malformed documents is found")
  func table() { #expect(MalformedCase.all.count >= 150) }

  @Test("Every strategy gives the same code, path and location", arguments: MalformedCase.table)
  func sameIssue(row: MalformedCase) throws {
    for strategy in Fixture.strategies {
      let error = thrown("\(strategy.name)") { try strategy.decode(row) }
      #expect(error.flatMap(row.answer) == row, "\(strategy.name): \(String(describing: error))")
    }
  }

  @Test(
    "Every strategy finds all issues where the table lists them",
    arguments: MalformedCase.table.filter { $0.issues != nil })
  func allIssues(row: MalformedCase) throws {
    for strategy in Fixture.strategies {
      let error = thrown("\(strategy.name)") { try strategy.decode(row, issueLimit: 1000) }
      #expect(error?.issues.map { MalformedCase.ExpectedIssue($0) } == row.issues, "\(strategy.name)")
      #expect(error?.isTruncated == false, "\(strategy.name)")
    }
  }

  @Test("Text and documents give the same issue as bytes", arguments: MalformedCase.all)
  func entryPoints(row: MalformedCase) throws {
    let bytes = try row.bytes()
    // A string can't hold bytes that are not UTF-8.
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    for (name, mapping) in try Fixture.mappings(of: row.model) {
      let fromText = thrown("\(name)") { try mapping.decode(text) }
      let fromDocument = thrown("\(name)") { try mapping.decode(Document(parsing: bytes)) }
      #expect(fromText.flatMap(row.answer) == row)
      #expect(fromDocument.flatMap(row.answer) == row)
    }
  }

  @Test("Every strategy gives the same error in all its properties and texts", arguments: MalformedCase.all)
  func sameText(row: MalformedCase) throws {
    let bytes = try row.bytes()
    let errors = try Fixture.mappings(of: row.model).compactMap { name, mapping in
      thrown("\(name)") { try mapping.decode(bytes) }
    }
    let first = try #require(errors.first)
    #expect(errors.allSatisfy { $0 == first && $0.rendered() == first.rendered() }, "\(errors)")
  }
}
