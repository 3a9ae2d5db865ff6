import Foundation
import TestSupport
import Testing

/// The articles quote code that is compiled and run by these tests, so that it can't grow stale.
@Suite("Code of the articles")
struct ArticleTests {
  static let articles = [
    "Sources/Core/JSONMapping/JSONMapping.docc/Fields.md",
    "Sources/Core/JSONMapping/JSONMapping.docc/Keys.md",
    "Documentation/Guide.docc/MainActorIsolation.md",
    "Sources/Core/JSONMapping/JSONMapping.docc/TaggedUnions.md",
    "Documentation/Guide.docc/KnownLimits.md",
    "Sources/Strategies/DerivedMapping/DerivedMapping.docc/Attributes.md",
  ]

  /// The lines of each piece of Swift code in an article.
  private static func quotes(of article: String) throws -> [[Substring]] {
    let lines = try PackageFolder.text(of: article).split(separator: "\n", omittingEmptySubsequences: false)
    var quotes: [[Substring]] = []
    var quote: [Substring]?
    for line in lines {
      if line.drop(while: { $0 == " " }) == "```swift" {
        quote = []
      } else if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if let quote { quotes.append(quote) }
        quote = nil
      } else {
        quote?.append(line)
      }
    }
    return quotes
  }

  @Test("Every piece of code stands so in a file of the tests", arguments: articles)
  func verbatim(article: String) throws {
    let quotes = try Self.quotes(of: article)
    #expect(quotes.count > 2)
    let files = [
      "Tests/StrategyTests", "Tests/JSONMappingTests", "Tests/CompileTests", "Tests/IsolationTests",
      "Tests/Macros/DerivedMappingTests",
    ]
    // The attributes of the macro stand in comments where it is not built.
    let sources = try files.flatMap { try PackageFolder.swiftFiles(below: $0) }.map {
      try PackageFolder.text(of: $0).replacing("/* @", with: "@").replacing(" */", with: "")
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    for quote in quotes {
      #expect(sources.contains { Self.contains($0, quote) }, "\(quote.joined(separator: "\n"))")
    }
  }

  /// Pages whose code tests of their own hold against sources.
  static let quotingPages = [
    "Documentation/Guide.docc/ModelByModel.md", "Benchmarks/BenchKit/BenchKit.docc/YourOwn.md",
  ]

  @Test("Of every page with code, a test compiles it", arguments: LinkTests.pages)
  func compiled(page: String) throws {
    guard try !Self.quotes(of: page).isEmpty else { return }
    let name = page.split(separator: "/").last?.dropLast(".md".count) ?? ""
    let preludes = try PackageFolder.swiftFiles(below: "Tests/CompileTests/Sources/Pages")
    #expect(
      Self.articles.contains(page) || Self.quotingPages.contains(page)
        || preludes.contains { $0.hasSuffix("/\(name).swift") })
  }

  /// Whether the quoted lines stand together in the source, all indented by the same.
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
