import CodableMapping
import JSONCore
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

@Suite("Issues after values that are hard to replace")
struct StandInTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var issues: [String]
    var isStrict = false
    var isTruncated = false

    var testDescription: String { text }
  }

  static let rows = [
    Row(
      text: #"{"color":"blue","status":1,"code":"x","tag":"1","size":{"height":1},"count":"n"}"#,
      issues: [
        #"$.color: "blue" is not a Color (line 1, column 10) [invalid-raw-value]"#,
        "$.status: 1 is not a Status (line 1, column 26) [invalid-raw-value]",
        #"$.code: "x" can't be converted to String for Gate.code (line 1, column 35) [transform-failed]"#,
        #"$.tag: "1" can't be converted to String for Gate.tag (line 1, column 45) [transform-failed]"#,
        "$.size: no alternative of Int fits for Gate.size (line 1, column 56) [no-alternative]",
        #"$.count: expected Int for Gate.count, found string "n" (line 1, column 77) [type-mismatch]"#,
      ]),
    Row(
      text: #"{"color":null,"status":404,"code":["-"],"tag":{},"size":true,"colour":1}"#,
      issues: [
        #"$: missing key "count" required by Gate (Int) (line 1, column 1) [missing-key]"#,
        "$.color: expected String for Gate.color, found null (line 1, column 10) [unexpected-null]",
        "$.code: expected String for Gate.code, found an array (line 1, column 35) [type-mismatch]",
        "$.tag: expected String for Gate.tag, found an object (line 1, column 47) [type-mismatch]",
        "$.size: no alternative of Int fits for Gate.size (line 1, column 57) [no-alternative]",
        #"$.colour: unknown key "colour" for Gate (line 1, column 62) [unknown-key]"#,
      ], isStrict: true),
    Row(
      text:
        #"{"color":"GREEN","status":410,"code":"-","size":{"width":"1","height":"2","depth":3},"count":1,"x":2}"#,
      issues: [
        // No alternative of `size` was chosen, so its unknown keys aren't determined.
        "$.size: no alternative of Int fits for Gate.size (line 1, column 49) [no-alternative]",
        #"$.x: unknown key "x" for Gate (line 1, column 96) [unknown-key]"#,
      ], isStrict: true, isTruncated: true),
  ]

  @Test("Every strategy finds issues after values that are hard to replace", arguments: rows)
  func all(row: Row) {
    for (name, gate) in mappers(of: Gate.self) {
      let rules = DecodingRules(issueLimit: 20, rejectsUnknownKeys: row.isStrict)
      let error = #expect(throws: JSONError.self) { try gate.decode(row.text, by: rules) }
      #expect(error?.issues.map(\.description) == row.issues, "\(name)")
      #expect(error?.isTruncated == row.isTruncated, "\(name)")
    }
  }

  @Test("The error of an enum that lists its cases has the allowed values")
  func allowedValues() throws {
    for (name, gate) in mappers(of: Gate.self) {
      let error = #expect(throws: JSONError.self) { try gate.decode(#"{"color":"green","status":404}"#) }
      #expect(
        error?.issue.advice == [#"allowed: "red", "GREEN""#, #"help: did you mean "GREEN"?"#], "\(name)")
    }
  }

  @Test("Members of dictionaries whose keys are invalid are skipped")
  func dictionaryKeys() throws {
    let text = #"{"names":{"1":"a","b":"c","3":4,"x":"y"},"last":true}"#
    struct Model: Swift.Decodable {
      var names: [Int: String]
      var last: Int
    }
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<Model>().reportingAllIssues().decode(text)
    }
    #expect(error?.issues.map(\.path.description) == ["$.names.b", "$.names[\"3\"]", "$.names.x", "$.last"])
    // The values of rejected keys weren't decoded.
    #expect(error?.isTruncated == true)
  }

  @Test("A failed check of a whole model hides no issues of other models")
  func wholeModels() throws {
    let text = #"{"first":{"start":5,"end":3},"second":{"start":"x","end":1},"count":null}"#
    for (name, mapping) in Period.decodings {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try mapping.decode(text, by: DecodingRules(issueLimit: 20))
      }
      #expect(error?.issues.map(\.path.description) == ["$.first", "$.second.start", "$.count"], "\(name)")
      #expect(error?.issues.first?.kind == .custom("the end lies before the start"), "\(name)")
      #expect(error?.isTruncated == false, "\(name)")
    }
  }

  @Test("A value that can't be replaced ends the search, and unknown keys before it are reported")
  func noWayOn() throws {
    struct Locked: ManualDecodable {
      init(json: JSONObject) throws(JSONError) {
        let _: Gate = try json["gate"]
        let _: String = try json["lock", as: GateField.tag]
        let _: Int = try json["count"]
      }
    }
    let text = #"""
      {"gate":{"color":"red","status":404,"code":"-","size":1,"count":2,"x":0},"lock":"","y":0,"count":"z"}
      """#
    let error = #expect(throws: JSONError.self) {
      try ManualMapper<Locked>().reportingAllIssues().rejectingUnknownKeys().decode(text)
    }
    #expect(
      error?.issues.map(\.description) == [
        #"$.gate.x: unknown key "x" for Gate (line 1, column 67) [unknown-key]"#,
        #"$.lock: "" can't be converted to String for Locked.lock (line 1, column 81) [transform-failed]"#,
      ])
    #expect(error?.isTruncated == true)
  }
}
