import CatalogStrategies
import JSONMapping
import MappingTestSupport
import Testing

/// Malformed documents, and a `rendered.txt` below `Fixtures/malformed` with the full text of an error for each
/// code and for each example on the page of errors. The other errors are compared by code, path and location.
///
/// `make texts` regenerates the files; read the changes before you commit them.
struct RenderedTexts: Sendable, CustomTestStringConvertible {
  let file: String
  let rows: [MalformedCase]
  /// How each strategy decodes a row.
  let readers: [(name: String, decode: @Sendable (MalformedCase) throws -> Void)]

  var testDescription: String { file }

  static let catalog = RenderedTexts(
    file: "malformed/rendered.txt", rows: MalformedCase.table,
    readers: Fixture.strategies.map { strategy in (strategy.name, { try strategy.decode($0) }) })

  static let forms = RenderedTexts(
    file: "malformed/forms/rendered.txt", rows: MalformedCase.forms,
    readers: ParcelStrategy.all.map { strategy in (strategy.name, { try strategy.decode($0) }) })

  static let all = [catalog, forms]

  /// The first document of each code, and the examples.
  var goldens: [MalformedCase] {
    var codes: Set<String> = []
    return rows.filter { codes.insert($0.code).inserted || $0.file.hasPrefix("example-") }
  }

  /// The texts by their files.
  func texts() throws -> [String: String] { try MalformedCase.renderedTexts(in: file) }
}

@Suite("Rendered texts")
struct RenderedTextTests {
  @Test("The first document of each code has the expected text", arguments: RenderedTexts.all)
  func goldens(rendered: RenderedTexts) throws {
    let reader = try #require(rendered.readers.first)
    let texts = try rendered.goldens.map { row in
      let error = thrown { try reader.decode(row) }
      return (row.file, try #require(error).rendered())
    }
    if Rewriting.isOn {
      let sections = texts.map { "=== \($0)\n\($1)\n" }
      try Rewriting.write(sections.joined(separator: "\n"), to: "Fixtures/\(rendered.file)")
    }
    #expect(try rendered.texts() == Dictionary(uniqueKeysWithValues: texts))
  }

  @Test(
    "Every strategy renders the same text, whose parts are those of the error in one line",
    arguments: RenderedTexts.all)
  func strategies(rendered: RenderedTexts) throws {
    for row in rendered.rows {
      let errors = rendered.readers.map { reader in
        thrown("\(row.file): \(reader.name)") { try reader.decode(row) }
      }
      let text = try #require(errors.first??.rendered())
      for (error, reader) in zip(errors, rendered.readers) {
        #expect(error?.rendered() == text, "\(row.file): \(reader.name)")
        guard row.issues == nil else { continue }
        #expect(try error?.description == Self.line(of: text), "\(row.file): \(reader.name)")
      }
    }
  }

  /// The error in one line, from its full text.
  private static func line(of text: String) throws -> String {
    let parts = try #require(
      text.prefixMatch(
        of: /error\[(.+?)\]: (.*)\n +--> (.+?)(?: (\(line \d+, column \d+), byte \d+\))?(?:\n|$)/))
    return "\(parts.3): \(parts.2)\(parts.4.map { " \($0))" } ?? "") [\(parts.1)]"
  }
}
