import JSONMapping
import JSONStreaming
import ManualMapping
import Testing

/// Errors have path, line, column and byte in the whole stream.
@Suite("Errors of streams")
struct ErrorTextTests {
  struct Row: CustomTestStringConvertible {
    var name, text: String
    var form: StreamForm
    var rendered: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ form: StreamForm, _ rendered: String) {
      (self.name, self.text, self.form, self.rendered) = (name, text, form, rendered)
    }
  }

  static let rows = [
    Row(
      "an element of a document with lines",
      """
      {
        "data": {
          "movies": [
            {"title": "Été", "rating": 7.5},
            {"title": "Zoo", "rating": "bad"}
          ]
        }
      }
      """,
      .elements(at: "data.movies"),
      """
      error[type-mismatch]: expected Double for Film.rating, found string "bad"
        --> $.data.movies[1].rating (line 5, column 34, byte 104)
       5 | …{"title": "Zoo", "rating": "bad"}
         |                             ^~~~~
      """),
    Row(
      "an element in one long line", #"{"movies":[{"title":"A","rating":1},{"title":"B"}]}"#,
      .elements(at: "movies"),
      """
      error[missing-key]: missing key "rating" required by Film (Double)
        --> $.movies[1] (line 1, column 37, byte 36)
       1 | …{"title":"B"}
         |  ^
         = keys present: title
      """),
    Row(
      "a line", "{\"title\":\"A\",\"rating\":1}\n\n{\"title\":null,\"rating\":1}\n", .lines,
      """
      error[unexpected-null]: expected String for Film.title, found null
        --> $.title (line 3, column 10, byte 35)
       3 | {"title":null,"rating":1}
         |          ^~~~
      """),
    Row(
      "a line that isn't JSON", "{\"title\":\"A\",\"rating\":1}\r\n{\"title\":nil}\r\n", .lines,
      """
      error[invalid-literal]: unknown literal "nil", expected true, false or null
        --> $.title (line 2, column 10, byte 35)
       2 | {"title":nil}
         |          ^~~
      """),
    Row(
      "an element that isn't JSON", #"[{"title":"A","rating":1}, {"title":"B" "rating":2}]"#,
      .elements(at: []),
      """
      error[unexpected-character]: unexpected '"', expected "," or "}"
        --> $[1] (line 1, column 41, byte 40)
       1 | …{"title":"B" "rating":2}]
         |               ^
      """),
    Row(
      "a missing comma",
      "{\"movies\": [\n  {\"title\":\"A\",\"rating\":1}\n  {\"title\":\"B\",\"rating\":2}\n]}",
      .elements(at: "movies"),
      """
      error[unexpected-character]: unexpected "{", expected "," or "]"
        --> $.movies (line 3, column 3, byte 42)
       3 | …{"title":"B","rating":2}
         |  ^
         = note: a comma may be missing at line 2, column 27
      """),
    Row(
      "a trailing comma", "[{\"title\":\"A\",\"rating\":1}, ]", .elements(at: []),
      """
      error[trailing-comma]: trailing comma before "]"
        --> $ (line 1, column 26, byte 25)
       1 | …, ]
         |  ^ remove this comma
      """),
    Row(
      "an early end", "{\"movies\": [{\"title\":\"A\",\"rating\":1}", .elements(at: "movies"),
      """
      error[unexpected-end]: the document ends inside an array
        --> $.movies (line 1, column 37, byte 36)
       1 | …
         |  ^ expected "," or "]" here
         = note: array opened at line 1, column 12
         = note: resumable, more input may complete it
      """),
    Row(
      "an early end in a string", "{\"movies\": [{\"title\":\"A", .elements(at: "movies"),
      """
      error[unterminated-string]: string is never closed
        --> $.movies[0].title (line 1, column 22, byte 21)
       1 | …{"title":"A
         |           ^~ opened here
      """),
    Row(
      "text after the end", "[]\n[]", .elements(at: []),
      """
      error[trailing-content]: unexpected content after the document
        --> $ (line 2, column 1, byte 3)
       2 | []
         | ^
      """),
    Row(
      "a missing key", #"{"version": 1, "data": {"moveis": [], "more": false}, "end": 0}"#,
      .elements(at: "data.movies"),
      """
      error[missing-key]: missing key "movies", expected a value
        --> $.data (line 1, column 24, byte 23)
         = note: similar key "moveis" at line 1, column 25
         = help: did you mean "moveis"?
      """),
    Row(
      "a missing key among others", #"{"a": {"b\n": 1, "c": 2}}"#, .elements(at: "a.movies"),
      """
      error[missing-key]: missing key "movies", expected a value
        --> $.a (line 1, column 7, byte 6)
         = keys present: b␊, c
      """),
    Row(
      "a missing element", #"{"pages": [{}, {}]}"#, .elements(at: "pages[7].movies"),
      """
      error[index-out-of-bounds]: no element 7 in an array of 2
        --> $.pages (line 1, column 11, byte 10)
      """),
    Row(
      "an object instead of the array", #"{"data": {"movies": {"id": 1}}}"#, .elements(at: "data.movies"),
      """
      error[type-mismatch]: expected an array, found an object
        --> $.data.movies (line 1, column 21, byte 20)
      """),
    Row(
      "a string instead of the array", #"{"data": {"movies": "none", "more": 1}}"#,
      .elements(at: "data.movies"),
      """
      error[type-mismatch]: expected an array, found string "none"
        --> $.data.movies (line 1, column 21, byte 20)
       1 | …"none"
         |  ^~~~~~
      """),
    Row(
      "null on the path", #"{"data": null}"#, .elements(at: "data.movies"),
      """
      error[unexpected-null]: expected an object, found null
        --> $.data (line 1, column 10, byte 9)
       1 | …null
         |  ^~~~
      """),
    Row(
      "nothing", "", .elements(at: "data.movies"),
      """
      error[empty-input]: the input is empty; expected a JSON value
        --> $ (line 1, column 1, byte 0)
       1 |\(" ")
         | ^
      """),
    Row(
      "a secret on the path", #"{"passwords": [{"title": "hunter2", "rating": "hunter3"}]}"#,
      .elements(at: "passwords"),
      """
      error[type-mismatch]: expected Double for Film.rating, found a string
        --> $.passwords[0].rating (line 1, column 47, byte 46)
       1 | …{"title": •••, "rating": •••}
         |                           ^~~
      """),
  ]

  @Test("The text of an error is the same wherever chunks end", arguments: rows)
  func rendered(row: Row) throws {
    let bytes = Array(row.text.utf8)
    for size in [1, 5, 10_000] {
      let error = outcome(of: bytes, ManualMapper<Film>(), row.form, .size(size)).error
      #expect(error?.rendered() == row.rendered, "chunks of \(size)")
    }
  }

  @Test("All issues of an element have their locations")
  func allIssues() throws {
    let text = "[\n {\"title\":\"A\",\"rating\":1},\n {\"title\":1,\"rating\":\"x\"}]"
    let mapper = ManualMapper<Film>().reportingAllIssues()
    let error = try #require(outcome(of: Array(text.utf8), mapper, .elements(at: []), .size(9)).error)
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
    let error = try #require(outcome(of: Array(text.utf8), mapper, .elements(at: "films"), .size(9)).error)
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

  @Test("A document that may be JSON5 isn't decoded in parts; lines are")
  func json5() throws {
    let mapper = AnyJSONMapper(parsing: JSONParseOptions(allowsJSON5: true))
    #expect(
      outcome(of: Array("[1]".utf8), mapper, .elements(at: []), .size(9)).error?.description
        == "$: the elements of a document that may be JSON5 can't be read one by one [custom]")
    #expect(outcome(of: Array("[1,]\n+2".utf8), mapper, .lines, .size(9)).models.count == 2)
  }
}
