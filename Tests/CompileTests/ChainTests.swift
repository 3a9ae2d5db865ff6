import TestSupport
import Testing

/// Chains of the applicative strategy with a mistake in them, each in one expression.
@Suite("Mistakes in chains of fields")
struct ChainTests {
  @Test(
    "The compiler finds them where they are",
    arguments: ["NotDecodable", "OneMissing", "OneTooMany"])
  func mistakes(name: String) throws {
    let differences = try SwiftCompiler().differences(in: CompileCase.file("Chains/\(name).swift"))
    #expect(differences == [])
  }
}
