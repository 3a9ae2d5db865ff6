import JSONCore
import MappingTestSupport
import Testing

@Suite("Fixtures/malformed/expected.json, and that of the folder forms")
struct MalformedTableTests {
  static let models = ["movie", "movies", "user", "users", "skill", "skills", "todo", "todos"]
  static let modelOfForms = "parcel"
  static let rows = MalformedCase.table + MalformedCase.forms

  /// The codes that decoding a document with a strategy can report. The others belong to encoding, to other
  /// parsers and to transforms.
  static let codes = Set(IssueCode.allCases)
    .subtracting([.invalidJSON, .transformFailed, .custom, .nonFiniteNumber, .keyCollision])
    .map(\.rawValue)

  @Test(
    "The table has a row for every document, and only one",
    arguments: [("malformed", "", MalformedCase.table), ("malformed/forms", "forms/", MalformedCase.forms)])
  func filesAndRows(folder: String, prefix: String, rows: [MalformedCase]) throws {
    let rows = rows.map(\.file)
    let files = try Fixture.documents(in: folder).filter { $0 != "expected.json" }.map { prefix + $0 }
    #expect(rows.count == Set(rows).count)
    #expect(rows.sorted() == files)
    #expect(rows.count >= 40)
  }

  @Test("Line and column agree with the offset, by an independent count")
  func positions() throws {
    for row in Self.rows {
      let bytes = try row.bytes()
      for issue in [row.issue] + (row.issues ?? []) where issue.code != "size-limit" {
        let offset = try #require(issue.offset)
        let length = try #require(issue.length)
        try #require(offset >= 0 && length >= 0 && offset + length <= bytes.count, "\(row.file)")
        var line = 1
        var column = 1
        for (index, byte) in bytes.prefix(offset).enumerated() {
          let isFirstOfPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
          if (byte == 0x0D && !isFirstOfPair) || byte == 0x0A {
            line += 1
            column = 1
          } else if byte & 0xC0 != 0x80 {
            column += 1
          }
        }
        #expect(issue.line == line && issue.column == column, "\(row.file): counted \(line):\(column)")
      }
    }
  }

  @Test("All issues of a row are in order, and contain the row's issue")
  func severalIssues() {
    let rows = Self.rows.filter { $0.issues != nil }
    for row in rows {
      let issues = row.issues ?? []
      #expect(issues.count > 1 && issues.contains(row.issue), "\(row.file)")
      #expect(issues.map { $0.offset ?? -1 } == issues.map { $0.offset ?? -1 }.sorted(), "\(row.file)")
    }
    #expect(Set(rows.map(\.issues?.count)).isSuperset(of: [2, 100]))
  }

  /// The syntax codes whose only cause may be the end of the input; then the issue is incomplete.
  static let completable = ["invalid-escape", "invalid-unicode-escape", "lone-surrogate", "invalid-utf8"]

  @Test("The category is that of the code, or `incomplete` for a cut escape or character")
  func codes() throws {
    for row in Self.rows {
      let bytes = try row.bytes()
      let isCut =
        Self.completable.contains(row.code)
        && !bytes.dropFirst(row.issue.offset ?? 0).contains(UInt8(ascii: "\""))
      let category = isCut ? "incomplete" : IssueCode(rawValue: row.code)?.category.rawValue
      #expect(row.category == category, "\(row.file)")
      #expect((Self.models + [Self.modelOfForms]).contains(row.model), "\(row.file)")
      #expect(row.path.hasPrefix("$"), "\(row.file)")
    }
  }

  @Test("Every code and every model has a document")
  func coverage() throws {
    let rows = MalformedCase.table
    #expect(Set(rows.map(\.code)) == Set(Self.codes))
    #expect(Set(rows.map(\.model)) == Set(Self.models))
  }

  /// The codes that only models with dates, enums or references can report.
  static let codesOfSomeModels = ["invalid-format", "invalid-raw-value", "unknown-reference"]

  @Test("Every model has a document for each code that it can report", arguments: models)
  func coverage(of model: String) throws {
    let codes = Set(MalformedCase.table.filter { $0.model == model }.map(\.code))
    let missing = Set(Self.codes).subtracting(Self.codesOfSomeModels).subtracting(codes)
    #expect(missing == [])
  }

  @Test("The length fits the text at the location")
  func lengths() throws {
    for row in Self.rows where row.code != "size-limit" {
      let bytes = try row.bytes()
      let offset = try #require(row.issue.offset)
      let length = try #require(row.issue.length)
      let marked = bytes.dropFirst(offset).prefix(length)
      switch row.code {
      case "missing-key":
        #expect(Array(marked) == Array("{".utf8), "\(row.file)")
      case "unexpected-null":
        #expect(Array(marked) == Array("null".utf8), "\(row.file)")
      case "empty-input", "unexpected-end":
        #expect(length == 0 && offset == bytes.count, "\(row.file)")
      case "unterminated-string":
        #expect(marked.first == UInt8(ascii: "\"") && marked.endIndex == bytes.count, "\(row.file)")
      case "invalid-escape", "invalid-unicode-escape", "lone-surrogate":
        #expect(marked.first == UInt8(ascii: "\\"), "\(row.file)")
      case "unknown-key", "duplicate-key":
        #expect(marked.first == UInt8(ascii: "\"") && marked.last == UInt8(ascii: "\""), "\(row.file)")
      case "wrong-count", "index-out-of-bounds":
        #expect(Array(marked) == Array("[".utf8), "\(row.file)")
      case "trailing-comma":
        #expect(Array(marked) == Array(",".utf8), "\(row.file)")
      case "control-character", "invalid-utf8", "trailing-content", "depth-limit":
        #expect(length == 1, "\(row.file)")
      default:
        #expect(length > 0, "\(row.file)")
      }
    }
  }
}
