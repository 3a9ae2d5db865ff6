import MappingTestSupport
import Testing

/// The code of the articles. The file of a page's name in `Sources/Pages` has the declarations that it needs.
/// Other tests contain the code of the pages that quote them.
@Suite("Code of pages")
struct PageTests {
  static let compiler = PageCompiler(
    preludes: "Tests/CompileTests/Sources/Pages", pages: ["Documentation", "Sources"])

  /// The pages with code of the macro.
  static let pagesOfTheMacro = ["DerivedMapping", "OneStep"]

  @Test("Pages are found")
  func found() { #expect(Self.compiler.pages.count > 10) }

  @Test(
    "All code of a page compiles",
    arguments: Thoroughness.sample(compiler.pages.filter { !pagesOfTheMacro.contains($0) }))
  func code(page: String) throws { try Self.compiler.expectSuccess(of: page, SwiftCompiler()) }

  @Test(
    "All code of a page on the macro compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: pagesOfTheMacro)
  func codeOfTheMacro(page: String) throws {
    try Self.compiler.expectSuccess(of: page, SwiftCompiler(loadsMacros: true))
  }

  @Test(
    "All manifests of a page, and parts of one, compile",
    arguments: Thoroughness.sample(compiler.pages + ["PluggingIn"]))
  func manifests(page: String) throws { try Self.compiler.expectSuccessOfManifests(of: page) }
}
