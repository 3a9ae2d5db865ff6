import Foundation
import Testing

/// The page explains code that is compiled and run here, so that it can't grow stale.
@Suite("The migration page")
struct QuoteTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The lines of the page's code blocks, with the file that the line above each of them names.
  static func quotes() throws -> [(file: String, lines: [Substring])] {
    let page = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Guide.docc/ModelByModel.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var quotes: [(file: String, lines: [Substring])] = []
    var start: Int?
    for (number, line) in lines.enumerated() {
      if let begin = start, line == "```" {
        let name = lines[begin - 1].split(separator: "`").first { $0.hasSuffix(".swift") }
        quotes.append((String(try #require(name)), Array(lines[(begin + 1)..<number])))
        start = nil
      } else if line == "```swift" {
        start = number
      }
    }
    return quotes
  }

  @Test("Every piece of code on the page stands so in the file that is named above it")
  func verbatim() throws {
    let quotes = try Self.quotes()
    #expect(Set(quotes.map(\.file)).isSuperset(of: (1...8).map { "Step\($0).swift" }))
    for (file, lines) in quotes {
      // The attributes of the macro stand in comments.
      let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        .replacing("/* @", with: "@").replacing(" */", with: "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(contains(source, lines), "\(file): \(lines.joined(separator: "\n"))")
    }
  }

  /// Whether the quoted lines stand together in the source, all indented by the same.
  private func contains(_ source: [Substring], _ quote: [Substring]) -> Bool {
    guard let first = quote.first, source.count >= quote.count else { return false }
    return (0...(source.count - quote.count)).contains { start in
      guard source[start].hasSuffix(first) else { return false }
      let indent = source[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(source[start...], quote).allSatisfy { $0 == ($1.isEmpty ? "" : indent + $1) }
    }
  }
}
