import JSONCore
import MappingTestSupport
import Testing

@Suite("Fixtures/malformed/expected.json, and that of the folder forms")
struct MalformedTableTests {
  static let models = ["movie", "movies", "user", "users", "skill", "skills", "todo", "todos"]

  /// The codes that decoding a document with a strategy can report. The others belong to encoding, to other
  /// parsers and to transforms.
  static let codes = Set(IssueCode.allCases)
    .subtracting([.invalidJSON, .transformFailed, .invalidValue, .custom, .nonFiniteNumber, .keyCollision])
    .map(\.rawValue)

  @Test(
    "The table has a row for every document, and only one",
    arguments: [("malformed", "", MalformedCase.table), ("malformed/forms", "forms/", MalformedCase.forms)])
  func filesAndRows(folder: String, prefix: String, rows: [MalformedCase]) throws {
    let rows = rows.map(\.file)
    let files = try Fixture.documents(in: folder).filter { $0 != "expected.json" }.map { prefix + $0 }
    #expect(rows.count == Set(rows).count)
    #expect(rows.sorted() == files)
    #expect(rows.count >= 40)
  }

  @Test("Every code and every model has a document")
  func coverage() throws {
    let rows = MalformedCase.table
    #expect(Set(rows.map(\.code)) == Set(Self.codes))
    #expect(Set(rows.map(\.model)) == Set(Self.models))
  }

  /// The codes that only models with dates, enums or references can report.
  static let codesOfSomeModels = ["invalid-format", "invalid-raw-value", "unknown-reference"]

  @Test("Every model has a document for each code that it can report", arguments: models)
  func coverage(of model: String) throws {
    let codes = Set(MalformedCase.table.filter { $0.model == model }.map(\.code))
    let missing = Set(Self.codes).subtracting(Self.codesOfSomeModels).subtracting(codes)
    #expect(missing == [])
  }
}
