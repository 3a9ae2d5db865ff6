import MappingTestSupport
import Testing

/// Code for which the compiler of Swift 6.3 stops with an internal error. If a test fails because the known
/// issue is gone, a newer compiler has fixed the error; the comment of the test states what to change then.
@Suite("Crashes of the compiler")
struct CompilerCrashTests {
  private func compiler(loadsMacros: Bool = false) throws -> SwiftCompiler {
    var compiler = try SwiftCompiler(loadsMacros: loadsMacros)
    compiler.target = .llvm
    compiler.isScript = true
    compiler.experimentalFeatures = ["Lifetimes"]
    return compiler
  }

  @Test(
    "A pattern can catch an error of a known type, with a rethrowing call in its body",
    arguments: ["Catches/OwnError", "Catches/Cast", "Catches/CastInFunction", "Catches/Condition"])
  func patterns(source: String) throws {
    try expectCrash(source, "Swift 6.3 crashes; once it doesn't, remove the section in `KnownLimits.md`")
  }

  @Test("A value can be returned by an owner that exists only in the expression")
  func returned() throws {
    try expectCrash(
      "Getters/Returned", "Swift 6.3 crashes; once it doesn't, `Document.root` can be returned, not yielded")
  }

  @Test(
    "A class whose superclass is mapped in the same module can be encoded",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func superclass() throws {
    try expectCrash(
      "Superclasses/Mapped", "Swift 6.3 crashes; once it doesn't, remove the note in `Attributes.md`",
      loadsMacros: true)
  }

  private func expectCrash(_ source: String, _ consequence: Comment, loadsMacros: Bool = false) throws {
    // An error at a line of the source isn't a crash.
    let crashes = try compiler(loadsMacros: loadsMacros).crashes(on: CompileCase.file("\(source).swift"))
    withKnownIssue(consequence) { #expect(!crashes) }
  }

  @Test(
    "The alternatives to code that crashes the compiler compile",
    arguments: ["Catches/OwnErrorOfPlainValues", "Catches/Working", "Getters/Yielded"])
  func working(source: String) throws {
    #expect(try compiler().differences(in: CompileCase.file("\(source).swift")) == [])
  }
}
