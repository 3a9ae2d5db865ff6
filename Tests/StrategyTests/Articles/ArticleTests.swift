import Foundation
import MappingTestSupport
import Testing

/// The articles quote code of tests, which compile and run it.
@Suite("Code of the articles")
struct ArticleTests {
  static let articles = [
    "Sources/Core/JSONMapping/JSONMapping.docc/Fields.md",
    "Sources/Core/JSONMapping/JSONMapping.docc/Keys.md",
    "Sources/Core/JSONMapping/JSONMapping.docc/TaggedUnions.md", "Documentation/Guide.docc/KnownLimits.md",
    "Documentation/Guide.docc/ModelByModel.md",
    "Sources/Strategies/DerivedMapping/DerivedMapping.docc/Attributes.md",
    "Documentation/Guide.docc/PluggingIn.md", "Services/Sources/APIClient/APIClient.docc/Observability.md",
  ]

  /// The lines of each block of Swift code in an article, with the file that the line above it names.
  private static func quotes(of article: String) throws -> [(file: Substring?, lines: [Substring])] {
    try PackageFolder.text(of: article).matches(of: /(?ms)^([^\n]*)\n *```swift\n(.*?)\n *```$/).map {
      (
        $0.1.firstMatch(of: /`(\w+\.swift)`/)?.1,
        $0.2.split(separator: "\n", omittingEmptySubsequences: false)
      )
    }
  }

  @Test(
    "Every piece of code is in a file of the tests, or in the one that is named above it", arguments: articles
  )
  func verbatim(article: String) throws {
    let quotes = try Self.quotes(of: article)
    #expect(quotes.count > 1)
    let folders = [
      "Tests/StrategyTests", "Tests/JSONMappingTests", "Tests/CompileTests", "Tests/IsolationTests",
      "Tests/MigrationTests", "Tests/Macros/DerivedMappingTests", "Services/Tests/Servers",
      "Services/Tests/StoreTests",
    ]
    // The attributes of the macro are in comments where it isn't built.
    let sources = try folders.flatMap { try PackageFolder.swiftFiles(below: $0) }.map { file in
      let text = try PackageFolder.text(of: file).replacing("/* @", with: "@").replacing(" */", with: "")
      return (file: file, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
    // `PageTests` compiles manifests.
    for (file, quote) in quotes where !quote.contains("import PackageDescription") {
      let isFound = sources.contains { source in
        file.map { source.file.hasSuffix("/\($0)") } != false && Self.contains(source.lines, quote)
      }
      #expect(isFound, "\(file ?? ""): \(quote.joined(separator: "\n"))")
    }
  }

  @Test("The page on migrating model by model quotes each step")
  func steps() throws {
    let files = try Self.quotes(of: "Documentation/Guide.docc/ModelByModel.md").compactMap(\.file)
    #expect(Set(files).isSuperset(of: (1...8).map { "Step\($0).swift" }))
  }

  /// Pages whose code tests of the comparison compile or compare with sources.
  static let quotingPages = [
    "BenchKit/BenchKit.docc/Adopting.md", "BenchKit/BenchKit.docc/YourOwn.md",
    "BenchKit/BenchKit.docc/BenchKit.md",
  ].map { "Benchmarks/\($0)" }

  @Test("A test compiles the code of every page", arguments: LinkTests.pages)
  func compiled(page: String) throws {
    guard try !Self.quotes(of: page).isEmpty else { return }
    let name = page.split(separator: "/").last?.dropLast(".md".count) ?? ""
    let preludes = try ["Tests", "Services/Tests"].flatMap {
      try PackageFolder.swiftFiles(below: "\($0)/CompileTests/Sources/Pages")
    }
    #expect(
      Self.articles.contains(page) || Self.quotingPages.contains(page)
        || preludes.contains { $0.hasSuffix("/\(name).swift") })
  }

  /// Whether the source contains the quoted lines, all with the same additional indentation.
  private static func contains(_ source: [Substring], _ quote: [Substring]) -> Bool {
    guard let first = quote.first, source.count >= quote.count else { return false }
    return (0...(source.count - quote.count)).contains { start in
      guard source[start].hasSuffix(first) else { return false }
      let indent = source[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(source[start...], quote).allSatisfy { $0 == ($1.isEmpty ? "" : indent + $1) }
    }
  }
}

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
    let types = Set(
      try PackageFolder.swiftFiles(below: "Tests").flatMap { file in
        try PackageFolder.text(of: file).matches(of: /\b(?:struct|class|enum) (\w+)/).map { String($0.1) }
          + [URL(filePath: file).deletingPathExtension().lastPathComponent]
      })
    let page = try PackageFolder.text(of: "Documentation/Architecture.md")
    let table = try #require(
      page.components(separatedBy: "| invariant |").last?.components(separatedBy: "\n\n").first)
    let rows = table.split(separator: "\n").dropFirst(2)
    #expect(rows.count > 10)
    for row in rows {
      let tests = row.split(separator: "|").dropFirst().joined().matches(of: /`(\w+)`/).map { String($0.1) }
      #expect(!tests.isEmpty && types.isSuperset(of: tests), "\(row)")
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
