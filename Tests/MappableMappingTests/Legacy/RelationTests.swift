// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

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

/// Models that a transform creates, in every shape of property.
private final class Game: Mappable {
  var one = Player(name: "old")
  var oneOptional: Player?
  var oneImplicit: Player!
  var list: [Player] = []
  var listOptional: [Player]?
  var listImplicit: [Player]!
  var table: [String: Player] = [:]
  var tableOptional: [String: Player]?
  var tableImplicit: [String: Player]!
  var lists: [String: [Player]] = [:]
  var listsOptional: [String: [Player]]?
  var listsImplicit: [String: [Player]]!
  var grid: [[Player]] = []
  var gridOptional: [[Player]]?
  var gridImplicit: [[Player]]!
  var set: Set<Player> = []
  var setOptional: Set<Player>?
  var setImplicit: Set<Player>!

  init?(map: Map) {}

  func mapping(map: Map) {
    let relation = Relation<Player>()
    one <- (map["one"], relation)
    oneOptional <- (map["oneOptional"], relation)
    oneImplicit <- (map["oneImplicit"], relation)
    list <- (map["list"], relation)
    listOptional <- (map["listOptional"], relation)
    listImplicit <- (map["listImplicit"], relation)
    table <- (map["table"], relation)
    tableOptional <- (map["tableOptional"], relation)
    tableImplicit <- (map["tableImplicit"], relation)
    lists <- (map["lists"], relation)
    listsOptional <- (map["listsOptional"], relation)
    listsImplicit <- (map["listsImplicit"], relation)
    grid <- (map["grid"], relation)
    gridOptional <- (map["gridOptional"], relation)
    gridImplicit <- (map["gridImplicit"], relation)
    set <- (map["set"], relation)
    setOptional <- (map["setOptional"], relation)
    setImplicit <- (map["setImplicit"], relation)
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

@Suite("Models that transforms create")
struct RelationTests {
  static let shapes: [(name: String, json: any Sendable)] = [
    ("one", "a"), ("list", ["a", "b"]), ("table", ["k": "a"]), ("lists", ["k": ["a", "b"], "l": []]),
    ("grid", [["a"], ["b", "c"]]), ("set", ["a"]),
  ]

  @Test("Models that transforms create are decoded and encoded in properties of every kind")
  func shapes() throws {
    var json: [String: Any] = [:]
    for (name, value) in Self.shapes {
      for suffix in ["", "Optional", "Implicit"] { json[name + suffix] = value }
    }
    let game = try #require(Mapper<Game>().map(JSON: json))
    #expect(game.one.name == "a" && game.oneOptional?.name == "a" && game.oneImplicit.name == "a")
    #expect(game.list.map(\.name) == ["a", "b"] && game.listOptional == game.list)
    #expect(game.table["k"]?.name == "a" && game.tableOptional == game.table)
    #expect(game.lists["k"]?.map(\.name) == ["a", "b"] && game.lists["l"] == [])
    #expect(game.grid.map { $0.map(\.name) } == [["a"], ["b", "c"]] && game.gridImplicit == game.grid)
    #expect(game.set.map(\.name) == ["a"] && game.setImplicit == game.set && game.listsOptional == game.lists)

    let written = game.toJSON()
    #expect(written.count == 18)
    for suffix in ["", "Optional", "Implicit"] {
      #expect(written["one" + suffix] as? String == "a")
      #expect(written["list" + suffix] as? [String] == ["a", "b"])
      #expect(written["table" + suffix] as? [String: String] == ["k": "a"])
      #expect(written["lists" + suffix] as? [String: [String]] == ["k": ["a", "b"], "l": []])
      #expect(written["grid" + suffix] as? [[String]] == [["a"], ["b", "c"]])
      #expect(written["set" + suffix] as? [String] == ["a"])
    }

    // Null sets only optional properties to nil.
    for name in json.keys { json[name] = nil as Int? as Any }
    let same = Mapper<Game>().map(JSON: json, toObject: game)
    #expect(same === game && game.toJSON().count == 6 && game.oneImplicit == nil)
    #expect(game.one.name == "a" && game.list.count == 2 && game.grid.count == 2)
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
