import MappingTestSupport
import Testing

/// Compiles the code in the services' doc comments. The declarations that examples need are in the file of
/// the module's name in `Sources/Examples`.
@Suite("Examples in doc comments")
struct ExampleTests {
  @Test("Each one compiles, without a warning, and every prelude is used")
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
