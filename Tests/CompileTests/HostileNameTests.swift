import MappingTestSupport
import Testing

/// Names that generated code could confuse with its own: a member hides them, or they are keywords.
@Suite("Names that conflict with generated code")
struct HostileNameTests {
  private static let keywords = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator
    private precedencegroup protocol public rethrows static struct subscript typealias var break case catch
    continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as
    await false is nil self Self super throws true try async actor borrowing consuming consume copy discard each
    get set willSet didSet lazy optional override package some any Type Protocol macro nonisolated isolated
    sending yield then of left right unowned weak convenience dynamic final indirect infix prefix postfix
    mutating nonmutating required unsafe using
    """
  private static let generated = """
    cursor json writer object members others values found text source bytes output tag content failures value
    key last member search decode encode write put writeMembers readsInOnePass consumeKey skipMember beginObject
    orMissingValue part validating missingValue rawValue mapping type name id
    """
  private static let types = """
    Int String Bool Double Float Array Optional Set Dictionary Character Data Date URL Never Void Result Error
    Codable Sendable Swift Foundation DerivedMapping JSONCore JSONCursor CursorFailure JSONValue JSONObject
    JSONWriter JSONError OnePassSearch MappedFit MappedTypes MappedProperty MappedBody JSONDecodable JSONWritable
    JSONObjectDecodable JSONObjectWritable JSONObjectKey ValueCheck CheckedMapping Mapped Key Check Default By Inlined Ignored Part Fact fatalError
    """

  /// A name, and whether a type can have it.
  private struct Name {
    let text: String
    let isOfType: Bool
    /// Whether the compiler resolves it as the protocol if a generic parameter has it.
    let isConformance: Bool
  }

  private static var names: [Name] {
    let words = [keywords, generated, types].flatMap { $0.split(whereSeparator: \.isWhitespace) }
    let untyped = ["Any", "Protocol", "Self", "Type", "init", "self"]
    // A type can't have the name of a function of the type that contains it.
    let functions = ["decode", "encode", "write", "writeMembers", "readsInOnePass"]
    return (words.map(String.init) + ["a b", "1st", "é", "_x"]).map { word in
      Name(
        text: word, isOfType: !(untyped + functions).contains(word),
        isConformance: word.hasPrefix("JSON") && (word.hasSuffix("able")))
    }
  }

  /// The other directions and accesses of the types. Each name is tested with one of them.
  private static let variants = [(".decodeOnly", ""), (".encodeOnly", "public "), ("", "public ")]

  /// Declarations with a name in each place: internal types that are mapped in both directions, and the same
  /// types in one of the variants.
  private static func declarations(_ name: Name, _ number: Int) -> [String] {
    let (direction, access) = variants[number % variants.count]
    return sources(name, number)
      // With another number, their names are different.
      + sources(name, number + 1000).map { source in
        var source = source.replacing(#/Mapped(?:\(([^)]*)\))? /#) { match in
          let form = match.1.map(String.init) ?? ""
          let arguments = (form.hasPrefix(".") ? [form, direction] : [direction, form]).filter { !$0.isEmpty }
          return arguments.isEmpty ? "Mapped " : "Mapped(\(arguments.joined(separator: ", "))) "
        }
        // A type that is only encoded has no default.
        if direction == ".encodeOnly" { source = source.replacing("@Default(3) ", with: "") }
        if !access.isEmpty { source = source.replacing("@usableFromInline ", with: "") }
        return source.replacing(#/(nonisolated |final )?(struct|enum|class) /#) { "\(access)\($0.output.0)" }
      }
  }

  private static func sources(_ name: Name, _ number: Int) -> [String] {
    let (n, i) = ("`\(name.text)`", number)
    let key = name.text.replacing(" ", with: "_")
    let many = (0..<12).map { "let p\($0): Int" }.joined(separator: "; ")
    let members = [
      "struct A\(i) { @Check({ !$0.isEmpty }, \"\") let \(n): String; @Check(1...) let b: Int?; var c: [Int] = [] }",
      "struct B\(i) { let \(n): Fact; let b: Fact?; @Default(3) var c: Int }",
      #"struct C\#(i) { @Key(path: "x.\#(key)") let \#(n): Int?; @Inlined let b: Fact }"#,
      #"struct D\#(i) { @Inlined let \#(n): Fact; @Key(path: "a.b") let b: Presence<Int> }"#,
      "struct E\(i) { let \(n): Fact; \(many) }", "enum F\(i) { case \(n), other }",
      "enum G\(i) { case \(n)(Fact), other(Int), none }", "enum I\(i) { case other(\(n): Int = 3) }",
      "enum H\(i) { case other(\(n): Int, b: Fact), another(\(n): Fact) }",
      "struct K\(i) { @available(*, deprecated) var \(n): Int?; let b: Fact }",
      "struct V\(i) { @Inlined let a: K\(i); let b: X\(i) }",
      "enum X\(i): String { case other; @available(*, deprecated) case \(n) }",
      "enum Y\(i): Int { case other = 1, \(n) }",
      "struct Z\(i) { @By(numbers) let \(n): Int; @By(numbers) let b: Int?; @By(numbers) @Default(3) var c: Int }",
      "final class AA\(i) { let \(n): Int; var b: Fact; init(\(n) c: Int, b: Fact) { self.\(n) = c; self.b = b } }",
      "final class AB\(i): Base { let \(n): Fact; init(\(n) c: Fact) { self.\(n) = c; super.init() } }",
      "struct AE\(i): Equatable { var \(n): Int; var b: Fact?; init(\(n) c: Int, b: Fact?) { self.\(n) = c; self.b = b } }",
      "struct AF\(i): RawRepresentable { public let rawValue: Int; static let \(n) = 1; public init(rawValue: Int) { self.rawValue = rawValue } }",
      "struct AG\(i) { let \(n): Int; init(\(n) c: Int) throws { self.\(n) = c } }",
      "@usableFromInline struct W\(i) { var \(n): Int; @available(*, deprecated) let b: Fact }",
    ]
    let enums = [
      #"(tag: "t") enum L\#(i) { case \#(n)(Fact), other, another(\#(n): Int) }"#,
      #"(tag: "t", content: "c") enum M\#(i) { case \#(n)(Fact), other(\#(n): Fact) }"#,
      "(.untagged) enum N\(i) { case \(n)(Fact), other(\(n): Int) }",
    ]
    let ofTypes = [
      "@Mapped struct O\(i) { @DerivedMapping::Mapped struct \(n) { let a: Swift::Int }; let b: [\(n)]; let c: Fact }",
      "@Mapped enum P\(i) { @DerivedMapping::Mapped struct \(n) { let a: Swift::Int }; case x(\(n)), y(z: \(n)) }",
      "enum Q\(i) { @Mapped struct \(n) { let \(n): [Fact]; let b: Swift::Int } }",
      "enum AC\(i) { enum \(n) { @DerivedMapping::Mapped struct A { let a: Swift::Int; let b: [A]? } } }",
      "enum AD\(i) { struct \(n)<T> { @DerivedMapping::Mapped enum A { case a(T), b(x: Swift::Int) } } }",
      "enum R\(i) { @Mapped enum \(n) { case \(n)(Swift::Int); case b(\(n): [Fact]) } }",
    ]
    let generics = [
      "struct S\(i)<\(n)> { let b: \(n); let c: Swift::Int }",
      "struct T\(i)<\(n)> { let \(n): \(n); @available(*, deprecated) let c: K\(i) }",
      "enum U\(i)<\(n)> { case b(\(n)), c(x: \(n)) }",
    ]
    return members.map { "@Mapped \($0)" } + enums.map { "@Mapped\($0)" } + (name.isOfType ? ofTypes : [])
      + (name.isOfType && !name.isConformance ? generics.map { "@Mapped \($0)" } : [])
  }

  @Test(
    "Each name compiles without a diagnostic in each place",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: [SwiftCompiler.Isolation.nonisolated, .mainActor], MisuseTests.seeds)
  func compiles(isolation: SwiftCompiler.Isolation, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = Self.names.shuffled(using: &generator)
    // A name takes two seconds. Each change tests the names that conflicted once.
    let hard: Set = ["self", "Self", "inout", "await", "Protocol", "decode", "Fact", "Swift", "MappedFit"]
    let names = Thoroughness.isNightly ? all : all.filter { hard.contains($0.text) }
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.isolation = isolation
    let fact = """
      import DerivedMapping
      @Mapped public struct Fact: Equatable { let only: Int; init(only: Int) { self.only = only } }
      extension Fact { init(only: String) { self.init(only: 0) } }
      public nonisolated class Base { public init() {} }
      nonisolated let numbers = NumberStringField<Int>.numberString()
      protocol JSONDecodable {}; protocol JSONObjectDecodable {}; protocol JSONWritable {}
      protocol JSONObjectWritable {}
      """
    for batch in stride(from: 0, to: names.count, by: 20) {
      let declarations = names[batch..<min(batch + 20, names.count)].enumerated().flatMap {
        Self.declarations($1, $0)
      }
      let text = ([fact] + declarations).joined(separator: "\n")
      let output = try compiler.check(texts: [text]).output
      #expect(output == "")
    }
  }
}

/// Code that the macro generates in public types of a module whose imports are internal by default.
@Suite("Warnings about code of the macro")
struct ExpansionWarningTests {
  @Test(
    "Public types of each kind compile without a diagnostic, with any names and tags",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason), arguments: [false, true], MisuseTests.seeds)
  func isSilent(isOfMainActor: Bool, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let types = try Misuse.all(in: "PublicTypes").shuffled(using: &generator)
    #expect(types.count >= 11)
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    compiler.isolation = isOfMainActor ? .mainActor : .nonisolated
    let texts = types.enumerated().map { (number, type) in
      let named = type.named(number, &generator)
      return "\(named.source)\n\(named.given)\npublic import DerivedMapping\nimport JSONMapping\n"
    }
    #expect(try compiler.check(texts: texts) == .clean)
  }
}
