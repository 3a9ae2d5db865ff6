import TestSupport
import Testing

@testable import JSONCore

@Suite("The documented examples of the error format")
struct WorkedExampleTests {
  @Test(
    "The documented examples of syntax errors are rendered verbatim", arguments: WorkedExample.syntax.indices)
  func syntax(_ index: Int) throws {
    let example = WorkedExample.syntax[index]
    let bytes = try Fixture.bytes("malformed/\(example.file)")
    let error = #expect(throws: JSONError.self) { try Document(parsing: bytes) }
    #expect(error?.rendered() == example.rendered)
    #expect(error?.description == example.line)
  }

  @Test("The documented examples of data errors are rendered verbatim", arguments: WorkedExample.data.indices)
  func data(_ index: Int) throws {
    let example = WorkedExample.data[index]
    let document = try Document(parsing: try Fixture.bytes("malformed/\(example.file)"))
    let read = try #require(WorkedExampleTests.readings[example.file])
    let error = #expect(throws: JSONError.self) { try document.withRoot(read) }
    #expect(error?.rendered() == example.rendered)
    #expect(error?.description == example.line)
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
