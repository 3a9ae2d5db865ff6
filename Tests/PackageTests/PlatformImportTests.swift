import MappingTestSupport
import Testing

@Suite("Imports of the C library")
struct PlatformImportTests {
  @Test("A file that imports the C library imports it on every platform")
  func modules() throws {
    let missing = try PlatformImports.missing(below: "Sources", portable: "Sources/Core/")
    #expect(!missing.isEmpty)
    #expect(missing.filter { !$0.value.isEmpty } == [:])
  }
}
