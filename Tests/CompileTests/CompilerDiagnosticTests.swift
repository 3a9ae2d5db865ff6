import MappingTestSupport
import Testing

/// Sources whose comments state what the compiler reports about them.
@Suite("Diagnostics of the compiler")
struct CompilerDiagnosticTests {
  static let sources = [
    "Chains/NotDecodable", "Chains/WrongCount", "Dates/Manual", "Dates/ManualOfOwnForm",
    "Forms/DecoderCalls", "Forms/Twice", "Handles/Captured", "Handles/Kept", "Handles/Later",
    "Handles/UntypedClosure", "Handles/Working", "ObjectMapper/KeptMap",
    "ObjectMapper/MapsInCollections",
  ]

  @Test(
    "Mistakes in chains, calls of decoders, dates without a form, types with two forms and handles that escape are reported",
    arguments: sources)
  func differences(source: String) throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("\(source).swift")) == [])
  }

  @Test(
    "In a module isolated to the main actor, a mapper refuses models of the main actor",
    arguments: ["Manual", "Mappable", "Applicative", "Throwing", "Codable", "Fields"])
  func isolatedModels(name: String) throws { try expectNoDifferences(in: name, SwiftCompiler()) }

  @Test(
    "In a module isolated to the main actor, mapped models are nonisolated",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func mappedModels() throws { try expectNoDifferences(in: "Derived", SwiftCompiler(loadsMacros: true)) }

  private func expectNoDifferences(in name: String, _ compiler: SwiftCompiler) throws {
    var compiler = compiler
    compiler.isolation = .mainActor
    #expect(try compiler.differences(in: CompileCase.file("Isolation/\(name).swift")) == [])
  }

  @Test(
    "A declared initializer that a protocol isolates is one error that says what to write",
    .enabled(if: Thoroughness.isFull || SwiftCompiler.hasCurrentMacros, "make macro builds the macro"),
    arguments: [
      "@Mapped %struct Song: Titled *", "@Mapped %struct Song<Item>: Titled *",
      "enum Box<T> { @Mapped %struct Song: Titled * }", "extension Array { @Mapped %struct Song: Titled * }",
      "@Mapped %struct Song: RawRepresentable, Titled { var rawValue: Int; var title: String { \"\" }; init(rawValue: Int) { self.rawValue = rawValue } }",
      "@Mapped %final class Song: RawRepresentable, Titled { var rawValue: Int; var title: String { \"\" }; init(rawValue: Int) { self.rawValue = rawValue } }",
    ])
  func isolatedInitializer(source: String) throws {
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.isolation = .mainActor
    func output(_ modifier: String) throws -> String {
      let body = "{ var title: String; init(title: String) { self.title = title } }"
      let type = source.replacing("%", with: modifier).replacing("*", with: body)
      return try compiler.check(
        texts: ["import DerivedMapping\nprotocol Titled { var title: String { get } }\n\(type)"]
      ).output
    }
    let errors = try output("").split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors[0].contains("write 'nonisolated' before the type"))
    #expect(try output("nonisolated ") == "")
  }
}

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
