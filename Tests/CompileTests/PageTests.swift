#if Client && Store
import Foundation
import TestSupport
import Testing

/// The code of the README and of the articles, compiled with the declarations that each takes for granted: those of the
/// file of its name in `Sources/Pages`.
@Suite("Code of pages")
struct PageTests {
  /// The pages with such a file, by name. Other tests have those whose code they quote.
  static let pages: [String] = {
    let names = try? PackageFolder.names(in: "Tests/CompileTests/Sources/Pages")
    return (names ?? []).map { String($0.dropLast(".swift".count)) }
  }()

  @Test("Pages are found")
  func found() { #expect(Self.pages.count > 20) }

  /// The pages with code of the macro.
  static let pagesOfTheMacro = ["DerivedMapping", "FromOtherMacros", "OneStep", "README"]

  @Test("All code of a page compiles", arguments: Set(pages).subtracting(pagesOfTheMacro).sorted())
  func code(page: String) throws {
    try compile(page, loadsMacros: false)
  }

  @Test(
    "All code of a page on the macro compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: pagesOfTheMacro)
  func codeOfTheMacro(page: String) throws {
    try compile(page, loadsMacros: true)
  }

  private func compile(_ page: String, loadsMacros: Bool) throws {
    let code = PageCode(of: try Self.text(of: page))
    #expect(!(code.declarations + code.statements + code.manifests).isEmpty)
    let prelude = try String(contentsOf: CompileCase.file("Pages/\(page).swift"), encoding: .utf8)
    try Self.check(code.source(prelude: prelude)) { (file) in
      var compiler = try SwiftCompiler(loadsMacros: loadsMacros)
      // SQLite's module, which GRDBStore is built on, is no product of the build.
      compiler.moduleFolders = [
        try BuildFolder.url().appending(path: "../../checkouts/GRDB.swift/Sources/GRDBSQLite").standardized
      ]
      return try compiler.check([file])
    }
  }

  @Test("All manifests of a page, and parts of one, compile", arguments: pages)
  func manifests(page: String) throws {
    for part in PageCode(of: try Self.text(of: page)).manifests {
      try Self.check(PageCode.manifest(around: part)) { try SwiftCompiler().checkManifest($0) }
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

  private static func check(_ source: String, by compiling: (URL) throws -> SwiftCompiler.Ending) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ending = try compiling(file)
    #expect(!ending.output.contains("error:"), "\(ending.output)")
    #expect(ending.status == 0)
  }
}
#endif
