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
      #""text":"42""#, #""neverNil":5"#, #""standard":"a""#,
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

/// A type that a transform creates from a name.
private protocol Named {
  init(name: String)
  var name: String { get }
}

private final class Player: Mappable, Named, Hashable {
  private(set) var name = ""

  init(name: String) { self.name = name }
  init?(map: Map) {}
  func mapping(map: Map) { name <- map["name"] }

  static func == (left: Player, right: Player) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A user's own transform of models.
private struct Relation<Model: Mappable & Named>: TransformType {
  typealias Object = Model
  typealias JSON = String

  func transformFromJSON(_ value: Any?) -> Model? { (value as? String).map { Model(name: $0) } }
  func transformToJSON(_ value: Model?) -> String? { value?.name }
}

/// Models that a transform creates, in properties of several shapes.
private final class Game: Mappable {
  var one = Player(name: "old")
  var optional: Player?
  var list: [Player] = []
  var table: [String: Player]?
  var lists: [String: [Player]] = [:]
  var grid: [[Player]]?
  var set: Set<Player> = []

  init?(map: Map) {}

  func mapping(map: Map) {
    let relation = Relation<Player>()
    one <- (map["one"], relation)
    optional <- (map["optional"], relation)
    list <- (map["list"], relation)
    table <- (map["table"], relation)
    lists <- (map["lists"], relation)
    grid <- (map["grid"], relation)
    set <- (map["set"], relation)
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
  @Test("Models that transforms create are decoded and encoded in properties of every kind")
  func shapes() throws {
    let json: [String: Any] = [
      "one": "a", "optional": "a", "list": ["a", "b"], "table": ["k": "a"],
      "lists": ["k": ["a", "b"], "l": []], "grid": [["a"], ["b", "c"]], "set": ["a"],
    ]
    let game = try #require(Mapper<Game>().map(JSON: json))
    #expect(game.one.name == "a" && game.optional?.name == "a" && game.list.map(\.name) == ["a", "b"])
    #expect(game.table?["k"]?.name == "a" && game.lists["k"] == game.list && game.lists["l"] == [])
    #expect(game.grid?.map { $0.map(\.name) } == [["a"], ["b", "c"]] && game.set == [game.one])

    let written = game.toJSON()
    #expect(written.count == 7)
    #expect(written["one"] as? String == "a" && written["optional"] as? String == "a")
    #expect(written["list"] as? [String] == ["a", "b"] && written["set"] as? [String] == ["a"])
    #expect(written["table"] as? [String: String] == ["k": "a"])
    #expect(written["lists"] as? [String: [String]] == ["k": ["a", "b"], "l": []])
    #expect(written["grid"] as? [[String]] == [["a"], ["b", "c"]])

    // Null sets only optional properties to nil.
    let same = Mapper<Game>().map(JSON: json.mapValues { _ in nil as Int? as Any }, toObject: game)
    #expect(same === game && game.toJSON().keys.sorted() == ["list", "lists", "one", "set"])
    #expect(game.one.name == "a" && game.list.count == 2)
  }

  @Test("A transform receives nil for null, and NSNull within an array or dictionary")
  func null() throws {
    let text = #"{"one":null,"optional":null,"list":[1,null,"x"],"table":{"a":null,"b":"x"}}"#
    let nulls = try #require(Nulls(JSONString: text))
    #expect(nulls.one == -1 && nulls.optional == -1 && nulls.list == [1, -2] && nulls.table == ["a": -2])
    let constant = try ConstantNulls(JSONString: #"{"list":[null,3],"table":{"a":null}}"#)
    #expect(constant.list == [-2, 3] && constant.table == ["a": -2])
  }
}
