import Foundation
import TestSupport
import Testing

@Suite("The replacements of Foundation's coders")
struct FoundationDropInTests {
  static let languageModes = ["5", "6"]

  private func source(_ name: String) -> URL { CompileCase.file("FoundationDropIn/\(name).swift") }

  /// Compiles the sources of one module together. Separately, the compiler would need an output file for
  /// each.
  private func check(_ sources: [URL], with compiler: SwiftCompiler) throws -> Ending {
    try compiler.run(
      ["-wmo", "-emit-sil", "-o", "/dev/null", "-module-name", "App", "-diagnostic-style", "llvm"]
        + sources.map(\.path))
  }

  @Test(
    "Code that uses every member of Foundation's coders compiles, with the same warnings",
    arguments: languageModes)
  func everyMember(languageMode: String) throws {
    var compiler = try SwiftCompiler()
    compiler.languageMode = languageMode
    let foundation = try check([source("EveryMember")], with: compiler)
    let own = try check([source("EveryMember"), source("ExportedAliases")], with: compiler)
    #expect(foundation.status == 0)
    #expect(own == foundation)
  }

  static let recipes: [(aliases: String, users: [String], features: [String])] = [
    ("PlainAliases", ["EveryMember"], []),
    ("ExportedAliases", ["EveryMember"], ["MemberImportVisibility"]),
    ("PublicAliases", ["EveryMember", "Client"], []),
    ("PublicAliases", ["EveryMember", "Client"], ["MemberImportVisibility"]),
  ]

  @Test("The recipes of the page compile", arguments: recipes, languageModes)
  func compiles(recipe: (aliases: String, users: [String], features: [String]), languageMode: String)
    throws
  {
    var compiler = try SwiftCompiler()
    compiler.languageMode = languageMode
    compiler.upcomingFeatures = recipe.features
    let ending = try check((recipe.users + [recipe.aliases]).map(source), with: compiler)
    #expect(ending.status == 0, "\(ending.output)")
  }

  @Test("The replacements against which the page warns don't compile")
  func warnings() throws {
    var compiler = try SwiftCompiler()
    let inPublic = try check([source("Client"), source("ExportedAliases")], with: compiler)
    #expect(
      CompilerFinding.errors(in: inPublic.output).contains {
        $0.file == source("Client").path && $0.line == 8
      })
    compiler.upcomingFeatures = ["MemberImportVisibility"]
    let unseen = try check([source("EveryMember"), source("PlainAliases")], with: compiler)
    #expect(Set(CompilerFinding.errors(in: unseen.output).map(\.file)) == [source("EveryMember").path])
  }

  @Test(
    "A client of a library with public aliases that also imports Foundation must use this package's names")
  func client() throws {
    try withTemporaryFolder { folder in
      var compiler = try SwiftCompiler()
      let library = try compiler.emitModule(
        "Library", from: [source("Client"), source("PublicAliases")], into: folder)
      #expect(library.status == 0, "\(library.output)")
      compiler.moduleFolders = [folder]
      #expect(try compiler.differences(in: source("App")) == [])
    }
  }
}
