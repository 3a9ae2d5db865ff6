import MappingTestSupport
import Testing

/// The page about errors shows errors of malformed fixtures.
@Suite("The page of errors")
struct ErrorsPageTests {
  @Test("Every error on the page equals the error of a fixture")
  func errors() throws {
    let page = try PackageFolder.text(of: "Sources/Core/JSONCore/JSONCore.docc/Errors.md")
    let rendered = try PackageFolder.text(of: "Fixtures/malformed/rendered.txt")
    let shown = page.matches(of: #/(?ms)^```\n(error\[.*?)^```$/#).map(\.1)
    #expect(shown.count == 3)
    for error in shown { #expect(rendered.contains(".json\n\(error)\n"), "\(error)") }
  }
}
