import JSONCore
import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Testing

/// Errors have path, line, column and byte in the whole stream.
@Suite("Errors of streams")
struct ErrorTextTests {
  /// The form of each document of `Fixtures/streams`, whose file `rendered.txt` has the expected texts.
  static let forms: KeyValuePairs<String, StreamForm> = [
    "element-with-lines.json": .elements(at: "data.movies"),
    "element-in-one-line.json": .elements(at: "movies"),
    "line.json": .lines,
    "line-not-json.json": .lines,
    "element-not-json.json": .elements(at: []),
    "missing-comma.json": .elements(at: "movies"),
    "trailing-comma.json": .elements(at: []),
    "early-end.json": .elements(at: "movies"),
    "early-end-in-string.json": .elements(at: "movies"),
    "text-after-end.json": .elements(at: []),
    "missing-key.json": .elements(at: "data.movies"),
    "missing-key-among-others.json": .elements(at: "a.movies"),
    "missing-element.json": .elements(at: "pages[7].movies"),
    "object-for-array.json": .elements(at: "data.movies"),
    "string-for-array.json": .elements(at: "data.movies"),
    "null-on-path.json": .elements(at: "data.movies"),
    "empty.json": .elements(at: "data.movies"),
    "secret-on-path.json": .elements(at: "passwords"),
  ]

  @Test("Every document has a form and an expected text")
  func complete() throws {
    let files = Self.forms.map(\.key).sorted()
    #expect(try Fixture.documents(in: "streams") == files)
    #expect(try MalformedCase.renderedTexts(in: "streams/rendered.txt").keys.sorted() == files)
  }

  @Test("The text of an error is the same wherever chunks end", arguments: forms.indices)
  func rendered(index: Int) throws {
    let (file, form) = Self.forms[index]
    let bytes = try Fixture.bytes("streams/\(file)")
    let expected = try MalformedCase.renderedTexts(in: "streams/rendered.txt")[file]
    for size in [1, 5, 10_000] {
      let error = outcome(of: bytes, ManualMapper<Film>(), form, .size(size)).error
      #expect(error?.rendered() == expected, "\(file) in chunks of \(size)")
    }
  }

  @Test("All issues of an element have their locations")
  func allIssues() throws {
    let text = "[\n {\"title\":\"A\",\"rating\":1},\n {\"title\":1,\"rating\":\"x\"}]"
    let mapper = ManualMapper<Film>().reportingAllIssues()
    let error = try #require(outcome(of: text, mapper, .elements(at: []), .size(9)).error)
    #expect(
      error.description == """
        2 errors while decoding Film: $[1].title: expected String for Film.title, found 1 (line 3, column 11) \
        [type-mismatch]; $[1].rating: expected Double for Film.rating, found string "x" (line 3, column 22) \
        [type-mismatch]
        """)
  }

  @Test("Unknown keys are those of the elements")
  func unknownKeys() throws {
    let text = "{\"x\":1,\"films\":[{\"title\":\"A\",\"rating\":1,\"extra\":2}]}"
    let mapper = ManualMapper<Film>().rejectingUnknownKeys()
    let error = try #require(outcome(of: text, mapper, .elements(at: "films"), .size(9)).error)
    #expect(
      error.place
        == "unknown-key $.films[0].extra SourceLocation(offset: 40, length: 7, line: 1, column: 41) data")
  }

  @Test("The first of duplicate keys counts, unless the options make them an error")
  func repeatedKeys() throws {
    let bytes = Array(#"{"a":{"b":[1]},"a":{"b":[2]}}"#.utf8)
    func read(_ duplicateKeys: JSONParseOptions.DuplicateKeys) -> StreamOutcome<OwnedJSON> {
      let parsing = JSONParseOptions(duplicateKeys: duplicateKeys)
      let mapper = AnyJSONMapper(parsing: parsing)
      return outcome(of: bytes, mapper, .elements(at: "a.b"), .size(4))
    }
    #expect(read(.useFirst) == StreamOutcome(models: [number(1)]))
    for duplicateKeys in [JSONParseOptions.DuplicateKeys.useLast, .reject] {
      let outcome = read(duplicateKeys)
      #expect(outcome.models == [number(1)])
      #expect(outcome.error?.description == "$.a: duplicate key \"a\" (line 1, column 16) [duplicate-key]")
    }
  }

  @Test(
    "The advice names no tolerance that would be refused",
    arguments: ["[{\"a\":NaN}]", "[// x\n1]", "['a']", "[{a:1}]", "[1,]"])
  func advice(text: String) throws {
    let option = "JSONParseOptions(tolerances: "
    #expect(thrown { try Document(parsing: text) }?.rendered().contains(option) == true)
    let element = outcome(of: text, AnyJSONMapper(), .elements(at: []), .size(9)).error
    let partial = thrown { try AnyJSONMapper().partial().append(text) }
    for error in [element, partial] {
      #expect(try #require(error).rendered().contains(option) == (error?.issue.code == .trailingComma))
    }
  }

  @Test("A document that may be JSON5 isn't decoded in parts; lines are")
  func json5() throws {
    let mapper = AnyJSONMapper(parsing: JSONParseOptions(tolerances: .json5))
    #expect(
      outcome(of: "[1]", mapper, .elements(at: []), .size(9)).error?.description
        == "$: the elements of a document that may be JSON5 can't be decoded one by one [custom]")
    #expect(outcome(of: "[1,]\n+2", mapper, .lines, .size(9)).models.count == 2)
  }
}
