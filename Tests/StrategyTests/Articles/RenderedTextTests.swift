import CatalogStrategies
import JSONMapping
import MappingTestSupport
import Testing

/// A `rendered.txt` below `Fixtures/malformed`: the full text of each document's error, with every strategy.
///
/// `make codes` regenerates the files; read the changes before you commit them.
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

  static func text(of sections: [(file: String, text: String)]) -> String {
    sections.map { "=== \($0.file)\n\($0.text)\n" }.joined(separator: "\n")
  }

  /// The texts by their files.
  func texts() throws -> [String: String] { try MalformedCase.renderedTexts(in: file) }
}

@Suite("Rendered texts")
struct RenderedTextTests {
  @Test("Every malformed document has a text", arguments: RenderedTexts.all)
  func complete(rendered: RenderedTexts) throws {
    if Rewriting.isOn {
      var sections: [(String, String)] = []
      for row in rendered.rows {
        let reader = try #require(rendered.readers.first)
        let error = thrown { try reader.decode(row) }
        sections.append((row.file, try #require(error).rendered()))
      }
      try Rewriting.write(RenderedTexts.text(of: sections), to: "Fixtures/\(rendered.file)")
    } else {
      #expect(try Set(rendered.texts().keys) == Set(rendered.rows.map(\.file)))
    }
  }

  @Test(
    "Every strategy renders exactly this text", .enabled(if: !Rewriting.isOn), arguments: RenderedTexts.all)
  func texts(rendered: RenderedTexts) throws {
    let texts = try rendered.texts()
    for row in rendered.rows {
      let expected = try #require(texts[row.file])
      for reader in rendered.readers {
        let error = thrown("\(row.file): \(reader.name)") { try reader.decode(row) }
        #expect(error?.rendered() == expected, "\(row.file): \(reader.name)")
      }
    }
  }

  @Test(
    "With every strategy, the one-line text of an error has the parts of its full text",
    .enabled(if: !Rewriting.isOn), arguments: RenderedTexts.all)
  func lines(rendered: RenderedTexts) throws {
    let texts = try rendered.texts()
    for row in rendered.rows where row.issues == nil {
      let text = try #require(texts[row.file])
      let parts = try #require(
        text.prefixMatch(
          of: /error\[(.+?)\]: (.*)\n +--> (.+?)(?: (\(line \d+, column \d+), byte \d+\))?(?:\n|$)/))
      let line = "\(parts.3): \(parts.2)\(parts.4.map { " \($0))" } ?? "") [\(parts.1)]"
      for reader in rendered.readers {
        let error = thrown("\(row.file): \(reader.name)") { try reader.decode(row) }
        #expect(error?.description == line, "\(row.file): \(reader.name)")
      }
    }
  }
}
