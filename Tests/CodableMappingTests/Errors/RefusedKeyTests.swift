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
  @Test(
    "All issues are found, even in more members than the limit of decodes",
    arguments: [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func many(rule: JSONParseOptions.DuplicateKeys) {
    let text = "{\((0..<300).map { "\"\($0)\":\"\"" }.joined(separator: ","))}"
    let mapper = CodableMapper<[String: Int]>(parsing: JSONParseOptions(duplicateKeys: rule))
    let error = thrown { try mapper.reportingAllIssues(limit: .max).decode(text) }
    #expect(error?.issues.count == 300 && error?.isTruncated == false)
  }
}
