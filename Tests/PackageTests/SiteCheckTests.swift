import Foundation
import MappingTestSupport
import Testing

/// The scripts that check the links of the built site, and draw the picture of speed.
@Suite("Scripts of the site")
struct SiteCheckTests {
  @Test("The pictures of speed show the figures of the README's table", arguments: ["light", "dark"])
  func picture(theme: String) throws {
    try withTemporaryFolder { folder in
      let script = PackageFolder.url("Documentation/draw-speed.py").path
      let table = PackageFolder.url("README.md").path
      #expect(try runProgram(["python3", script, table, folder.path]).status == 0)
      let drawn = try String(contentsOf: folder.appending(path: "speed-\(theme).svg"), encoding: .utf8)
      #expect(try PackageFolder.text(of: "Documentation/Site/speed-\(theme).svg") == drawn)
    }
  }

  private static let guide = """
    <a href="core.html">a</a> <a href="core.html#The-last">b</a> <a href="core.html#the-last">c</a>
    <a href="core/none.html">d</a> <a href="core/==(_:_:)%3F.html#Fields">e</a> <a href="https://example.com/#x">f</a>
    <img src="../images/chart.svg"> <img src="../images/none.svg"> <a href="#Fields">g</a>
    """
  private static let landing =
    #"<a href="documentation/guide.html">a</a> <a href="documentation/guide.html#x">b</a> <img src="none.png">"#

  @Test("Pages, headings and files that don't exist are reported with the page that links to them")
  func reported() throws {
    try withTemporaryFolder { site in
      for (path, text) in [
        ("documentation/guide.html", Self.guide),
        ("documentation/core.html", #"<h2 id="The-last">Last</h2>"#),
        ("documentation/core/==(_:_:)?.html", #"<h3 id="Fields">Fields</h3>"#), ("index.html", Self.landing),
        ("images/chart.svg", "<svg/>"),
      ] {
        let file = site.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let script = PackageFolder.url("Documentation/check-site.py").path
      let ending = try runProgram(["python3", script, site.path])
      #expect(
        ending.output == """
          documentation/guide.html: broken link #Fields
          documentation/guide.html: broken link ../images/none.svg
          documentation/guide.html: broken link core.html#the-last
          documentation/guide.html: broken link core/none.html
          index.html: broken link documentation/guide.html#x
          index.html: broken link none.png

          """)
      #expect(ending.status == 1)
    }
  }
}
