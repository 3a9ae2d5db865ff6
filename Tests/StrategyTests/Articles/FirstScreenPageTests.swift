import CodableMapping
import JSONCore
import MappingTestSupport
import Testing

/// The error on the page about an app.
@Suite("The page of a first screen")
struct FirstScreenPageTests {
  @Test("The error is that of its model")
  func error() throws {
    let error = try #require(thrown { try CodableMapper<Movie>().array.decode(#"[{"id": 1}]"#) })
    let page = try PackageFolder.text(of: "Documentation/Guide.docc/FirstScreen.md")
    #expect(page.contains("\n```text\n\(error)\n```\n"), "\(error)")
  }

  private struct Movie: Codable {
    var id: Int
    var title: String
    var rating: Double?
  }
}
