import MappingTestSupport
import Testing

/// The code of the services' pages and of the README. The file of a page's name in `Sources/Pages` has the
/// declarations that it needs. Other tests contain the code of the pages that quote them.
@Suite("Code of pages")
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
    "All manifests of a page, and parts of one, compile", arguments: Thoroughness.sample(compiler.pages))
  func manifests(page: String) throws { try Self.compiler.expectSuccessOfManifests(of: page) }
}
