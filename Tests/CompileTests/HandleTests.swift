import TestSupport
import Testing

/// What the page of limits says about values that live as long as a call.
@Suite("Handles and typed errors")
struct HandleTests {
  @Test(
    "The compiler refuses what would outlive the call, and an untyped closure, and takes what is written instead",
    arguments: ["Captured", "Kept", "KeptMap", "Later", "UntypedClosure", "Working"])
  func sources(name: String) throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("Handles/\(name).swift")) == [])
  }
}
