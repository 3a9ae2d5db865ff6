import JSONCore
import JSONMapping
import JanssonBackend
import MappingTestSupport
import Testing

/// The source of the example of a code.
enum CodeReader: Sendable {
  /// A document of the table of malformed documents.
  case malformed(String)
  case jansson(String)
  /// The error of a mapping about the value at a path.
  case issue(JSONCore.Issue.Kind, at: JSONKeyPath, String)
  case writing(Written)

  enum Written: Sendable { case nonFinite, twice }

  /// Decodes or encodes the example, which throws.
  func read() throws {
    switch self {
    case .malformed(let name):
      guard let row = MalformedCase.table.first(where: { $0.file == name + ".json" }) else { return }
      try Fixture.strategies[0].decode(row)
    case .jansson(let text): _ = try JanssonBackend.parse(text)
    case .issue(let kind, let path, let text):
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in throw try json.value(at: path).error(kind) }
    case .writing(let what):
      var writer = JSONWriter(options: JSONWriteOptions(rejectsDuplicateKeys: true))
      try writer.beginObject()
      try writer.put("rating", what == .nonFinite ? Double.infinity : 4.5)
      try writer.put("rating", 5)
      writer.endObject()
      _ = try writer.finish()
    }
  }
}

extension CodeReader {
  /// An example of every code, in the order of ``JSONCore/IssueCode``.
  static let examples: KeyValuePairs<IssueCode, CodeReader> = [
    .unexpectedCharacter: .malformed("missing-comma"),
    .trailingComma: .malformed("example-10-trailing-comma"),
    .invalidEscape: .malformed("example-12-bad-escape"),
    .invalidUnicodeEscape: .malformed("escape-unicode-digits"),
    .loneSurrogate: .malformed("example-13-lone-surrogate"),
    .controlCharacter: .malformed("control-tab"),
    .invalidUTF8: .malformed("example-14-bad-utf8"),
    .leadingZero: .malformed("example-15-leading-zero"),
    .invalidNumber: .malformed("number-no-fraction"),
    .invalidLiteral: .malformed("todo-literal-capital"),
    .nonFiniteLiteral: .malformed("number-nan"),
    .trailingContent: .malformed("trailing-document"),
    .invalidJSON: .jansson("[1 2]"),
    .duplicateKey: .malformed("todo-duplicate-key"),
    .emptyInput: .malformed("example-17-empty"),
    .unexpectedEnd: .malformed("example-09-truncated"),
    .unterminatedString: .malformed("example-11-unterminated-string"),
    .depthLimit: .malformed("example-16-depth-bomb"),
    .sizeLimit: .malformed("todo-size-limit"),
    .missingKey: .malformed("example-20-misspelled-key"),
    .unexpectedNull: .malformed("example-02-null"),
    .typeMismatch: .malformed("example-03-wrong-type"),
    .numberOutOfRange: .malformed("example-04-out-of-range"),
    .fractionalNumber: .malformed("example-05-fraction"),
    .invalidRawValue: .malformed("example-07-bad-enum"),
    .invalidFormat: .malformed("example-06-bad-date"),
    .unknownKey: .malformed("todo-unknown-key"),
    .unknownReference: .malformed("example-08-unknown-reference"),
    .wrongCount: .malformed("todo-wrong-count"),
    .indexOutOfBounds: .malformed("todo-index-out-of-bounds"),
    .noAlternative: .malformed("todo-no-alternative"),
    .transformFailed: .issue(
      .transformFailed("the colour is not in the palette"), at: "colour", "{\"colour\":\"mauve\"}"),
    .invalidValue: .issue(.invalidValue("must be in 1...5"), at: "stars", "{\"stars\":9}"),
    .custom: .issue(.custom("the end lies before the start"), at: "end", "{\"start\":5,\"end\":3}"),
    .nonFiniteNumber: .writing(.nonFinite),
    .keyCollision: .writing(.twice),
  ]
}

/// `make texts` regenerates the errors on the page `ErrorCodes.md`, whose other texts are written by hand.
@Suite("The page of error codes")
struct CodesPageTests {
  static let file = "Sources/Core/JSONCore/JSONCore.docc/ErrorCodes.md"

  @Test("Every code has an example, in order")
  func complete() { #expect(CodeReader.examples.map(\.key) == IssueCode.allCases) }

  @Test("Every example fails with its code", arguments: CodeReader.examples.indices)
  func example(_ index: Int) throws {
    let (code, reader) = CodeReader.examples[index]
    let error = thrown { try reader.read() }
    #expect(error?.issue.code == code && error?.issues.count == 1)
  }

  @Test("Every code has a section with its meaning, the error of the example, and advice")
  func sections() throws {
    let parts = try PackageFolder.text(of: Self.file).split(separator: "\n## ")
    #expect(parts.dropFirst().map { String($0.prefix { $0 != "\n" }) } == IssueCode.allCases.map { "\($0)" })
    var page = String(parts[0])
    for (part, example) in zip(parts.dropFirst(), CodeReader.examples) {
      let texts = try #require(
        part.wholeMatch(of: #/(?s)(.+?\n\n[^\n]+\n\n)```\n.*\n```\n\n([^\n]+\n)/#))
      let error = try #require(thrown { try example.value.read() })
      page += "\n## \(texts.1)```\n\(error.rendered())\n```\n\n\(texts.2)"
    }
    if Rewriting.isOn { try Rewriting.write(page, to: Self.file) }
    #expect(try PackageFolder.text(of: Self.file) == page, "`make texts` regenerates it")
  }

  @Test("The page lists the codes of each category", arguments: IssueCategory.allCases)
  func categories(category: IssueCategory) throws {
    let codes = IssueCode.allCases.filter { $0.category == category }
    let links = codes.map { "[\($0)](#\($0))" }.joined(separator: ", ")
    let lines = try PackageFolder.text(of: Self.file).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("| `\(category.rawValue)` | ") && $0.hasSuffix(" | \(links) |") })
  }

  @Test(
    "The page lists the names of secrets",
    arguments: [
      ("its name contains", SecretName.partsOfNames), ("its whole name is", SecretName.wholeNames),
      ("one word of its name, or several consecutive words, form", SecretName.wordsOfNames),
    ])
  func secrets(condition: String, names: [String]) throws {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    #expect(try PackageFolder.text(of: Self.file).contains("\n- \(condition) one of these: \(list);\n"))
  }
}
