import Foundation
import TestSupport
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
      let line = use.source.replacing("$A", with: "A\(index)")
      source += line + "\n"
      let column = (line.firstRange(of: "@\(use.name.prefix { $0 != "(" })")?.lowerBound)
        .map { line[..<$0].utf8.count + 2 }
      let error = """
        App0.swift:\(index + 2):\(column ?? 0): '\(use.name)' is unavailable: turn on the package trait Macros: \
        .package(…, traits: ["Macros"])
        """
      // The compiler itself reports the error twice for a type and a case.
      expected += use.name.hasPrefix("Mapped") || line.hasPrefix("enum") ? [error, error] : [error]
    }
    let errors = CompilerFinding.errors(in: try SwiftCompiler().check(texts: [source]).output)
    #expect(errors.map { "\($0.file):\($0.line):\($0.column): \($0.text)" } == expected)
  }

  /// Every form of every attribute, before each kind of declaration, with the compiler's name for it.
  static let uses: [(name: String, source: String)] = [
    ("Mapped(_:keys:fields:)", "@Mapped struct $A {}"),
    ("Mapped(_:keys:fields:)", "@Mapped final class $A {}"),
    ("Mapped(_:keys:fields:)", "@Mapped enum $A { case a }"),
    ("Mapped(_:keys:fields:)", "@Mapped() public struct $A {}"),
    ("Mapped(_:keys:fields:)", "@Mapped(keys: .snakeCase) struct $A<T> { var a: T }"),
    ("Mapped(_:keys:fields:)", "@Mapped(fields: .by(.yearMonthDay, for: Int.self)) struct $A { var a = 1 }"),
    ("Mapped(_:keys:tag:content:)", #"@Mapped(tag: "type") enum $A { case a(b: Int) }"#),
    ("Mapped(_:keys:tag:content:)", #"@Mapped(tag: "type", content: "value") enum $A { case a(b: Int) }"#),
    ("Mapped(_:_:keys:)", "@Mapped(.untagged) enum $A { case a(b: Int) }"),
    ("Mapped(_:_:keys:)", "@Mapped(.untagged, .encodeOnly) enum $A { case a(b: Int) }"),
    ("Mapped(_:keys:fields:)", "@Mapped(.decodeOnly) struct $A { var a = 1 }"),
    ("Mapped(_:keys:fields:)", "@Mapped(.encodeOnly, keys: .snakeCase) final class $A {}"),
    ("Mapped(_:keys:tag:content:)", #"@Mapped(.decodeOnly, tag: "type") enum $A { case a(b: Int) }"#),
    ("Mapped(_:keys:fields:)", "@Mapped(.both) struct $A { var a = 1 }"),
    (
      "Mapped(_:keys:fields:)",
      "@Mapped(.decodeOnly, fields: .by(.yearMonthDay, for: Int.self)) struct $A { var a = 1 }"
    ),
    (
      "Mapped(_:keys:tag:content:)",
      #"@Mapped(.encodeOnly, tag: "type", content: "value") enum $A { case a(b: Int) }"#
    ),
    ("Key(_:or:)", #"struct $A { @Key("b") var a = 1 }"#),
    ("Key(_:or:)", #"struct $A { @Key("b") let a: Int }"#),
    ("Key(_:or:)", #"struct $A { @Key("b", or: "c", "d") var a: Int? }"#),
    ("Key(_:or:)", #"enum $A { @Key("b") case a }"#),
    ("Key(_:or:)", "enum $A { @Key(1, or: 2) case a(Int) }"),
    ("Key(path:or:)", #"struct $A { @Key(path: "b.c") var a = 1 }"#),
    ("Key(path:or:)", #"final class $A { @Key(path: "b.c", or: "d") var a = 1 }"#),
    ("By", "struct $A { @By(.yearMonthDay) var a = 1 }"), ("By", "struct $A { @By(.base64) let a: Int }"),
    ("Default(_:evenIfWrong:)", "struct $A { @Default(1) let a: Int }"),
    ("Default(_:evenIfWrong:)", "struct $A { @Default([1], evenIfWrong: true) var a: [Int] }"),
    ("Default(_:evenIfWrong:)", "struct $A { @Default(nil, evenIfWrong: true) var a: Int? }"),
    ("Ignored()", "struct $A { @Ignored var a = 1 }"), ("Inlined()", "struct $A { @Inlined let a: Int }"),
    ("ExplicitNull()", "struct $A { @ExplicitNull var a: Int? }"),
  ]

  /// `swift build` always links the plugin, also without the trait.
  @Test("The plugin can be linked as a program without the trait")
  func plugin() throws {
    try withTemporaryFolder { folder in
      let program = folder.appending(path: "plugin").path
      let source = PackageFolder.url("Sources/Macros/DerivedMacros/DerivedMacrosPlugin.swift")
      let ending = try SwiftCompiler().run(["-parse-as-library", "-o", program, source.path])
      #expect(ending == .clean)
      #expect(FileManager.default.isExecutableFile(atPath: program))
    }
  }
}
