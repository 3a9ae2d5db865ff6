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

@Suite("Lossy streams")
struct LossyTests {
  private static let document = """
    {"films": [
      {"title": "A", "rating": 1}, {"title": "B"},
      7,
      {"title": "C", "rating": 3}
    ]}
    """

  @Test("Invalid elements are skipped and reported, as of a lossy array")
  func elements() throws {
    let mapper = ManualMapper<Film>()
    let whole = try mapper.lossyArray.at("films").decode(Self.document)
    #expect(whole.dropped.map(\.index) == [1, 2])
    let report = LossReport()
    var films = mapper.elements(in: Array(Self.document.utf8), at: "films").lossy(report)
    var titles: [String] = []
    try films.forEach { titles.append($0.title) }
    #expect(titles == ["A", "C"])
    #expect(report.count == 2 && report.dropped == whole.dropped)
    #expect(
      report.dropped.map(\.error.description) == [
        #"$.films[1]: missing key "rating" required by Film (Double) (line 2, column 32) [missing-key]"#,
        "$.films[2]: expected an object for Film, found 7 (line 3, column 3) [type-mismatch]",
      ])
  }

  @Test("Lines that aren't JSON don't affect other lines")
  func lines() throws {
    let text = "{\"title\":\"A\",\"rating\":1}\n{\"title\":\nnonsense\n[]\n{\"title\":\"B\",\"rating\":2}"
    let report = LossReport(limit: 2)
    var films = ManualMapper<Film>().lines(in: Array(text.utf8)).lossy(report)
    var titles: [String] = []
    try films.forEach { titles.append($0.title) }
    #expect(titles == ["A", "B"])
    #expect(report.count == 3 && report.dropped.map(\.index) == [1, 2])
    #expect(
      report.dropped.map(\.error.description) == [
        "$.title: the document ends inside an object (line 2, column 10) [unexpected-end]",
        #"$: unknown literal "nonsense", expected a JSON value (line 3, column 1) [invalid-literal]"#,
      ])
  }

  @Test("An array that isn't JSON ends with the error")
  func syntax() throws {
    let report = LossReport()
    var films = ManualMapper<Film>().elements(in: Array("[{}, {]".utf8)).lossy(report)
    let error = #expect(throws: JSONError.self) { try films.next() }
    #expect(
      error?.description
        == #"$[1]: unexpected "]", expected a key or "}" (line 1, column 7) [unexpected-character]"#)
    #expect(report.dropped.map(\.index) == [0])
    #expect(try films.next() == nil)
  }

  @Test("Without a report, the value after an error can be decoded")
  func goingOn() throws {
    var films = ManualMapper<Film>().elements(in: Array(Self.document.utf8), at: "films")
    #expect(try films.next()?.title == "A")
    #expect(throws: JSONError.self) { try films.next() }
    #expect(throws: JSONError.self) { try films.next() }
    #expect(try films.next()?.title == "C")
    #expect(try films.next() == nil)
  }

  @Test("An asynchronous stream reports before the next value")
  func asynchronous() async throws {
    let report = LossReport()
    var counts: [Int] = []
    let source = ByteChunks(Array(Self.document.utf8), size: 3)
    for try await _ in ManualMapper<Film>().elements(of: source, at: "films").lossy(report) {
      counts.append(report.count)
    }
    #expect(counts == [0, 2])
  }
}
