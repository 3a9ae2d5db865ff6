#if Client && Store
import Foundation
import MappingTestSupport
import Testing

/// The code of the README and of the articles, compiled with the declarations that each page needs, from the
/// file of the same name in `Sources/Pages`.
@Suite("Code of pages")
struct PageTests {
  /// The preludes, by the names of their pages. Other tests contain the code of the pages that quote them.
  static let preludes: [String: String] = {
    let files = try? PackageFolder.swiftFiles(below: "Tests/CompileTests/Sources/Pages")
    return Dictionary(
      uniqueKeysWithValues: (files ?? []).map {
        (String($0.split(separator: "/").last?.dropLast(".swift".count) ?? ""), $0)
      })
  }()

  static let pages = preludes.keys.sorted()

  @Test("Pages are found")
  func found() { #expect(Self.pages.count > 20) }

  /// The pages with code of the macro.
  static let pagesOfTheMacro = ["DerivedMapping", "OneStep", "README"]

  /// The pages with code that needs SwiftNIO.
  static let pagesWithSwiftNIO = ["AsyncHTTPClientTransport"]

  @Test(
    "All code of a page compiles",
    arguments: Thoroughness.sample(
      Set(pages).subtracting(pagesOfTheMacro + pagesWithSwiftNIO).sorted()))
  func code(page: String) throws { try compile(page, SwiftCompiler()) }

  @Test(
    "All code of a page on the macro compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: pagesOfTheMacro)
  func codeOfTheMacro(page: String) throws { try compile(page, SwiftCompiler(loadsMacros: true)) }

  @Test(
    "All code of a page with SwiftNIO compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: pagesWithSwiftNIO)
  func codeWithSwiftNIO(page: String) throws { try compile(page, SwiftCompiler(usesSwiftNIO: true)) }

  private func compile(_ page: String, _ compiler: SwiftCompiler) throws {
    let code = PageCode(of: try Self.text(of: page))
    #expect(!(code.declarations + code.statements + code.manifests).isEmpty)
    let prelude = try PackageFolder.text(of: try #require(Self.preludes[page]))
    var compiler = compiler
    // The build doesn't produce SQLite's module, which GRDBStore uses.
    compiler.moduleFolders = [
      try BuildFolder.url().appending(path: "../../checkouts/GRDB.swift/Sources/GRDBSQLite").standardized
    ]
    Self.expectSuccess(try compiler.check(texts: [code.source(prelude: prelude)]))
  }

  @Test(
    "All manifests of a page, and parts of one, compile",
    arguments: Thoroughness.sample(pages + ["PluggingIn"]))
  func manifests(page: String) throws {
    for part in PageCode(of: try Self.text(of: page)).manifests {
      Self.expectSuccess(try SwiftCompiler().checkManifest(PageCode.manifest(around: part)))
    }
  }

  private static func text(of page: String) throws -> String {
    guard page != "README" else { return try PackageFolder.text(of: "README.md") }
    let paths = try ["Documentation", "Sources", "Benchmarks"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url(folder).path)
        .filter { $0.hasSuffix(".docc/\(page).md") }.map { "\(folder)/\($0)" }
    }
    #expect(paths.count == 1, "\(page)")
    return try PackageFolder.text(of: try #require(paths.first))
  }

  private static func expectSuccess(_ ending: Ending) {
    #expect(!ending.output.contains("error:"), "\(ending.output)")
    #expect(ending.status == 0)
  }
}
#endif
