import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Fixtures/conformance")
struct ConformanceTests {
  @Test("y_ is accepted, n_ is rejected, and i_ follows the folder's table")
  func verdicts() throws {
    let names = try Fixture.documents(in: "conformance")
    #expect(names.count > 100)
    for name in names {
      let bytes = try Fixture.bytes("conformance/\(name)")
      let isAccepted = (try? Document(parsing: bytes)) != nil
      #expect(isAccepted == (name.hasPrefix("y_") || name.hasPrefix("i_number_")), "\(name)")
    }
  }

  @Test("The depth documents are too deep by default, and accepted with a higher limit")
  func deepDocuments() throws {
    for name in ["i_depth_600_arrays.json", "i_depth_600_objects.json"] {
      let bytes = try Fixture.bytes("conformance/\(name)")
      let error = #expect(throws: JSONError.self, "\(name)") { try Document(parsing: bytes) }
      #expect(error?.issue.code == .depthLimit, "\(name)")
      #expect(throws: Never.self, "\(name)") {
        try Document(parsing: bytes, options: JSONParseOptions(depthLimit: 600))
      }
    }
  }

  @Test("The independent validator accepts and rejects the same documents")
  func validator() throws {
    for name in try Fixture.documents(in: "conformance") {
      let bytes = try Fixture.bytes("conformance/\(name)")
      // The validator recurses; it needn't be as robust as the parser.
      guard bytes.count < 2_000 else { continue }
      let isAccepted = name.hasPrefix("y_") || name.hasPrefix("i_number_")
      #expect(ReferenceValidator.accepts(bytes) == (isAccepted || name.hasPrefix("i_depth_")), "\(name)")
    }
  }

  @Test("The real documents are accepted")
  func realDocuments() throws {
    for name in try Fixture.documents(in: "") {
      let bytes = try Fixture.bytes(name)
      #expect(throws: Never.self, "\(name)") { try Document(parsing: bytes) }
    }
  }
}
