import CodableMapping
import Foundation
import JSONCore
import JSONMapping
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

@Suite("Values in place of those that don't decode")
struct PlainValueTests {
  /// A model with members of many types.
  private struct Model: Swift.Decodable {
    enum Level: String, Swift.Decodable { case none = "", high }
    struct Point: Swift.Decodable { var x, y: Int }

    var flag: Bool
    var byte: UInt8
    var ratio: Double
    var price: Decimal
    var text: String
    var time: Date
    var id: UUID
    var address: URL
    var list: [Point]
    var set: Set<Int>
    var names: [String: Int]
    var level: Level
    var point: Point
    var note: String?
  }

  @Test("Each type gets a plain value, so that all issues are found", arguments: ["null", "[[]]", "[{}]"])
  func types(value: String) {
    let keys = [
      "flag", "byte", "ratio", "price", "text", "time", "id", "address", "list", "set", "names", "level",
      "point", "note",
    ]
    let text = "{" + keys.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
    let error = thrown { try CodableMapper<Model>().reportingAllIssues().decode(text) }
    let found = Set(
      error?.issues.map { String($0.path.description.dropFirst(2).prefix { $0.isLetter }) } ?? [])
    let expected = value == "null" ? keys.filter { $0 != "note" } : keys
    #expect(found == Set(expected))
    #expect(error?.isTruncated == false)
    let missing = thrown { try CodableMapper<Model>().reportingAllIssues().decode("{}") }
    #expect(missing?.issues.count == keys.count - 1 && missing?.isTruncated == false)
  }

  @Test("The missing members of an object that is missing itself aren't issues")
  func nestedObjects() {
    struct Inner: Swift.Decodable {
      var gates: [String: Date]
      var periods: Periods
    }
    struct Outer: Swift.Decodable {
      var inner: Inner
      var count: Int
    }
    let error = thrown { try CodableMapper<Outer>().reportingAllIssues().decode(#"{"count":"1"}"#) }
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
    let midst = thrown { try all.decode(#"[{"start":-1,"end":"x"},{"start":"1","end":2}]"#) }
    #expect(midst?.issues.map(\.path.description) == ["$[0]", "$[1].start"])
    #expect(midst?.isTruncated == true)
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
    let error = thrown { try Once(count: Count()).reportingAllIssues().decode("[1]") }
    #expect(error?.description == "$: only now (line 1, column 1) [custom]")
  }

  private struct Item: Swift.Decodable { var id: Int }

  private struct Coded: Swift.Decodable {
    var count: Int
    var items: LossyArray<Item>
  }

  private struct Mixed: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let _: Int = try json["count"]
      let _: LossyArray<Item> = try json["items", as: CodableMapper<Item>().lossyArray]
    }
  }

  @Test("Why a lossy array skips an element isn't an issue of the document")
  func skipped() {
    let text = #"{"count":"x","items":[{},{"id":1},{"id":"y"}]}"#
    for mapping: any JSONMapping.Decoding in [CodableMapper<Coded>(), ManualMapper<Mixed>()] {
      let error = thrown { _ = try mapping.decode(text, by: DecodingRules(issueLimit: 9)) }
      #expect(error?.issues.map(\.path.description) == ["$.count"] && error?.isTruncated == false)
    }
  }

  /// A model whose own code checks a value of another one.
  private struct Order: ManualDecodable {
    struct Item: ManualDecodable {
      var price: Int
      init(json: JSONObject) throws(JSONError) { price = try json["price"] }
    }

    init(json: JSONObject) throws(JSONError) {
      let item: Item = try json["item"]
      if item.price < 1 { throw json.value.error(.custom("free")) }
    }
  }

  @Test("An error of a model's own code that may follow from a plain value is reported later")
  func derived() {
    let error = thrown {
      _ = try ManualMapper<Order>().reportingAllIssues().decode(#"{"item":{"price":"x"}}"#)
    }
    #expect(error?.issues.map(\.path.description) == ["$.item.price"] && error?.isTruncated == true)
  }
}

/// A model that checks its members together.
struct Period: Swift.Decodable {
  var start, end: Int

  private enum CodingKeys: CodingKey { case start, end }

  init(start: Int, end: Int) throws(JSONError) {
    (self.start, self.end) = (start, end)
    if end < start { throw JSONError(.custom("the end lies before the start")) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      start: container.decode(Int.self, forKey: .start), end: container.decode(Int.self, forKey: .end))
  }
}

extension Period: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { try self.init(start: json["start"], end: json["end"]) }
}

extension Period: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Period {
    try Period(start: json => "start", end: json => "end")
  }
}

/// Two of them, followed by another member.
struct Periods: Swift.Decodable {
  var first, second: Period
  var count: Int
}

extension Periods: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(first: try json["first"], second: try json["second"], count: try json["count"])
  }
}

extension Periods: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Periods {
    try Periods(first: json => "first", second: json => "second", count: json => "count")
  }
}

extension Period {
  static let decodings: [(name: String, mapping: any JSONMapping.Decoding<Periods>)] = [
    ("manual", ManualMapper<Periods>()), ("throwing", ThrowingMapper<Periods>()),
    ("codable", CodableMapper<Periods>()),
  ]
}
