import CodableMapping
import Foundation
import MappingTestSupport
import Testing

@Suite("Other rules of CodableDecoder")
struct DecoderRulesTests {
  struct Person: Decodable {
    var name: String
    var age: Int
    var friends: [Person]?
  }

  struct Dated: DecodableWithConfiguration {
    var year: Int

    private enum CodingKeys: CodingKey { case year }

    init(from decoder: any Decoder, configuration offset: Int) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      year = try container.decode(Int.self, forKey: .year) + offset
    }
  }

  struct Refusal: Error {}

  struct Refusing: Decodable { init(from decoder: any Decoder) throws { throw Refusal() } }

  private static func error(
    _ text: String, issueLimit: Int = 1, rejectsUnknownKeys: Bool = false
  ) throws -> (description: String, issues: JSONError) {
    let decoder = CodableDecoder()
    decoder.issueLimit = issueLimit
    decoder.rejectsUnknownKeys = rejectsUnknownKeys
    let error = try #require(
      #expect(throws: DecodingError.self) { try decoder.decode(Person.self, from: Data(text.utf8)) })
    return (Outcome(error).description, try #require(error.jsonError))
  }

  @Test("All issues are in the underlying error of the error that is thrown by default")
  func allIssues() throws {
    let text = #"{"age":"1","friends":[{"name":2,"age":null},{"name":"a","age":1.5}],"x":0}"#
    let one = try Self.error(text)
    let all = try Self.error(text, issueLimit: 20)
    #expect(one.description == all.description && one.issues.issues.count == 1)
    #expect(
      all.issues.issues.map(\.description) == [
        #"$: missing key "name" required by Person (String) (line 1, column 1) [missing-key]"#,
        #"$.age: expected Int for Person.age, found string "1" (line 1, column 8) [type-mismatch]"#,
        "$.friends[0].name: expected String for Person.name, found 2 (line 1, column 31) [type-mismatch]",
        "$.friends[0].age: expected Int for Person.age, found null (line 1, column 39) [unexpected-null]",
        "$.friends[1].age: expected Int for Person.age, found 1.5 (line 1, column 63) [fractional-number]",
      ])
    #expect(all.issues.isTruncated == false)
    for limit in [0, -1, Int.min] {
      #expect(try Self.error(text, issueLimit: limit).issues.issues == one.issues.issues)
    }
    let two = try Self.error(text, issueLimit: 2)
    #expect(two.issues.issues.count == 2 && two.issues.isTruncated)
  }

  @Test("Unknown keys are rejected on request")
  func unknownKeys() throws {
    let text = #"{"name":"a","age":1,"friends":[{"name":"b","age":2,"agee":3}],"x":0}"#
    #expect(try CodableDecoder().decode(Person.self, from: Data(text.utf8)).age == 1)
    let first = try Self.error(text, rejectsUnknownKeys: true)
    #expect(first.description == #"dataCorrupted at ["friends", "0", "agee"]"#)
    #expect(
      first.issues.description
        == #"$.friends[0].agee: unknown key "agee" for Person (line 1, column 52) [unknown-key]"#)
    let all = try Self.error(text, issueLimit: 9, rejectsUnknownKeys: true)
    #expect(all.issues.issues.map(\.path.description) == ["$.friends[0].agee", "$.x"])
    let mixed = try Self.error(#"{"name":1,"age":1,"x":0}"#, issueLimit: 9, rejectsUnknownKeys: true)
    #expect(mixed.description.hasPrefix("typeMismatch String"))
    #expect(mixed.issues.issues.map(\.path.description) == ["$.name", "$.x"])
  }

  @Test("The rules also apply to values with a configuration")
  func configuration() throws {
    let decoder = CodableDecoder()
    decoder.rejectsUnknownKeys = true
    let good = Data(#"{"year":1}"#.utf8)
    #expect(try decoder.decode(Dated.self, from: good, configuration: 2000).year == 2001)
    #expect(throws: DecodingError.self) {
      try decoder.decode(Dated.self, from: Data(#"{"year":1,"month":2}"#.utf8), configuration: 0)
    }
  }

  @Test("Errors of user code are rethrown with any rules, and a text that isn't JSON is rejected")
  func otherErrors() throws {
    let decoder = CodableDecoder()
    decoder.issueLimit = 20
    decoder.rejectsUnknownKeys = true
    decoder.parsing.tolerances.remove(.trailingCommas)
    #expect(throws: Refusal.self) { try decoder.decode([Refusing].self, from: Data("[1]".utf8)) }
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([Int].self, from: Data("[1,]".utf8))
    }
    #expect(error.map { Outcome($0).description } == "dataCorrupted at []")
    #expect(error?.jsonError?.issue.code == .trailingComma)
  }
}

/// A key that the model decodes isn't a misspelling of another. A plain enum of coding keys lists
/// them.
@Suite("Keys of a model")
struct KnownKeysTests {
  struct Box: Codable {
    var side: Int
    var size, sideLength: Int?
  }

  struct Range: Codable {
    var firstDay: Int
    var firstDate: Int?
  }

  @Test(
    "A misspelt key of a synthesized model has a suggestion, also in snake case",
    arguments: [
      (#"{"size":1}"#, "keys present: size", false),
      (#"{"sida":1,"size":1}"#, #"help: did you mean "sida"?"#, false),
      (#"{"Side":1,"size":1}"#, #"help: did you mean "Side"?"#, false),
      (#"{"s_ide":1,"size":1}"#, #"help: did you mean "s_ide"?"#, false),
      (#"{"first_date":1}"#, "keys present: first_date", true),
      (#"{"first_dya":1,"first_date":1}"#, #"help: did you mean "first_dya"?"#, true),
    ])
  func synthesized(_ text: String, _ advice: String, isSnakeCase: Bool) {
    let error = thrown {
      if isSnakeCase {
        _ = try CodableMapper<Range>(keys: .snakeCase).decode(text)
      } else {
        _ = try CodableMapper<Box>().decode(text)
      }
    }
    #expect(error?.issue.advice == [advice])
  }

  struct Named: Decodable {
    var side: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      side = try container.decode(Int.self, forKey: Key("side"))
    }
  }

  @Test("Coding keys that aren't an enum give no suggestion")
  func names() {
    let error = #expect(throws: JSONError.self) { try CodableMapper<Named>().decode(#"{"size":1}"#) }
    #expect(error?.issue.advice == [#"help: did you mean "size"?"#])
  }
}
