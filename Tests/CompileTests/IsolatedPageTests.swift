import Foundation
import TestSupport
import Testing

/// The models of the strategies' pages in a module whose declarations belong to the main actor, with the word that it names.
@Suite("The strategies' pages where the main actor is the default")
struct IsolatedPageTests {
  static let dialects = [
    "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
  ]

  @Test("The pages' models are nonisolated as they stand", arguments: dialects)
  func models(dialect: String) throws {
    let source = try Self.source(of: dialect, isolation: "nonisolated ")
    #expect(try Self.outcome(of: source).output == "")
  }

  @Test("Without the word no mapper takes them", arguments: dialects)
  func isolated(dialect: String) throws {
    let output = try Self.outcome(of: try Self.source(of: dialect, isolation: "")).output
    #expect(output.contains("main actor-isolated"))
  }

  /// The model of a strategy's page and its extension, with the lines that map it, off the main actor.
  private static func source(of dialect: String, isolation: String) throws -> String {
    let page = try PackageFolder.text(of: "Sources/Strategies/\(dialect)/\(dialect).docc/\(dialect).md")
    let mapping = try #require(firstCode(in: page))
    let use = try #require(mapping.range(of: "\n\nlet "))
    let declarations = mapping[..<use.lowerBound]
      .replacing("\nstruct ", with: "\n\(isolation)struct ")
      .replacing("\nextension ", with: "\n\(isolation)extension ")
    let lines = mapping[use.lowerBound...].replacing("\n", with: "\n    ")
    return """
      \(declarations)

      func offTheMainActor(_ bytes: [UInt8]) {
        Task.detached {\(lines)
          print(text)
        }
      }
      """
  }

  /// The first piece of Swift code of a page.
  private static func firstCode(in page: String) -> String? {
    guard let start = page.range(of: "```swift\n"),
      let end = page[start.upperBound...].range(of: "\n```")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  private static func outcome(of source: String) throws -> SwiftCompiler.Ending {
    let file = FileManager.default.temporaryDirectory.appending(path: "IsolatedPageTests-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    var compiler = try SwiftCompiler()
    compiler.isolation = .mainActor
    return try compiler.check([file])
  }
}
