import MappableMapping
import Testing

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
