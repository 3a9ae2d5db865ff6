import CatalogStrategies
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Malformed fixtures")
struct MalformedFixtureTests {
  @Test("The tables of malformed documents are found", arguments: MalformedTable.all)
  func found(table: MalformedTable) {
    #expect(table.rows.count > 80 && table.rows.count { $0.issues != nil } > 2)
  }

  @Test(
    "Every strategy gives the same code, path and location, and equal errors and texts, also in one line",
    arguments: MalformedTable.all)
  func sameIssue(table: MalformedTable) throws {
    for row in table.rows {
      var errors: Set<JSONError?> = []
      var texts: Set<String> = []
      for reader in table.readers {
        let name: Comment = "\(row.file): \(reader.name)"
        let error = thrown(name) { try reader.decode(row, 1) }
        #expect(error.flatMap(row.answer) == row, name)
        let text = try #require(error?.rendered(), name)
        errors.insert(error)
        texts.insert(text)
        if row.issues == nil { #expect(try error?.description == Self.line(of: text), name) }
      }
      #expect(errors.count == 1 && texts.count == 1, "\(row.file)")
    }
  }

  /// The error in one line, from its full text.
  private static func line(of text: String) throws -> String {
    let parts = try #require(
      text.prefixMatch(
        of: /error\[(.+?)\]: (.*)\n +--> (.+?)(?: (\(line \d+, column \d+), byte \d+\))?(?:\n|$)/))
    return "\(parts.3): \(parts.2)\(parts.4.map { " \($0))" } ?? "") [\(parts.1)]"
  }

  @Test("Every strategy finds all issues where the table lists them", arguments: MalformedTable.all)
  func allIssues(table: MalformedTable) {
    for row in table.rows where row.issues != nil {
      for reader in table.readers {
        let error = thrown("\(row.file): \(reader.name)") { try reader.decode(row, 1000) }
        let issues = error?.issues.map { MalformedCase.ExpectedIssue($0) }
        // Codable's users read their references in a loop, which ends at the first issue.
        let endsEarly = reader.name == "codable" && row.model.hasPrefix("user") && error?.isTruncated == true
        let expected = endsEarly ? row.issues?.filter { issues?.contains($0) == true } : row.issues
        #expect(issues == expected && issues?.first == row.issues?.first, "\(row.file): \(reader.name)")
        #expect(error?.hasMoreIssues == false, "\(row.file): \(reader.name)")
      }
    }
  }

  @Test(
    "Text and documents give the same issue as bytes, and equal errors with every strategy",
    arguments: MalformedCase.all)
  func entryPoints(row: MalformedCase) throws {
    let bytes = try row.bytes()
    // A string can't hold bytes that are not UTF-8.
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    var errors: Set<JSONError?> = []
    for (name, mapping) in try Fixture.mappings(of: row.model) {
      let fromText = thrown("\(name)") { try mapping.decode(text) }
      let fromDocument = thrown("\(name)") { try mapping.decode(Document(parsing: bytes)) }
      #expect(fromText.flatMap(row.answer) == row)
      #expect(fromDocument.flatMap(row.answer) == row)
      errors.insert(fromText)
    }
    #expect(errors.count == 1, "\(errors)")
  }
}

/// A table of malformed documents, and a `rendered.txt` beside it with the full text of an error for each
/// code and for each example on the page of errors. The other errors are compared by code, path and location.
///
/// `make texts` regenerates the files; read the changes before you commit them.
struct MalformedTable: Sendable, CustomTestStringConvertible {
  let folder: String
  let rows: [MalformedCase]
  /// How each strategy decodes a row, with a limit of issues.
  let readers: [(name: String, decode: @Sendable (MalformedCase, Int) throws -> Void)]

  var testDescription: String { folder }

  static let all = [
    MalformedTable(
      folder: "malformed", rows: MalformedCase.table,
      readers: Fixture.strategies.map { strategy in
        (strategy.name, { try strategy.decode($0, issueLimit: $1) })
      }),
    MalformedTable(
      folder: "malformed/forms", rows: MalformedCase.forms,
      readers: ParcelStrategy.all.map { strategy in
        (strategy.name, { try strategy.decode($0, issueLimit: $1) })
      }),
  ]

  /// The first document of each code, and the examples.
  var goldens: [MalformedCase] {
    var codes: Set<String> = []
    return rows.filter { codes.insert($0.code).inserted || $0.file.hasPrefix("example-") }
  }
}

@Suite("Rendered texts")
struct RenderedTextTests {
  @Test("The first document of each code has the expected text", arguments: MalformedTable.all)
  func goldens(table: MalformedTable) throws {
    let reader = try #require(table.readers.first)
    let file = "\(table.folder)/rendered.txt"
    let texts = try table.goldens.map { row in
      let error = thrown { try reader.decode(row, 1) }
      return (row.file, try #require(error).rendered())
    }
    if Rewriting.isOn {
      let sections = texts.map { "=== \($0)\n\($1)\n" }
      try Rewriting.write(sections.joined(separator: "\n"), to: "Fixtures/\(file)")
    }
    #expect(try MalformedCase.renderedTexts(in: file) == Dictionary(uniqueKeysWithValues: texts))
  }
}
