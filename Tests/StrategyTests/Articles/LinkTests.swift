import Foundation
import MappingTestSupport
import Testing

/// Links between the pages of the package.
@Suite("Links of pages")
struct LinkTests {
  static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
    + ["Documentation", "Sources", "Services/Sources", "Benchmarks", "Fixtures"].flatMap { folder in
      let names = try? FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    }

  @Test("Pages with links are found")
  func found() { #expect(Self.pages.count > 15) }

  @Test("Each invariant of the architecture names the tests that guard it")
  func guarded() throws {
    let files = Set(try PackageFolder.swiftFiles(below: "Tests").map { URL(filePath: $0).lastPathComponent })
    let page = try PackageFolder.text(of: "Documentation/Architecture.md")
    let table = try #require(
      page.components(separatedBy: "| invariant |").last?.components(separatedBy: "\n\n").first)
    let rows = table.split(separator: "\n").dropFirst(2)
    #expect(rows.count > 10)
    for row in rows {
      let tests = row.split(separator: "|").dropFirst().joined().matches(of: /`(\w+)`/).map {
        "\($0.1).swift"
      }
      #expect(!tests.isEmpty && files.isSuperset(of: tests), "\(row)")
    }
  }

  @Test("Links of pages lead to files and headings that exist", arguments: pages)
  func targets(page: String) throws {
    let folder = PackageFolder.url(page).deletingLastPathComponent()
    for match in try PackageFolder.text(of: page).matches(of: #/\]\(([^()\s#]*)(?:#([^()\s]+))?\)/#) {
      let path = String(match.1)
      guard !path.contains("://") else { continue }
      let target = path.isEmpty ? PackageFolder.url(page) : folder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.0)")
      guard let heading = match.2, target.pathExtension == "md" else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(Self.anchors(in: text).contains(String(heading)), "\(match.0)")
    }
  }

  /// The anchors of headings: in lowercase, with `-` for each space, without punctuation.
  private static func anchors(in text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let words = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased().replacing(" ", with: "-")
        return words.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }
}
