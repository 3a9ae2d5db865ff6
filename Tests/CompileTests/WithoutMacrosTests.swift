import MappingTestSupport
import Testing

/// The attributes of the derived strategy in a build without the trait that they need.
@Suite("Attributes of the macro without its trait")
struct WithoutMacrosTests {
  @Test("Each form of attribute is one error, which names the trait to turn on", arguments: [1, 2])
  func unavailable(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var source = "import DerivedMapping\n"
    var expected: [String] = []
    for (index, use) in Self.uses.shuffled(using: &generator).enumerated() {
      let line = use.replacing("$A", with: "A\(index)")
      source += line + "\n"
      let column = line.prefix { $0 != "@" }.utf8.count + 2
      expected.append(
        """
        App0.swift:\(index + 2):\(column): conformance of 'MacrosTrait' to 'EnabledTrait' is unavailable: turn on \
        the package trait Macros: .package(…, traits: ["Macros"])
        """)
    }
    let errors = CompilerFinding.errors(in: try SwiftCompiler().check(texts: [source]).output)
    #expect(errors.map { "\($0.file):\($0.line):\($0.column): \($0.text)" } == expected)
  }

  /// Every form of every attribute, before each kind of declaration.
  static let uses = [
    "@Mapped struct $A {}",
    "@Mapped final class $A {}",
    "@Mapped enum $A { case a }",
    "@Mapped() public struct $A {}",
    "@Mapped(keys: .snakeCase) struct $A<T> { var a: T }",
    "@Mapped(fields: .by(.yearMonthDay, for: Int.self)) struct $A { var a = 1 }",
    #"@Mapped(tag: "type") enum $A { case a(b: Int) }"#,
    #"@Mapped(tag: "type", content: "value") enum $A { case a(b: Int) }"#,
    "@Mapped(.untagged) enum $A { case a(b: Int) }",
    "@Mapped(.untagged, .encodeOnly) enum $A { case a(b: Int) }",
    "@Mapped(.decodeOnly) struct $A { var a = 1 }",
    "@Mapped(.encodeOnly, keys: .snakeCase) final class $A {}",
    #"@Mapped(.decodeOnly, tag: "type") enum $A { case a(b: Int) }"#,
    "@Mapped(.both) struct $A { var a = 1 }",
    "@Mapped(.decodeOnly, fields: .by(.yearMonthDay, for: Int.self)) struct $A { var a = 1 }",
    #"@Mapped(.encodeOnly, tag: "type", content: "value") enum $A { case a(b: Int) }"#,
    #"struct $A { @Key("b") var a = 1 }"#,
    #"struct $A { @Key("b") let a: Int }"#,
    #"struct $A { @Key("b", or: "c", "d") var a: Int? }"#,
    #"enum $A { @Key("b") case a }"#,
    "enum $A { @Key(1, or: 2) case a(Int) }",
    #"struct $A { @Key(path: "b.c") var a = 1 }"#,
    #"final class $A { @Key(path: "b.c", or: "d") var a = 1 }"#,
    "struct $A { @By(.yearMonthDay) var a = 1 }", "struct $A { @By(.base64) let a: Int }",
    "struct $A { @Default(1) let a: Int }",
    "struct $A { @Default([1], evenIfWrong: true) var a: [Int] }",
    "struct $A { @Default(nil, evenIfWrong: true) var a: Int? }",
    "struct $A { @Ignored var a = 1 }", "struct $A { @Inlined let a: Int }",
    "struct $A { @ExplicitNull var a: Int? }", "struct $A { @Check(1...5) var a: Int }",
    #"struct $A { @Check(.matches(/[a-z]+/)) var a = "" }"#,
    #"struct $A { @Check({ !$0.isEmpty }, "b") var a = "" }"#,
  ]
}
