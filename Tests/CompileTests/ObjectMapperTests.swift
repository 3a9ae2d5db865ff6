import Foundation
import TestSupport
import Testing

/// What the page on coming from ObjectMapper says about sources that stay as they are, and about older ones.
@Suite("Sources that were written for ObjectMapper")
struct ObjectMapperTests {
  @Test(
    "A module of one file takes the name, for qualified names and imports of one declaration",
    arguments: ["QualifiedNames", "ScopedImports"], ["5", "6"])
  func moduleName(source: String, languageMode: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ObjectMapper-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var compiler = try SwiftCompiler()
    compiler.languageMode = languageMode
    let module = CompileCase.file("ObjectMapper/Module.swift")
    #expect(try compiler.emitModule("ObjectMapper", from: [module], into: folder) == .clean)
    compiler.moduleFolders = [folder]
    #expect(try compiler.check([CompileCase.file("ObjectMapper/\(source).swift")]) == .clean)
  }

  @Test("Of names that ObjectMapper 1 had, the compiler says the new ones")
  func formerNames() throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("ObjectMapper/FormerNames.swift")) == [])
  }

  @Test("A map that would outlive its call is refused", arguments: ["KeptMap", "MapsInCollections"])
  func keptMaps(source: String) throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("ObjectMapper/\(source).swift")) == [])
  }
}
