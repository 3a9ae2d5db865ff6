import CodableMapping
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Issues after values that have no plain one")
struct ModelEndTests {
  @Test("The first invalid key ends a dictionary that the standard library decodes")
  func dictionaryKeys() throws {
    let text = #"{"names":{"1":"a","b":"c","3":4,"x":"y"},"last":true}"#
    struct Model: Swift.Decodable {
      var names: [Int: String]
      var last: Int
    }
    let error = thrown { try CodableMapper<Model>().reportingAllIssues().decode(text) }
    #expect(error?.issues.map(\.path.description) == ["$.names.b", "$.last"])
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

  @Test("A value without a plain one ends its model, and unknown keys before it are reported")
  func end() throws {
    struct Gate: ManualDecodable {
      init(json: JSONObject) throws(JSONError) { let _: Int = try json["count"] }
    }
    enum Color: String, JSONDecodable, CaseIterable { case red }
    struct Locked: ManualDecodable {
      init(json: JSONObject) throws(JSONError) {
        let _: Gate = try json["gate"]
        let _: Color = try json["lock"]
        let _: Int = try json["count"]
      }
    }
    let text = #"{"gate":{"count":2,"x":0},"lock":"","y":0,"count":"z"}"#
    let error = thrown { try ManualMapper<Locked>().reportingAllIssues().rejectingUnknownKeys().decode(text) }
    #expect(
      error?.issues.map(\.description) == [
        #"$.gate.x: unknown key "x" for Gate (line 1, column 20) [unknown-key]"#,
        #"$.lock: "" is not a Color (line 1, column 34) [invalid-raw-value]"#,
      ])
    #expect(error?.isTruncated == true)
  }
}
