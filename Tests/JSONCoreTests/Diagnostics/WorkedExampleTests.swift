import TestSupport
import Testing

@testable import JSONCore

@Suite("The documented examples of the error format")
struct WorkedExampleTests {
  /// The documents that are not JSON, with the one-line forms of their errors.
  static let syntaxErrors = [
    "example-09-truncated.json":
      #"$: the document ends inside an object (line 1, column 35) [unexpected-end]"#,
    "example-10-trailing-comma.json":
      #"$.cast: trailing comma before "]" (line 4, column 28) [trailing-comma]"#,
    "example-11-unterminated-string.json":
      #"$.name: string is never closed (line 1, column 17) [unterminated-string]"#,
    "example-12-bad-escape.json":
      #"$.name: invalid escape sequence "\q" in string (line 1, column 20) [invalid-escape]"#,
    "example-13-lone-surrogate.json":
      #"$.name: high surrogate \ud800 is not followed by a low surrogate (line 1, column 20) [lone-surrogate]"#,
    "example-14-bad-utf8.json": #"$.name: byte 0xFF is not valid UTF-8 (line 1, column 20) [invalid-utf8]"#,
    "example-15-leading-zero.json": #"$.id: number has a leading zero (line 1, column 7) [leading-zero]"#,
    "example-16-depth-bomb.json":
      #"$[0][0]…[0]: nesting is deeper than the limit of 512 (line 1, column 513) [depth-limit]"#,
    "example-17-empty.json":
      #"$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"#,
  ]

  /// The documents that are JSON, but not what the model needs.
  static let dataErrors = [
    "example-01-missing-key.json":
      #"$: missing key "name" required by Movie (String) (line 1, column 1) [missing-key]"#,
    "example-02-null.json":
      #"$.name: expected String for Movie.name, found null (line 1, column 17) [unexpected-null]"#,
    "example-03-wrong-type.json":
      #"$.year: expected Int for Movie.year, found string "2016" (line 1, column 31) [type-mismatch]"#,
    "example-04-out-of-range.json":
      #"$.grossing: 9223372036854775808 does not fit in Int for Movie.grossing (line 1, column 74) [number-out-of-range]"#,
    "example-05-fraction.json":
      #"$.year: expected Int for Movie.year, found 2016.5 (line 1, column 31) [fractional-number]"#,
    "example-06-bad-date.json":
      #"$.releaseDate: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17" (line 1, column 50) [invalid-format]"#,
    "example-07-bad-enum.json":
      #"$.level: "experd" is not a SkillLevel (line 1, column 32) [invalid-raw-value]"#,
    "example-08-unknown-reference.json":
      #"$.users[0].skill_ids[1]: no Skill with id 9 for User.skill_ids (line 1, column 73) [unknown-reference]"#,
    "example-18-wrong-root.json":
      #"$: expected an object for Movie, found an array (line 1, column 1) [type-mismatch]"#,
    "example-19-element.json":
      #"$[3].id: expected Int for Todo.id, found string "4" (line 5, column 20) [type-mismatch]"#,
    "example-20-misspelled-key.json":
      #"$: missing key "completed" required by Todo (Bool) (line 1, column 1) [missing-key]"#,
  ]

  @Test("The documented examples of syntax errors are rendered verbatim", arguments: syntaxErrors)
  func syntax(file: String, line: String) throws {
    let bytes = try Fixture.bytes("malformed/\(file)")
    try expect(line, of: file, thrown { try Document(parsing: bytes) })
  }

  @Test("The documented examples of data errors are rendered verbatim", arguments: dataErrors)
  func data(file: String, line: String) throws {
    let document = try Document(parsing: try Fixture.bytes("malformed/\(file)"))
    let read = try #require(Self.readings[file])
    try expect(line, of: file, thrown { try document.withRoot(read) })
  }

  /// The form with an excerpt is that of all strategies.
  private func expect(_ line: String, of file: String, _ error: JSONError?) throws {
    #expect(error?.description == line)
    #expect(try error?.rendered() == MalformedCase.renderedTexts(in: "malformed/rendered.txt")[file])
  }

  private struct Movie {}
  private struct User {}
  private struct Skill {}
  private struct Todo {}

  /// The steps of a mapping by hand until it fails.
  private static let readings: [String: @Sendable (JSONValue) throws(JSONError) -> Void] = [
    "example-01-missing-key.json": { json throws(JSONError) in
      _ = try json.object(for: Movie.self).required("name", expecting: String.self)
    },
    "example-02-null.json": { json throws(JSONError) in try read("name", String.self, of: Movie.self, json) },
    "example-03-wrong-type.json": { json throws(JSONError) in try read("year", Int.self, of: Movie.self, json)
    },
    "example-04-out-of-range.json": { json throws(JSONError) in
      try read("grossing", Int.self, of: Movie.self, json)
    },
    "example-05-fraction.json": { json throws(JSONError) in try read("year", Int.self, of: Movie.self, json)
    },
    "example-06-bad-date.json": { json throws(JSONError) in
      let kind = Issue.Kind.invalidFormat(
        expected: "a date (yyyy-MM-dd)", reason: "month 13 is outside 1...12")
      throw try json.value(at: "releaseDate").error(kind).annotated(model: Movie.self, at: json)
    },
    "example-07-bad-enum.json": { json throws(JSONError) in
      let levels = [#""novice""#, #""proficient""#, #""expert""#]
      let kind = Issue.Kind.invalidRawValue(type: "SkillLevel", allowed: levels)
      throw try json.value(at: "level").error(kind).annotated(model: Skill.self, at: json)
    },
    "example-08-unknown-reference.json": { json throws(JSONError) in
      let kind = Issue.Kind.unknownReference(type: "Skill", key: "id", value: "9")
      let user = try json.value(at: "users[0]")
      throw try user.value(at: "skill_ids[1]").error(kind).annotated(model: User.self, at: user)
    },
    "example-18-wrong-root.json": { json throws(JSONError) in _ = try json.object(for: Movie.self) },
    "example-19-element.json": { json throws(JSONError) in
      try json.array().forEach { todo throws(JSONError) in try read("id", Int.self, of: Todo.self, todo) }
    },
    "example-20-misspelled-key.json": { json throws(JSONError) in
      _ = try json.object(for: Todo.self).required("completed", expecting: Bool.self)
    },
  ]

  private static func read<Value: JSONReadable>(
    _ key: String, _ type: Value.Type, of model: Any.Type, _ json: JSONValue
  ) throws(JSONError) {
    let object = try json.object(for: model)
    guard let value = object[key] else { throw object.missing(key, expecting: type) }
    do {
      _ = try Value.read(value)
    } catch {
      throw object.annotated(error)
    }
  }
}
