import CodableMapping
import MappingTestSupport
import Testing

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
