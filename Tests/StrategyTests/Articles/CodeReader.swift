import JSONCore
import JSONMapping
import JanssonBackend
import MappingTestSupport

/// The source of the example of a code.
enum CodeReader: Sendable {
  /// A document of the table of malformed documents.
  case malformed(String)
  case jansson(String)
  /// The error of a mapping about the value at a path.
  case issue(JSONCore.Issue.Kind, at: JSONKeyPath, String)
  case writing(Written)

  enum Written: Sendable {
    case nonFinite, twice
  }

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
