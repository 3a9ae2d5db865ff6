import Foundation
import MappingTestSupport
import Testing

/// The models of the strategies' pages in a module whose declarations are isolated to the main actor.
@Suite("The strategies' pages where the main actor is the default")
struct IsolatedPageTests {
  static let strategies = [
    "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
  ]

  @Test("The pages' models compile if they are nonisolated", arguments: strategies)
  func models(strategy: String) throws {
    let source = try Self.source(of: strategy, isolation: "nonisolated ")
    #expect(try Self.outcome(of: source).output == "")
  }

  @Test("Mappers refuse the pages' models if they aren't nonisolated", arguments: strategies)
  func isolated(strategy: String) throws {
    let output = try Self.outcome(of: try Self.source(of: strategy, isolation: "")).output
    #expect(output.contains("main actor-isolated"))
  }

  /// The model of a strategy's page and its extension, and a function off the main actor with the lines that
  /// map it.
  private static func source(of strategy: String, isolation: String) throws -> String {
    let page = try PackageFolder.text(of: "Sources/Strategies/\(strategy)/\(strategy).docc/\(strategy).md")
    let mapping = try #require(firstCode(in: page))
    let use = try #require(mapping.range(of: "\n\nlet "))
    let declarations = mapping[..<use.lowerBound]
      .replacing("\nstruct ", with: "\n\(isolation)struct ")
      .replacing("\nextension ", with: "\n\(isolation)extension ")
    let lines = mapping[use.lowerBound...].replacing("\n", with: "\n    ")
    return """
      \(declarations)

      func offTheMainActor() {
        Task.detached {\(lines)
          print(text)
        }
      }
      """
  }

  /// The first block of Swift code of a page.
  private static func firstCode(in page: String) -> String? {
    guard let start = page.range(of: "```swift\n"),
      let end = page[start.upperBound...].range(of: "\n```")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  private static func outcome(of source: String) throws -> Ending {
    var compiler = try SwiftCompiler()
    compiler.isolation = .mainActor
    return try compiler.check(texts: [source])
  }
}
