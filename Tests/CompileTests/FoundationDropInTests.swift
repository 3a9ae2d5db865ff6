import Foundation
import MappingTestSupport
import Testing

@Suite("The replacements of Foundation's coders")
struct FoundationDropInTests {
  static let languageModes = ["5", "6"]

  private func source(_ name: String) -> URL { CompileCase.file("FoundationDropIn/\(name).swift") }

  @Test(
    "Code that uses every member of Foundation's coders compiles, with the same warnings",
    arguments: languageModes)
  func everyMember(languageMode: String) throws {
    var compiler = try SwiftCompiler()
    compiler.languageMode = languageMode
    let foundation = try compiler.check([source("EveryMember")])
    let own = try compiler.check([source("EveryMember"), source("ExportedAliases")])
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
    let ending = try compiler.check((recipe.users + [recipe.aliases]).map(source))
    #expect(ending.status == 0, "\(ending.output)")
  }

  @Test("The replacements against which the page warns don't compile")
  func warnings() throws {
    var compiler = try SwiftCompiler()
    let inPublic = try compiler.check([source("Client"), source("ExportedAliases")])
    #expect(
      CompilerFinding.errors(in: inPublic.output).contains {
        $0.file == source("Client").path && $0.line == 8
      })
    compiler.upcomingFeatures = ["MemberImportVisibility"]
    let unseen = try compiler.check([source("EveryMember"), source("PlainAliases")])
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
      compiler.isScript = true
      #expect(try compiler.differences(in: source("App")) == [])
    }
  }
}
