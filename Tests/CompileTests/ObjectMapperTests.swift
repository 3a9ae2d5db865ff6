import MappingTestSupport
import Testing

/// Tests the statements on the page about ObjectMapper on unchanged sources.
@Suite("Sources that were written for ObjectMapper")
struct ObjectMapperTests {
  @Test(
    "A module of one file provides the old name, for qualified names and scoped imports",
    arguments: ["QualifiedNames", "ScopedImports"], ["5", "6"])
  func moduleName(source: String, languageMode: String) throws {
    try withTemporaryFolder { folder in
      var compiler = try SwiftCompiler()
      compiler.languageMode = languageMode
      let module = CompileCase.file("ObjectMapper/Module.swift")
      #expect(try compiler.emitModule("ObjectMapper", from: [module], into: folder) == .clean)
      compiler.moduleFolders = [folder]
      #expect(try compiler.check([CompileCase.file("ObjectMapper/\(source).swift")]) == .clean)
    }
  }
}
