import CodableMapping
import JSONCore
import MappingTestSupport
import Testing

@Suite("Errors on pages")
struct ErrorPageTests {
  @Test("Every error on the page of errors equals the error of a fixture")
  func fixtures() throws {
    let page = try PackageFolder.text(of: "Sources/Core/JSONCore/JSONCore.docc/Errors.md")
    let rendered = try PackageFolder.text(of: "Fixtures/malformed/rendered.txt")
    let shown = page.matches(of: #/(?ms)^```\n(error\[.*?)^```$/#).map(\.1)
    #expect(shown.count == 3)
    for error in shown { #expect(rendered.contains(".json\n\(error)\n"), "\(error)") }
  }

  @Test("The error on the page about an app is that of its model")
  func firstScreen() throws {
    struct Movie: Codable {
      var id: Int
      var title: String
      var rating: Double?
    }
    let error = try #require(thrown { try CodableMapper<Movie>().array.decode(#"[{"id": 1}]"#) })
    let page = try PackageFolder.text(of: "Documentation/Guide.docc/FirstScreen.md")
    #expect(page.contains("\n```text\n\(error)\n```\n"), "\(error)")
  }
}
