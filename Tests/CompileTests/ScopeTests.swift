#if Client
import TestSupport
import Testing

/// What a client may ask is told by its type.
@Suite("Scopes")
struct ScopeTests {
  @Test(
    "A client sends what its scope includes, and anything wider doesn't compile",
    arguments: ["Granted", "Refused"])
  func sources(name: String) throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("Scopes/\(name).swift")) == [])
  }
}
#endif
