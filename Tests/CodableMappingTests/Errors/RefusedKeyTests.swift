import CodableMapping
import Foundation
import MappingTestSupport
import Testing

private enum Grade: String, Codable, CodingKeyRepresentable { case novice, expert }

private struct Board: Codable {
  var labels: [Int: String]?
  var levels: [Grade: Int]?
  var ids: [UUID: Int]?
  var lists: [[Int: Int]]?
}

@Suite("Keys that do not fit their dictionary's type")
struct RefusedKeyTests {
  static let texts = [
    #"{"labels":{"1":"a","x":"b"}}"#:
      #"$.labels.x: expected a key of type Int for Board.labels, found "x" (line 1, column 20) [invalid-format]"#,
    #"{"labels":{"99999999999999999999":"a"}}"#:
      #"$.labels["99999999999999999999"]: expected a key of type Int for Board.labels, "#
      + #"found "99999999999999999999" (line 1, column 12) [invalid-format]"#,
    "{\"levels\":\n{\"novise\":1}}":
      #"$.levels.novise: "novise" is not a Grade (line 2, column 2) [invalid-raw-value]"#,
    #"{"lists":[{},{"1":2,"b":1}]}"#:
      #"$.lists[1].b: expected a key of type Int for Board.lists, found "b" (line 1, column 21) [invalid-format]"#,
  ]

  @Test("Keys of another type than the dictionary's are errors with path and location", arguments: texts)
  func errors(text: String, description: String) {
    let mapped = #expect(throws: JSONError.self) { try CodableMapper<Board>().decode(text) }
    #expect(mapped?.description == description)
    let data = Data(text.utf8)
    let thrown = #expect(throws: DecodingError.self) { try CodableDecoder().decode(Board.self, from: data) }
    #expect(thrown?.jsonError?.description == description)
    #expect(
      Outcome { try CodableDecoder().decode(Board.self, from: data) }
        == Outcome { try JSONDecoder().decode(Board.self, from: data) })
  }
}

@Suite("Duplicate keys in a dictionary")
struct DuplicateKeyTests {
  private static func mapper(_ rule: JSONParseOptions.DuplicateKeys) -> CodableMapper<[String: Int]> {
    CodableMapper(parsing: JSONParseOptions(duplicateKeys: rule))
  }

  @Test("The value of a key that is superseded is not decoded")
  func superseded() throws {
    #expect(try Self.mapper(.useFirst).decode(#"{"a":2,"a":"y"}"#) == ["a": 2])
    #expect(try Self.mapper(.useLast).decode(#"{"a":"y","b":1,"a":2}"#) == ["a": 2, "b": 1])
  }

  static let failing: [(json: String, rule: JSONParseOptions.DuplicateKeys, issues: [String])] = [
    (
      #"{"x":"1","a":2,"a":"y","b":"z","x":true}"#, .useFirst,
      [
        #"$.x: expected Int, found string "1" (line 1, column 6) [type-mismatch]"#,
        #"$.b: expected Int, found string "z" (line 1, column 28) [type-mismatch]"#,
      ]
    ),
    (
      #"{"a":2,"x":"1","a":"y","b":"z"}"#, .useFirst,
      [
        #"$.x: expected Int, found string "1" (line 1, column 12) [type-mismatch]"#,
        #"$.b: expected Int, found string "z" (line 1, column 28) [type-mismatch]"#,
      ]
    ),
    (
      #"{"x":"1","a":"y","b":"z","x":true,"a":2}"#, .useLast,
      [
        #"$.b: expected Int, found string "z" (line 1, column 22) [type-mismatch]"#,
        "$.x: expected Int, found true (line 1, column 30) [type-mismatch]",
      ]
    ),
  ]

  @Test("A superseded value is not an issue if all are reported", arguments: failing)
  func issues(json: String, rule: JSONParseOptions.DuplicateKeys, issues: [String]) throws {
    let error = try #require(throws: JSONError.self) {
      try Self.mapper(rule).reportingAllIssues(limit: 9).decode(json)
    }
    #expect(error.issues.map(\.description) == issues)
    #expect(!error.isTruncated)
  }

  @Test(
    "All issues are found, even in more members than the limit of decodes",
    arguments: [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func many(rule: JSONParseOptions.DuplicateKeys) {
    let text = "{\((0..<300).map { "\"\($0)\":\"\"" }.joined(separator: ","))}"
    let error = thrown { try Self.mapper(rule).reportingAllIssues(limit: .max).decode(text) }
    #expect(error?.issues.count == 300 && error?.isTruncated == false)
  }
}
