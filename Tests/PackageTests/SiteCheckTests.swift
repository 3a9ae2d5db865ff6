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
    {"references": {"a": {"url": "/documentation/Core"}, "b": {"url": "/documentation/core#The-last"},
      "c": {"url": "/documentation/core#the-last"}, "d": {"url": "/documentation/core/none"},
      "e": {"url": "/documentation/core#Fields"}, "f": {"url": "https://example.com/#x"},
      "g": {"url": "/images/chart.svg"}, "h": {"url": "/images/none.svg"}}}
    """
  private static let core = """
    {"primaryContentSections": [{"content": [{"type": "heading", "anchor": "The-last"}]}],
      "topicSections": [{"title": "Fields"}]}
    """
  private static let landing =
    #"<a href="documentation/guide">a</a> <a href="documentation/guide#x">b</a> <img src="images/none.png">"#

  @Test("Pages, headings and files that don't exist are reported with the page that links to them")
  func reported() throws {
    try withTemporaryFolder { site in
      for (path, text) in [
        ("data/documentation/guide.json", Self.guide), ("data/documentation/core.json", Self.core),
        ("index.html", Self.landing), ("images/chart.svg", "<svg/>"),
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
          /documentation/guide: broken link /documentation/core#the-last
          /documentation/guide: broken link /documentation/core/none
          /documentation/guide: broken link /images/none.svg
          /index.html: broken link documentation/guide#x
          /index.html: broken link images/none.png

          """)
      #expect(ending.status == 1)
    }
  }
}
