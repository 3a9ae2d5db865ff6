import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("Issues that depend on a plain value are not reported")
struct DependenceTests {
  private enum Form: String, Swift.Decodable, CaseIterable, JSONDecodable { case circle, square }

  /// A model that decodes other members depending on the first one.
  private struct Shape: ManualDecodable, Swift.Decodable {
    enum CodingKeys: CodingKey { case type, radius, side, name, size }

    init(json: JSONObject) throws(JSONError) {
      let form: Form = try json["type"]
      let _: Int = try json[form == .circle ? "radius" : "side"]
      let _: String = try json["name"]
      let _: Int? = try json["size"]
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let form = try container.decode(Form.self, forKey: .type)
      _ = try container.decode(Int.self, forKey: form == .circle ? .radius : .side)
      _ = try container.decode(String.self, forKey: .name)
      _ = try container.decodeIfPresent(Int.self, forKey: .size)
    }
  }

  /// A check of one member that depends on another.
  private struct Span: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let start: Int = try json["start"]
      let _: String? = try json["note"]
      let end: Int = try json["end"]
      if end < start { throw try json.value.value(at: "end").error(.custom("end before start")) }
      if end > 100 { throw try json.value.value(at: "end").error(.custom("end above 100")) }
      let _: String = try json["name"]
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var issues: [String]
    var isTruncated = true

    var testDescription: String { text }
  }

  static let shapes = [
    Row(text: #"{"type":"hexagon","size":1,"name":2}"#, issues: ["$.type invalid-raw-value"]),
    Row(text: #"{"type":5,"side":1,"name":"a"}"#, issues: ["$.type type-mismatch"]),
    Row(text: #"{"side":1}"#, issues: ["$ missing-key type"]),
  ]

  @Test("A value without a plain one ends its model", arguments: shapes)
  func discriminators(row: Row) throws {
    for text in [row.text, "[\(row.text)]"] {
      check(row, text, ManualMapper<[Shape]>(), ManualMapper<Shape>())
      check(row, text, CodableMapper<[Shape]>(), CodableMapper<Shape>())
    }
  }

  private func check(
    _ row: Row, _ text: String, _ list: some JSONMapping.Decoding, _ single: some JSONMapping.Decoding
  ) {
    let isList = text.hasPrefix("[")
    let error = #expect(throws: JSONError.self) {
      if isList {
        _ = try list.reportingAllIssues().decode(text)
      } else {
        _ = try single.reportingAllIssues().decode(text)
      }
    }
    let issues = row.issues.map { isList ? "$[0]" + $0.dropFirst() : $0 }
    #expect(error.map(summary) == issues && error?.isTruncated == row.isTruncated)
  }

  static let spans = [
    Row(text: #"{"start":"7","end":-5,"name":"a"}"#, issues: ["$.start type-mismatch"]),
    Row(text: #"{"start":"7","end":101,"name":"a"}"#, issues: ["$.start type-mismatch"]),
    Row(text: #"{"start":-7,"end":101,"name":"a"}"#, issues: ["$.end custom end above 100"]),
    Row(
      text: #"{"start":"7","note":1,"end":5}"#,
      issues: ["$ missing-key name", "$.start type-mismatch", "$.note type-mismatch"], isTruncated: false),
  ]

  @Test("A check that compares with a plain value isn't reported", arguments: spans)
  func checks(row: Row) {
    let error = thrown { try ManualMapper<Span>().reportingAllIssues().decode(row.text) }
    #expect(error.map(summary) == row.issues && error?.isTruncated == row.isTruncated)
  }

  private func summary(_ error: JSONError) -> [String] {
    error.issues.map { issue in
      switch issue.kind {
      case .missingKey(let key, _): "\(issue.path) \(issue.code) \(key)"
      case .custom(let text): "\(issue.path) \(issue.code) \(text)"
      default: "\(issue.path) \(issue.code)"
      }
    }
  }

  /// A model whose own code catches an error.
  private struct Tolerant: ManualDecodable, Swift.Decodable {
    enum CodingKeys: CodingKey { case count, name }

    init(json: JSONObject) throws(JSONError) {
      let _: Int? = try? json["count"]
      let _: String = try json["name"]
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _ = try? container.decode(Int.self, forKey: .count)
      _ = try container.decode(String.self, forKey: .name)
    }
  }

  @Test("An error that a model's own code catches isn't reported for a valid element")
  func caught() {
    let text = #"[{"count":"1","name":"a"},{"count":1,"name":2},{"count":"3","name":"c"}]"#
    for mapping in [ManualMapper<[Tolerant]>(), CodableMapper<[Tolerant]>()] as [any JSONMapping.Decoding] {
      let error = thrown { _ = try mapping.decode(text, by: DecodingRules(issueLimit: 20)) }
      #expect(error.map(summary) == ["$[1].name type-mismatch"])
    }
  }
}
