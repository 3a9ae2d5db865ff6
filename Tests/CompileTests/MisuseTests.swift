import Foundation
import MappingTestSupport
import Testing

/// A mistake in the use of `@Mapped` is one error in the user's file.
@Suite("Mistakes in the use of the macro")
struct MisuseTests {
  /// Each seed results in other names.
  static let seeds: [UInt64] = Thoroughness.isNightly ? [1, 2] : [1]

  @Test("Each row of the table has code with a mark, and an error")
  func table() throws {
    let table = try Misuse.all()
    #expect(table.count >= 227)
    #expect(table.allSatisfy { $0.source.split(separator: "«").count <= 2 && $0.source.contains("«") })
    #expect(table.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
    // An error without a location is an error, too.
    #expect(CompilerFinding.errors(in: "<unknown>:0: error: a\n").map(\.text) == ["a"])
  }

  @Test(
    "Each mistake is one error at its position, whose fix-its compile",
    .enabled(if: Thoroughness.isFull || SwiftCompiler.hasCurrentMacros, "make macro builds the macro"),
    arguments: seeds)
  func mistakes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = try Misuse.all().shuffled(using: &generator)
    let table = all.prefix(Thoroughness.rounds(12, of: all.count)).enumerated().map {
      $1.named($0, &generator)
    }
    let findings = try Self.findings(in: table.map(\.file))
    // There are no errors in expansions.
    #expect(findings[nil] == nil)
    var fixed: [String] = []
    for (index, misuse) in table.enumerated() {
      let found = findings[index] ?? []
      let (comment, place) = (Comment(rawValue: misuse.source), misuse.place)
      let errors = found.map { "\($0.line):\($0.column): \($0.text)" }
      #expect(errors == ["\(place.line):\(place.column): \(misuse.message)"], comment)
      let fixIts = found.first?.fixIts ?? []
      #expect(fixIts.filter(\.isOutline).map(\.text) == misuse.outlines, comment)
      #expect(fixIts.filter { !$0.isOutline }.map(\.text) == misuse.fixes + misuse.longFixes, comment)
      for fixIt in fixIts where !misuse.longFixes.contains(fixIt.text) {
        var lines = misuse.file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[place.line - 1] == fixIt.line, comment)
        lines[place.line - 1] =
          misuse.filling.map { fixIt.fixed.replacing(#/<#[^#]*#>/#, with: $0) } ?? fixIt.fixed
        // Several fixes of one mistake would declare its types several times.
        fixed.append(misuse.renamed(lines.joined(separator: "\n"), fixed.count))
      }
    }
    let errors = try Self.findings(in: fixed, acceptsPlaceholders: true)
    for (index, source) in fixed.enumerated() {
      #expect((errors[index] ?? []).map(\.text) == [], Comment(rawValue: source))
    }
    #expect(errors[nil] == nil)
  }

  @Test(
    "Cases of one declaration have one error each",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: [
      ("(tag: \"t\")", true), ("(.encodeOnly, tag: \"t\")", true), ("(.decodeOnly, tag: \"t\")", false),
      ("(tag: \"t\", content: \"c\")", false), ("", false), ("(.untagged)", false),
    ])
  func cases(arguments: String, isTagged: Bool) throws {
    let source = """
      import DerivedMapping
      @Mapped\(arguments) enum A { case a(_: U), b(c: U), d(e: Int) }
      struct U {}

      """
    let texts = ["a", "b"].map {
      isTagged && $0 == "a"
        ? "with 'tag' alone, the payload of 'a' must be a model or have labels: 'U' must be a struct or a class "
          + "with '@Mapped'"
        : "the payload of '\($0)' can't be mapped: 'U' has no JSON form; write '@Mapped' before its declaration, "
          + "or put it into a model with '@By"
    }
    let found = try Self.findings(in: [source])[0, default: []].map { String($0.text.prefix(texts[1].count)) }
    #expect(found.sorted() == texts.sorted())
  }

  @Test(
    "Fields need only the import of the strategy",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: [
      ("@By(.yearMonthDay) var a: Date", []),
      ("@By(.yearMonthDay) var a: Int", ["'@By(.yearMonthDay)' is for 'Date', but 'a' is of type 'Int'"]),
    ])
  func fields(property: String, messages: [String]) throws {
    let source = "import DerivedMapping\nimport Foundation\n@Mapped struct A { \(property) }\n"
    #expect(try Self.findings(in: [source])[0, default: []].map(\.text) == messages)
  }

  @Test(
    "The macro adds no error to those of the compiler, except for a remedy and unknown names in attributes",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason), arguments: seeds)
  func compilerErrors(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for (number, mistake) in try Misuse.all(in: "CompilerErrors").enumerated() {
      let misuse = mistake.named(number, &generator)
      let findings = try Self.findings(in: [misuse.file])
      let places = (findings[0] ?? []).map { "\($0.line):\($0.column)" }
      #expect(Set(places) == Set(misuse.places.map { "\($0.line):\($0.column)" }), "\(misuse.source)")
      #expect(places.count == misuse.places.count, "\(misuse.source)")
      #expect(findings[nil]?.count ?? 0 == misuse.generatedErrors, "\(misuse.source)")
      guard !misuse.message.isEmpty else { continue }
      let error = try #require(findings[0]?.first { $0.text == misuse.message }, "\(misuse.source)")
      #expect(error.fixIts.map(\.text) == misuse.fixes, "\(misuse.source)")
      for fixIt in error.fixIts {
        let fixed = misuse.file.replacing(fixIt.line, with: fixIt.fixed)
        #expect(try Self.findings(in: [fixed]).isEmpty, "\(fixed)")
      }
    }
  }

  /// Compiles sources as files of one module.
  ///
  /// - Returns: The errors by the number of their source; `nil` for those in no source.
  private static func findings(
    in sources: [String], acceptsPlaceholders: Bool = false
  ) throws -> [Int?: [CompilerFinding]] {
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.acceptsPlaceholders = acceptsPlaceholders
    let ending = try compiler.check(texts: sources)
    let errors = CompilerFinding.errors(in: ending.output)
    #expect(errors.isEmpty == (ending.status == 0), "\(ending.output)")
    let numbers = Dictionary(uniqueKeysWithValues: sources.indices.map { ("App\($0).swift", $0) })
    return Dictionary(grouping: errors) { numbers[$0.file] }
  }
}
