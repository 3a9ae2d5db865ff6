import MappingTestSupport
import Testing

@Suite("Fixtures")
struct FixtureFileTests {
  @Test("The files that people read are UTF-8 with LF, and end in one")
  func textFiles() throws {
    for file in try PackageFolder.names(in: "Fixtures") where file.hasSuffix(".json") {
      let text = try PackageFolder.text(of: "Fixtures/\(file)")
      #expect(!text.utf8.contains(0x0D), "\(file)")
      #expect(text.hasSuffix("\n") != file.hasSuffix(".min.json"), "\(file)")
    }
  }

  @Test(
    "Names of conformance documents begin with the verdict", arguments: [("y", 60), ("n", 100), ("i", 20)])
  func conformance(verdict: String, atLeast count: Int) throws {
    let names = try Fixture.documents(in: "conformance")
    #expect(names.filter { $0.hasPrefix(verdict + "_") }.count >= count)
    #expect(names.allSatisfy { ["y_", "n_", "i_"].contains($0.prefix(2)) })
  }
}
