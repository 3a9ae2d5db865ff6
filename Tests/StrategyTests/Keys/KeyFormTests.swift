import ApplicativeMapping
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing
import ThrowingMapping

private let full =
  #"{"count1":3,"dates":{"due":"2026-11-22"},"days":{"7":"2026-01-01"},"labels":{"1":{"name":"a"},"20":{"name":"b"}},"#
  + #""levels":{"expert":2,"novice":1},"marks":["expert","novice"],"names":{"full":"Ada"},"note":"n","#
  + #""since":"2020-02-29","tags":["x","y"],"until":"2030-01-01","weight1":"2.5"}"#

@Suite("Keys at run time, nested keys with a field, dictionary keys, sets and null")
struct KeyFormTests {
  @Test("Every strategy decodes and encodes a member of each kind", arguments: Board.recoders)
  func roundTrip(recoder: Recoder) throws { #expect(try recoder.sorted(full) == full) }

  @Test(
    "Every strategy omits optional members without a value, except explicit nulls",
    arguments: Board.recoders)
  func absent(recoder: Recoder) throws {
    let least = #"{"labels":{},"note":null,"until":null}"#
    let written = try recoder.sorted(least)
    // Only these strategies encode no empty object for the nested key `dates.due`.
    let dates = ["mappable", "derived"].contains(recoder.name) ? "" : #""dates":{},"#
    #expect(
      written == #"{\#(dates)"labels":{},"names":{"full":"?"},"note":null,"until":null,"weight1":"1"}"#)
  }

  @Test(
    "Every strategy reports the same errors",
    arguments: [
      #"{"labels":{"1":{"name":"a"},"x":{"name":"b"}}}"#:
        #"$.labels.x: expected a key of type Int for Board.labels, found "x" (line 1, column 29) [invalid-format]"#,
      #"{"labels":{"99999999999999999999":{"name":"a"}}}"#:
        #"$.labels["99999999999999999999"]: expected a key of type Int for Board.labels, "#
        + #"found "99999999999999999999" (line 1, column 12) [invalid-format]"#,
      #"{"labels":{"1":{"nam":"a"}}}"#:
        #"$.labels["1"]: missing key "name" required by Label (String) (line 1, column 16) [missing-key]"#,
      #"{"labels":{},"levels":{"novise":1}}"#:
        #"$.levels.novise: "novise" is not a Rank (line 1, column 24) [invalid-raw-value]"#,
      #"{"labels":{},"days":{"256":"2026-01-01"}}"#:
        #"$.days["256"]: expected a key of type UInt8 for Board.days, found "256" (line 1, column 22) [invalid-format]"#,
      #"{"labels":{},"marks":["expert","experts"]}"#:
        #"$.marks[1]: "experts" is not a Rank (line 1, column 32) [invalid-raw-value]"#,
      #"{"labels":{},"tags":"x"}"#:
        #"$.tags: expected an array for Board.tags, found string "x" (line 1, column 21) [type-mismatch]"#,
      #"{"labels":{}}"#:
        #"$: missing key "note" required by Board (String?) (line 1, column 1) [missing-key]"#,
      #"{"labels":{},"note":null}"#:
        #"$: missing key "until" required by Board (Date?) (line 1, column 1) [missing-key]"#,
      #"{"labels":{},"note":1}"#:
        "$.note: expected String for Board.note, found 1 (line 1, column 21) [type-mismatch]",
      #"{"labels":{},"note":null,"until":null,"dates":{"due":"soon"}}"#:
        #"$.dates.due: expected a date (yyyy-MM-dd) for Board.dates.due, found "soon" (line 1, column 54) [invalid-format]"#,
      #"{"labels":{},"note":null,"until":null,"dates":3}"#:
        "$.dates: expected an object for Board.dates, found 3 (line 1, column 47) [type-mismatch]",
      #"{"labels":{},"note":null,"until":null,"count1":"3"}"#:
        #"$.count1: expected Int for Board.count1, found string "3" (line 1, column 48) [type-mismatch]"#,
      #"{"labels":{},"note":null,"until":null,"since":"2021-02-29"}"#:
        #"$.since: expected a date (yyyy-MM-dd) for Board.since, found "2021-02-29" (line 1, column 47) [invalid-format]"#,
    ])
  func texts(text: String, message: String) {
    for recoder in Board.recoders {
      let error = #expect(throws: JSONError.self, "\(recoder.name)") { try recoder.sorted(text) }
      #expect(error?.description == message, "\(recoder.name)")
    }
  }

  @Test(
    "The error about a key that isn't a raw value lists the allowed ones, and a likely spelling",
    arguments: Board.recoders)
  func advice(recoder: Recoder) {
    #expect(
      thrown { try recoder.sorted(#"{"labels":{},"levels":{"novise":1}}"#) }?.issue.advice == [
        #"allowed: "novice", "proficient", "expert""#, #"help: did you mean "novice"?"#,
      ])
  }

  @Test(
    "Of keys that are equal, the options decide which one is decoded, and equal elements of a set are one",
    arguments: [
      (#""labels":{"01":{"name":"a"},"+1":{"name":"b"}}"#, .useFirst, #""labels":{"1":{"name":"a"}}"#),
      (#""labels":{"01":{"name":"a"},"+1":{"name":"b"}}"#, .useLast, #""labels":{"1":{"name":"b"}}"#),
      (#""labels":{"1":{"name":"a"},"01":7}"#, .useFirst, #""labels":{"1":{"name":"a"}}"#),
      (#""labels":{"1":7,"1":{"name":"a"}}"#, .useLast, #""labels":{"1":{"name":"a"}}"#),
      (#""labels":{},"tags":["y","x","y"]"#, .useFirst, #""tags":["x","y"]"#),
      (#""labels":{},"marks":["novice","novice"]"#, .useFirst, #""marks":["novice"]"#),
    ] as [(String, JSONParseOptions.DuplicateKeys, String)])
  func equalKeys(members: String, rule: JSONParseOptions.DuplicateKeys, written: String) throws {
    for recoder in Board.recoders {
      let text = try recoder.sorted(
        #"{\#(members),"note":null,"until":null}"#, parsing: JSONParseOptions(duplicateKeys: rule))
      #expect(text.contains(written), "\(recoder.name)")
    }
  }

  @Test(
    "A value whose key is superseded is not an issue, alone or among all",
    arguments: [
      (#"{"x":"1","a":2,"a":"y","b":"z","x":true}"#, .useFirst, ["$.x 6", "$.b 28"]),
      (#"{"a":2,"x":"1","a":"y","b":"z"}"#, .useFirst, ["$.x 12", "$.b 28"]),
      (#"{"x":"1","a":"y","b":"z","x":true,"a":2}"#, .useLast, ["$.b 22", "$.x 30"]),
    ] as [(String, JSONParseOptions.DuplicateKeys, [String])])
  func superseded(text: String, rule: JSONParseOptions.DuplicateKeys, issues: [String]) throws {
    let parsing = JSONParseOptions(duplicateKeys: rule)
    let mappers: [any JSONMapping.Decoding<[String: Int]>] = [
      ManualMapper(parsing: parsing), ApplicativeMapper(parsing: parsing), ThrowingMapper(parsing: parsing),
      CodableMapper(parsing: parsing),
    ]
    for mapper in mappers {
      let error = thrown { try mapper.decode(text, by: DecodingRules(issueLimit: 20)) }
      let places = error?.issues.map { "\($0.path) \($0.location?.column ?? 0)" }
      #expect(places == issues, "\(type(of: mapper))")
      let first = try #require(thrown { try mapper.decode(text) }).issue
      #expect(error?.issues.contains(first) == true, "\(type(of: mapper))")
    }
  }

  @Test("Keys are in the range of their integer type")
  func ranges() throws {
    try expectRange(of: Int8.self)
    try expectRange(of: UInt8.self)
    try expectRange(of: Int64.self)
    try expectRange(of: UInt64.self)
    try expectRange(of: Int128.self)
    try expectRange(of: UInt128.self)
  }

  private func expectRange<Key: FixedWidthInteger & JSONObjectKey & Sendable>(of type: Key.Type) throws {
    let mapper = ManualMapper<[Key: Int]>()
    for bound in [Key.min, Key.max] {
      #expect(try mapper.decode(#"{"\#(bound)": 1}"#) == [bound: 1])
      let beyond = bound == 0 ? "-1" : "\(bound)0"
      #expect(thrown { try mapper.decode(#"{"\#(beyond)": 1}"#) }?.issue.code == .invalidFormat, "\(beyond)")
    }
  }

  @Test("Equal keys are an error where duplicates are rejected", arguments: Board.recoders)
  func rejectedKeys(recoder: Recoder) {
    let text = #"{"labels":{"1":{"name":"a"},"01":{"name":"b"}},"note":null,"until":null}"#
    let error = thrown { try recoder.sorted(text, parsing: JSONParseOptions(duplicateKeys: .reject)) }
    #expect(
      error?.description == #"$.labels["01"]: duplicate key "01" (line 1, column 29) [duplicate-key]"#)
  }

  @Test("Every bad key is among all issues", arguments: Board.recoders)
  func allIssues(recoder: Recoder) {
    let text = #"{"labels":{"x":{"name":"a"},"2":{"name":7},"y":{"name":"b"}},"note":null,"until":null}"#
    let error = thrown { try recoder.sorted(text, by: DecodingRules(issueLimit: 20)) }
    #expect(
      error?.issues.map { "\($0.path) \($0.code)" } == [
        "$.labels.x invalid-format", #"$.labels["2"].name type-mismatch"#, "$.labels.y invalid-format",
      ])
    #expect(error?.isTruncated == false)
  }

  @Test("Keys of dictionaries are all known, nested keys and keys at run time too", arguments: Board.recoders)
  func unknownKeys(recoder: Recoder) {
    let text = full.dropLast() + #","other":1}"#
    let rules = DecodingRules(issueLimit: 20, rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) { try recoder.sorted(String(text), by: rules) }
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == ["$.other unknown-key"])
  }
}

extension Recoder {
  /// Decodes a model and encodes it with sorted keys.
  fileprivate func sorted(
    _ text: String, by rules: DecodingRules = DecodingRules(), parsing: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) -> String {
    try recode(text, by: rules, parsing: parsing, writing: JSONWriteOptions(sortedKeys: true))
  }
}
