import Foundation
import MappableMapping
import MappingTestSupport
import Testing

struct Point: Codable, Equatable { var x, y: Int }

/// A transform with a result for null.
struct NeverNil: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? { value as? Int ?? -1 }
  func transformToJSON(_ value: Int?) -> Any? { value }
}

/// A subclass that overrides the conversion.
final class NextDay: DateTransform {
  override func transformFromJSON(_ value: Any?) -> Date? {
    super.transformFromJSON(value)?.addingTimeInterval(86_400)
  }
}

struct Transformed: Mappable {
  var seconds, milliseconds, iso: Date?
  var url, encodedURL: URL?
  var data: Data?
  var color: Color?
  var decimal: NSDecimalNumber?
  var point: Point?
  var points: [Point]?
  var table: [Color: Item]?
  var text: Int?
  var made: [Item]?
  var neverNil = 0
  var next: Date?
  var standard = 0

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    seconds <- (map["seconds"], DateTransform())
    milliseconds <- (map["milliseconds"], DateTransform(unit: .milliseconds))
    iso <- (map["iso"], ISO8601DateTransform())
    url <- (map["url"], URLTransform())
    encodedURL <- (map["encodedURL"], URLTransform(shouldEncodeURLString: true))
    data <- (map["data"], DataTransform())
    color <- (map["color"], EnumTransform<Color>())
    decimal <- (map["decimal"], NSDecimalNumberTransform())
    point <- (map["point"], CodableTransform<Point>())
    points <- (map["points"], CodableTransform<[Point]>())
    table <- (map["table"], DictionaryTransform<Color, Item>())
    let transform = TransformOf<Int, String>(
      fromJSON: { (value: String?) -> Int? in value.flatMap { Int($0) } },
      toJSON: { (value: Int?) -> String? in value.map { String($0) } })
    text <- (map["text"], transform)
    made <- (map["made"], TransformOf<Item, Int>(fromJSON: { $0.map { Item($0) } }, toJSON: { $0?.id }))
    neverNil <- (map["neverNil"], NeverNil())
    next <- (map["next"], NextDay())
    standard <- (map["standard"], Hex(), default: 3)
  }
}

@Suite("ObjectMapper's transforms")
struct TransformTests {
  static let date = Date(timeIntervalSince1970: 1_466_121_600)

  private func mapped(_ members: String) throws -> Transformed {
    try #require(Mapper<Transformed>().map(JSONString: "{\(members)}"))
  }

  @Test("Transforms decode and encode dates")
  func dates() throws {
    #expect(try mapped(#""seconds":"1466121600.0 or so""#).seconds == Self.date)
    #expect(try mapped(#""milliseconds":1466121600000"#).milliseconds == Self.date)
    #expect(try mapped(#""next":1466035200"#).next == Self.date)
  }

  @Test("Transforms decode and encode texts, numbers and containers")
  func others() throws {
    #expect(try mapped(#""encodedURL":"http://a.b/c d""#).encodedURL == URL(string: "http://a.b/c%20d"))
    #expect(try mapped(#""data":"YWI=""#).data == Data("ab".utf8))
    #expect(try mapped(#""color":"green""#).color == .green)
    #expect(try mapped(#""decimal":"1.25""#).decimal == NSDecimalNumber(string: "1.25"))
    #expect(
      try mapped(#""decimal":0.12345678901234567890123"#).decimal?.description == "0.12345678901234567890123")
    #expect(try mapped(#""point":{"x":1,"y":2}"#).point == Point(x: 1, y: 2))
    #expect(try mapped(#""point":{"x":1}"#).point == nil)
    #expect(try mapped(#""points":[{"x":1,"y":2}]"#).points == [Point(x: 1, y: 2)])
    #expect(try mapped(#""table":{"green":{"id":1},"blue":{"id":2},"red":5}"#).table == [.green: Item(1)])
    #expect(try mapped(#""made":[4,5]"#).made == [Item(4), Item(5)])
    #expect(try mapped(#""text":"42""#).text == 42 && mapped(#""text":42"#).text == nil)
  }

  @Test("A transform converts null, and isn't called for a missing key")
  func null() throws {
    #expect(try mapped(#""neverNil":5"#).neverNil == 5 && mapped(#""neverNil":null"#).neverNil == -1)
    #expect(try mapped("").neverNil == 0)
    #expect(try mapped(#""standard":"a""#).standard == 10)
    #expect(try mapped("").standard == 3 && mapped(#""standard":null"#).standard == 3)
  }

  @Test("Transforms convert objects")
  func writing() throws {
    let members = [
      #""seconds":1466121600"#, #""milliseconds":1466121600000"#, #""url":"http:\/\/a.b""#, #""data":"YWI=""#,
      #""color":"green""#, #""decimal":"1.25""#, #""point":{"x":1}"#, #""table":{"green":{"id":1}}"#,
      #""text":"42""#, #""made":[4]"#, #""neverNil":5"#, #""standard":"a""#,
    ]
    let text = "{" + members.filter { !$0.contains("point") }.joined(separator: ",") + "}"
    #expect(try mapped(members.joined(separator: ",")).toJSONString() == text)
    let points = try mapped(#""points":[{"x":1,"y":2}]"#).toJSON()["points"] as? [[String: Int]]
    #expect(points == [["x": 1, "y": 2]])
    let iso = try mapped(#""iso":"2016-06-17T02:00:00+02:00""#).toJSON()["iso"] as? String
    #expect(iso.flatMap { ISO8601DateTransform().transformFromJSON($0) } == Self.date)
  }

  @Test("Transforms can be shared, computed or as constants")
  func shared() throws {
    enum Shared {
      static var seconds: DateTransform { DateTransform() }
      nonisolated(unsafe) static let address = URLTransform()
    }
    struct Page: Mappable {
      var date: Date?
      var address: URL?
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        date <- (map["date"], Shared.seconds)
        address <- (map["address"], Shared.address)
      }
    }
    let page = try #require(Page(JSONString: #"{"date":5,"address":"https://swift.org"}"#))
    #expect(page.date == Date(timeIntervalSince1970: 5) && page.address?.host() == "swift.org")
    #expect(page.toJSON()["date"] as? Double == 5)
  }
}

/// A transform that distinguishes null from a missing value.
private struct Null: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? {
    switch value {
    case nil: -1
    case let number as Int: number
    case let value?: "\(value)" == "<null>" ? -2 : nil
    }
  }

  func transformToJSON(_ value: Int?) -> Int? { value }
}

private struct Nulls: Mappable {
  var one = 0
  var optional: Int?
  var list: [Int] = []
  var table: [String: Int] = [:]

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    one <- (map["one"], Null())
    optional <- (map["optional"], Null())
    list <- (map["list"], Null())
    table <- (map["table"], Null())
  }
}

private struct ConstantNulls: ImmutableMappable {
  let list: [Int]
  let table: [String: Int]

  init(map: Map) throws {
    list = try map.value("list", using: Null())
    table = try map.value("table", using: Null())
  }
}

@Suite("Own transforms in properties of several kinds")
struct RelationTests {
  @Test("A transform receives nil for null, and NSNull within an array or dictionary")
  func null() throws {
    let text = #"{"one":null,"optional":null,"list":[1,null,"x"],"table":{"a":null,"b":"x"}}"#
    let nulls = try #require(Nulls(JSONString: text))
    #expect(nulls.one == -1 && nulls.optional == -1 && nulls.list == [1, -2] && nulls.table == ["a": -2])
    let constant = try ConstantNulls(JSONString: #"{"list":[null,3],"table":{"a":null}}"#)
    #expect(constant.list == [-2, 3] && constant.table == ["a": -2])
  }
}
