import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("The documents in Fixtures")
struct ConformanceTests {
  @Test("Of the conformance documents, y_ is accepted, n_ is rejected, and i_ follows the folder's table")
  func verdicts() throws {
    let names = try Fixture.documents(in: "conformance")
    #expect(names.count > 100)
    for name in names {
      let bytes = try Fixture.bytes("conformance/\(name)")
      let isAccepted = name.hasPrefix("y_") || name.hasPrefix("i_number_")
      #expect((parseError(bytes) == nil) == isAccepted, "\(name)")
      // The validator recurses; it needn't be as robust as the parser.
      guard bytes.count < 2_000 else { continue }
      #expect(ReferenceValidator.accepts(bytes) == (isAccepted || name.hasPrefix("i_depth_")), "\(name)")
    }
  }

  @Test("The depth documents are too deep by default, and accepted with a higher limit")
  func deepDocuments() throws {
    for name in ["i_depth_600_arrays.json", "i_depth_600_objects.json"] {
      let bytes = try Fixture.bytes("conformance/\(name)")
      #expect(parseError(bytes)?.issue.code == .depthLimit, "\(name)")
      #expect(parseError(bytes, options: JSONParseOptions(depthLimit: 600)) == nil, "\(name)")
    }
  }

  @Test("Errors of malformed documents have the code, category, path and location of the table")
  func malformed() throws {
    let rows = MalformedCase.all.filter { $0.category != "data" }
    #expect(rows.count > 60)
    for row in rows {
      let error = try parseError(row.bytes())
      #expect(error.flatMap(row.answer) == row, "\(row.file): \(error?.description ?? "no error")")
    }
  }

  @Test("The real documents, and those that only a model rejects, are accepted")
  func accepted() throws {
    let rows = MalformedCase.all.filter { $0.category == "data" }
    for name in try Fixture.documents(in: "") + rows.map({ "malformed/\($0.file)" }) {
      #expect(try parseError(Fixture.bytes(name)) == nil, "\(name)")
    }
  }
}
