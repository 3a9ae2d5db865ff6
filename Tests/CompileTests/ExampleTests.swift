import MappingTestSupport
import Testing

/// Compiles the code in doc comments, like that of pages. The declarations that examples need are in the file
/// of the module's name in `Sources/Examples`.
@Suite("Examples in doc comments")
struct ExampleTests {
  static let compiler = ExampleCompiler(preludes: "Tests/CompileTests/Sources/Examples")

  /// Two runs, because one would exceed the time limit of tests.
  @Test("Each one compiles, without a warning", arguments: Thoroughness.sample([true, false]))
  func all(areOfStrategies: Bool) throws {
    let blocks = try CommentBlock.blocks(below: "Sources").filter {
      $0.module != "DerivedMapping" && $0.file.hasPrefix("Sources/Strategies/") == areOfStrategies
    }
    #expect(blocks.count > 20)
    let remarks = try Self.compiler.remarks(on: blocks)
    #expect(remarks == [])
  }

  @Test(
    "Each one of the macro compiles, without a warning",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func ofTheMacro() throws {
    let blocks = try CommentBlock.blocks(below: "Sources/Strategies/DerivedMapping")
    #expect(blocks.count > 5)
    let remarks = try Self.compiler.remarks(on: blocks, loadsMacros: true)
    #expect(remarks == [])
  }

  @Test("Every prelude is used")
  func preludes() throws { try Self.compiler.expectUses(by: CommentBlock.blocks(below: "Sources")) }

  /// Comments with one mistake each, marked by `Wrong()`.
  static let mistakes = [
    // Indented, at the beginning of a comment or later.
    "///     Wrong()\npublic struct A {}",
    "/// Text.\n///\n///     print(1)\n///     Wrong()\n///\n/// Text.\npublic func a() {}",
    // After an empty line, and after other code.
    "/// Text.\n///\n///     func a() {}\n///\n///     Wrong()\npublic var a: Int { 1 }",
    "/// Text.\n///\n///     let a = 1\n///     enum A {\n///       static let a = Wrong()\n///     }\nextension A {}",
    "/// Text.\n///\n///     struct A {\n///       var a = 1\n///     }\n///     Wrong()\npublic struct A {}",
    // In an extension with a conformance.
    "/// Text.\n///\n///     struct A {}\n///     extension A: Error {\n///       var a: Int { Wrong() }\n///     }\nlet a = 1",
    // Between fences.
    "/// Text.\n/// ```\n/// Wrong()\n/// ```\npublic protocol A {}",
    "/// Text.\n/// ```swift\n/// print(1)\n///\n/// Wrong()\n/// ```\n/// ```json\n/// {\n/// ```\npublic class A {}",
    "/// - Note: Text.\n///   ~~~ swift\n///   Wrong()\n///   ~~~\npublic typealias A = Int",
    "/// ````swift\n/// /* ``` */ Wrong()\n/// ````\ncase a",
    // Not in a comment before it, or after code.
    "// Wrong()\n///     let a = 1; Wrong()\nlet a = 1 ///     Wrong()",
    // Not in another language, or in a list.
    "/// ```json\n/// {\"id\": 1}\n/// ```\n///\n///     Wrong()\n///\n/// - Throws: A\n///     b c.\nlet a = 1",
  ]

  @Test("A mistake is reported at its position, in a new file of a module with a prelude or without")
  func mistake() throws {
    var random = SeededGenerator(seed: 30)
    var blocks: [CommentBlock] = []
    var expected: [String] = []
    let modules = [
      "Core/JSONCore", "Core/JSONStreaming", "Strategies/ThrowingMapping", "Strategies/ApplicativeMapping",
    ]
    for (number, mistake) in Self.mistakes.enumerated() {
      let file = "Sources/\(modules[number % modules.count])/New\(number).swift"
      let margin = String(repeating: " ", count: 2 * Int.random(in: 0...2, using: &random))
      let above = Array(repeating: "import JSONCore", count: Int.random(in: 0...20, using: &random))
      let lines = above + mistake.split(separator: "\n").map { margin + $0 }
      blocks += CommentBlock.blocks(in: lines.joined(separator: "\n"), of: file)
      let line = try #require(lines.firstIndex { $0.contains("///") && $0.contains("Wrong") })
      let column = try #require(lines[line].firstRange(of: "Wrong")).lowerBound.utf16Offset(in: lines[line])
      expected.append("\(file):\(line + 1):\(column + 1): error: cannot find 'Wrong' in scope")
    }
    let remarks = try Self.compiler.remarks(on: blocks)
    #expect(remarks == expected.sorted())
  }
}

/// The code of the articles. The file of a page's name in `Sources/Pages` has the declarations that it needs.
/// Other tests contain the code of the pages that quote them.
@Suite("Code of pages")
struct PageTests {
  static let compiler = PageCompiler(
    preludes: "Tests/CompileTests/Sources/Pages", pages: ["Documentation", "Sources"])

  /// The pages with code of the macro.
  static let pagesOfTheMacro = ["DerivedMapping", "OneStep"]

  @Test("Pages are found")
  func found() { #expect(Self.compiler.pages.count > 10) }

  @Test(
    "All code of a page compiles",
    arguments: Thoroughness.sample(compiler.pages.filter { !pagesOfTheMacro.contains($0) }))
  func code(page: String) throws { try Self.compiler.expectSuccess(of: page, SwiftCompiler()) }

  @Test(
    "All code of a page on the macro compiles", .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: pagesOfTheMacro)
  func codeOfTheMacro(page: String) throws {
    try Self.compiler.expectSuccess(of: page, SwiftCompiler(loadsMacros: true))
  }

  @Test(
    "All manifests of a page, and parts of one, compile",
    arguments: Thoroughness.sample(compiler.pages + ["PluggingIn"]))
  func manifests(page: String) throws { try Self.compiler.expectSuccessOfManifests(of: page) }
}
