import Foundation
import MappingTestSupport
import Testing

/// The code of the services' pages and of the README. The file of a page's name in `Sources/Pages` has the
/// declarations that it needs. Other tests contain the code of the pages that quote them.
@Suite("Code of pages and of doc comments")
struct PageTests {
  static let compiler = PageCompiler(
    preludes: "Services/Tests/CompileTests/Sources/Pages", pages: ["Services/Sources", "Documentation"])

  /// The pages that this build can compile without the macro.
  private static let pages = compiler.pages.filter {
    #if AsyncHTTPClient
    $0 != "README"
    #else
    !["README", "AsyncHTTPClientTransport"].contains($0)
    #endif
  }

  @Test("Pages are found")
  func found() { #expect(Self.compiler.pages.count > 7) }

  @Test("All code of a page compiles", arguments: Thoroughness.sample(pages))
  func code(page: String) throws { try Self.compiler.expectSuccess(of: page, SwiftCompiler()) }

  @Test("All code of the README compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func readme() throws {
    try Self.compiler.expectSuccess(of: "README", SwiftCompiler(loadsMacros: true))
  }

  @Test(
    "What the README's table says to write compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func needs() throws {
    let page = try PackageFolder.text(of: "README.md")
    let table = try #require(page.components(separatedBy: "| you need | write |\n|---|---|\n").last)
    let rows = table.split(separator: "\n\n")[0].matches(of: #/(?m)^\| [^|`]+ \| `([^`]+)` \|$/#).map(\.1)
    #expect(rows.count == 10)
    let models = rows.enumerated().map { number, row in
      row.hasPrefix("@Mapped") ? row : "@Mapped struct Need\(number) { \(row) }"
    }
    let source = """
      import DerivedMapping
      import Foundation
      @Mapped enum Level: String { case low, other }
      @Mapped struct Text { var body: String }
      @Mapped struct Image { var width: Int }
      @Mapped struct Order { var id: Int }
      \(models.joined(separator: "\n"))
      """
    try PageCompiler.expectSuccess(SwiftCompiler(loadsMacros: true).check(texts: [source]))
  }

  @Test(
    "All manifests of a page, and parts of one, compile", arguments: Thoroughness.sample(compiler.pages))
  func manifests(page: String) throws { try Self.compiler.expectSuccessOfManifests(of: page) }

  // The declarations that the examples need are in the file of the module's name in `Sources/Examples`.
  @Test("Each example in a doc comment compiles, without a warning, and every prelude is used")
  func all() throws {
    let compiler = ExampleCompiler(preludes: "Services/Tests/CompileTests/Sources/Examples")
    let blocks = try CommentBlock.blocks(below: "Services/Sources")
    try compiler.expectUses(by: blocks)
    let remarks = try compiler.remarks(on: Thoroughness.sample(blocks))
    #expect(remarks == [])
  }

  @Test("Scopes refuse the requests of others", arguments: ["Granted", "Refused"])
  func scopes(source: String) throws {
    let file = PackageFolder.url("Services/Tests/CompileTests/Sources/Scopes/\(source).swift")
    #expect(try SwiftCompiler().differences(in: file) == [])
  }
}
