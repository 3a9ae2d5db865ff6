import CodableMapping
import JSONMapping
import ManualMapping
import Testing

@Suite("Issues that depend on a stand-in are not reported")
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
    Row(text: #"{"type":"hexagon","size":1,"name":"a"}"#, issues: ["$.type invalid-raw-value"]),
    Row(text: #"{"type":5,"side":1,"name":"a"}"#, issues: ["$.type type-mismatch"]),
    Row(text: #"{"type":5,"side":1}"#, issues: ["$ missing-key name", "$.type type-mismatch"]),
    Row(text: #"{"side":1}"#, issues: ["$ missing-key type", "$ missing-key name"]),
    Row(
      text: #"{"type":"hexagon","radius":"1","name":2}"#,
      issues: ["$.type invalid-raw-value", "$.name type-mismatch"]),
    Row(
      text: #"{"type":"Square","radius":1,"name":"a"}"#,
      issues: ["$ missing-key side", "$.type invalid-raw-value"], isTruncated: false),
    Row(
      text: #"{"type":"hexagon","radius":1,"side":2,"name":"a","size":"1"}"#,
      issues: ["$.type invalid-raw-value", "$.size type-mismatch"], isTruncated: false),
  ]

  @Test("A member that is decoded only because of a stand-in isn't missing", arguments: shapes)
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
    #expect(error.map(summary) == issues)
    #expect(error?.isTruncated == row.isTruncated)
  }

  static let spans = [
    Row(text: #"{"start":"7","end":-5,"name":"a"}"#, issues: ["$.start type-mismatch"]),
    Row(text: #"{"start":"7","end":101,"name":"a"}"#, issues: ["$.start type-mismatch"]),
    Row(
      text: #"{"start":-7,"end":101,"name":"a"}"#, issues: ["$.end custom end above 100"], isTruncated: false),
    Row(
      text: #"{"start":"7","note":1,"end":5}"#,
      issues: ["$ missing-key name", "$.start type-mismatch", "$.note type-mismatch"], isTruncated: false),
  ]

  @Test("A check that compares with a stand-in isn't reported", arguments: spans)
  func checks(row: Row) {
    let error = #expect(throws: JSONError.self) {
      try ManualMapper<Span>().reportingAllIssues().decode(row.text)
    }
    #expect(error.map(summary) == row.issues)
    #expect(error?.isTruncated == row.isTruncated)
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

  @Test("A key that isn't decoded because of a stand-in isn't unknown")
  func unknownKeys() {
    let error = #expect(throws: JSONError.self) {
      try ManualMapper<Shape>().reportingAllIssues().rejectingUnknownKeys().decode(
        #"{"type":"hexagon","side":1,"name":"a","x":1}"#)
    }
    #expect(error.map(summary) == ["$.type invalid-raw-value", "$.x unknown-key"])
    #expect(error?.isTruncated == true)
  }

  @Test("The number of decodes is limited, for any number of stand-ins")
  func bound() {
    final class Count: @unchecked Sendable { var value = 0 }
    struct Wide: JSONMapping.Decoding {
      let count: Count
      func decode(_ json: JSONValue) throws(JSONError) {
        count.value += 1
        for index in 0..<40 { _ = try json.value(at: ["f\(index)"]).bool() }
      }
    }
    let count = Count()
    let text = "{" + (0..<40).map { #""f\#($0)":\#($0)"# }.joined(separator: ",") + "}"
    let error = #expect(throws: JSONError.self) { try Wide(count: count).reportingAllIssues().decode(text) }
    #expect(error?.issues.count == 20)
    #expect(count.value <= 2 * (64 + 16 * 20))
  }
}
