import CodableMapping
import Foundation
import JSONMapping
import ManualMapping
import Testing

/// A line of two points, with a colour as an index of a list.
private struct Line: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    _ = try json.value.value(at: "points").array(count: 2).map { (point) throws(JSONError) in
      try point.array(count: 2).map { (json) throws(JSONError) in try json.double() }
    }
    _ = try json.value.value(at: "colors[3]").string()
    let _: Int = try json["width"]
  }
}

@Suite("How documents are repaired")
struct RepairTests {
  static let lines = [
    #"{"points":[[1,2],[3,4],[5,"6"]],"colors":["a","b"],"width":"1"}"#:
      ["$.points wrong-count", "$.colors index-out-of-bounds", "$.width type-mismatch"],
    #"{"points":[[1,"2"]],"colors":[],"width":1}"#:
      ["$.points wrong-count", "$.points[0][1] type-mismatch", "$.colors index-out-of-bounds"],
    #"{"points":[[1],[1,2,3]],"width":null}"#:
      ["$ missing-key", "$.points[0] wrong-count", "$.points[1] wrong-count", "$.width unexpected-null"],
    #"{"points":7,"colors":{},"width":[]}"#:
      ["$.points type-mismatch", "$.colors missing-key", "$.width type-mismatch"],
  ]

  @Test("Arrays get as many elements as are needed", arguments: lines)
  func arrays(text: String, issues: [String]) {
    let error = #expect(throws: JSONError.self) { try ManualMapper<Line>().reportingAllIssues().decode(text) }
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == issues)
    #expect(error?.isTruncated == false)
  }

  private struct Owner: ManualDecodable {
    static let known: Set = [7]

    init(json: JSONObject) throws(JSONError) {
      try Owner.check(json.value.value(at: "owner"))
      _ = try json.value.value(at: "friends").array().map { (id) throws(JSONError) in try Owner.check(id) }
      let _: Bool = try json["last"]
    }

    private static func check(_ json: JSONValue) throws(JSONError) {
      if json.isNull { return }
      let id = try json.int()
      guard known.contains(id) else {
        throw json.error(.unknownReference(type: "Owner", key: "id", value: "\(id)"))
      }
    }
  }

  @Test("A reference that isn't an element is null instead")
  func references() {
    let error = #expect(throws: JSONError.self) {
      try ManualMapper<Owner>().reportingAllIssues().decode(#"{"owner":8,"friends":[9,7,"x"],"last":0}"#)
    }
    #expect(error?.issues.map(\.path.description) == ["$.owner", "$.friends[0]", "$.friends[2]", "$.last"])
    #expect(error?.isTruncated == false)
  }

  @Test("Missing nested objects are replaced by stand-ins")
  func nestedObjects() {
    struct Inner: Swift.Decodable {
      var gates: [String: Date]
      var periods: Periods
      var level: Gate.Color
    }
    struct Outer: Swift.Decodable {
      var inner: Inner
      var count: Int
    }
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<Outer>().reportingAllIssues().decode(#"{"count":"1"}"#)
    }
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == ["$ missing-key", "$.count type-mismatch"])
    #expect(error?.isTruncated == false)
  }

  /// A check between the members of a model.
  private struct Checked: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let start: Int = try json["start"]
      if start < 0 { throw JSONError(.custom("negative")) }
      let _: Int = try json["end"]
    }
  }

  @Test("Issues after a failed check within a model are lost, which the error mentions")
  func checksInTheMidst() {
    let all = ManualMapper<Checked>().array.reportingAllIssues()
    let midst = #expect(throws: JSONError.self) {
      try all.decode(#"[{"start":-1,"end":"x"},{"start":"1","end":2}]"#)
    }
    #expect(midst?.issues.map(\.path.description) == ["$[0]", "$[1].start"])
    #expect(midst?.isTruncated == true)
  }

  @Test("The number of attempts is limited")
  func attempts() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let never = ClosureField<String, Int>(
      from: { _ in
        count.value += 1
        return nil
      }, to: { _ in "" })
    let text = "{" + (0..<50).map { #""\#($0)":"x""# }.joined(separator: ",") + "}"
    struct All: JSONMapping.Decoding {
      var field: ClosureField<String, Int>
      func decode(_ json: JSONValue) throws(JSONError) -> [Int] {
        var values: [Int] = []
        for index in 0..<50 { values.append(try field.decode(try json.value(at: ["\(index)"]))) }
        return values
      }
    }
    let error = #expect(throws: JSONError.self) {
      try All(field: never).reportingAllIssues(limit: 5).decode(text)
    }
    #expect(error?.issues.count == 1 && error?.isTruncated == true)
    #expect(count.value < 64 + 16 * 5)
  }

  @Test("A decode that fails only the first time has the error of that time")
  func failsOnce() {
    final class Count: @unchecked Sendable { var value = 0 }
    struct Once: JSONMapping.Decoding {
      let count: Count
      func decode(_ json: JSONValue) throws(JSONError) {
        count.value += 1
        if count.value == 1 { throw json.error(.custom("only now")) }
      }
    }
    let error = #expect(throws: JSONError.self) {
      try Once(count: Count()).reportingAllIssues().decode("[1]")
    }
    #expect(error?.description == "$: only now (line 1, column 1) [custom]")
  }
}
