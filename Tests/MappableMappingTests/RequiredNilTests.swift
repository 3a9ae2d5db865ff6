import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// A model of optional properties whose keys are required.
private protocol Required: Mappable, SendableMetatype {
  /// The keys in the order of the mapping, without those in the object "a", which follow.
  static var keys: [String] { get }
  static var nestedKeys: [String] { get }
  init()
}

/// A property for every operator, and for every kind of collection of models.
private struct UnderLiterals: Required {
  var number: Int?
  var numbers: [Int]?
  var object: NSNumber?
  var color: Color?
  var colors: [Color]?
  var item: Item?
  var items: [Item]?
  var itemTable: [String: Item]?
  var itemLists: [String: [Item]]?
  var grid: [[Item]]?
  var set: Set<Item>?
  var hex: Int?
  var hexes: [Int]?
  var hexLists: [String: [Int]]?
  var hexSet: Set<Int>?

  static let keys = Mirror(reflecting: UnderLiterals()).children.compactMap(\.label)
  static let nestedKeys: [String] = []

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map[orNull: "number"]
    numbers <- map[orNull: "numbers"]
    object <- map[orNull: "object"]
    color <- map[orNull: "color"]
    colors <- map[orNull: "colors"]
    item <- map[orNull: "item"]
    items <- map[orNull: "items"]
    itemTable <- map[orNull: "itemTable"]
    itemLists <- map[orNull: "itemLists"]
    grid <- map[orNull: "grid"]
    set <- map[orNull: "set"]
    hex <- (map[orNull: "hex"], Hex())
    hexes <- (map[orNull: "hexes"], Hex())
    hexLists <- (map[orNull: "hexLists"], Hex())
    hexSet <- (map[orNull: "hexSet"], Hex())
  }
}

/// Keys that are created at run time, nested keys, and keys that are both.
private struct UnderOtherKeys: Required {
  var number, nestedNumber, laterNumber: Int?
  var items, nestedItems, laterItems: [Item]?
  var hex, nestedHex, laterHex: Int?

  static let keys = ["number", "items", "hex"]
  static let nestedKeys = [
    "nestedNumber", "nestedItems", "nestedHex", "laterNumber", "laterItems", "laterHex",
  ]

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map[orNull: Self.keys[0]]
    items <- map[orNull: Self.keys[1]]
    hex <- (map[orNull: Self.keys[2]], Hex())
    nestedNumber <- map[orNull: "a.nestedNumber"]
    nestedItems <- map[orNull: "a.nestedItems"]
    nestedHex <- (map[orNull: "a.nestedHex"], Hex())
    let later = "a.later"
    laterNumber <- map[orNull: later + "Number"]
    laterItems <- map[orNull: later + "Items"]
    laterHex <- (map[orNull: later + "Hex"], Hex())
  }
}

@Suite("Required members that can be null")
struct RequiredNilTests {
  private static let models: [any Required.Type] = [UnderLiterals.self, UnderOtherKeys.self]

  /// An object with null for each key but one.
  private static func text<Model: Required>(_: Model.Type, without missing: String? = nil) -> String {
    func members(_ keys: [String]) -> String {
      keys.filter { $0 != missing }.map { "\"\($0)\":null" }.joined(separator: ",")
    }
    let nested = Model.nestedKeys.isEmpty ? "" : #","a":{\#(members(Model.nestedKeys))}"#
    return "{\(members(Model.keys))\(nested)}"
  }

  @Test("Nil in a property of every shape is encoded as null by every mapper")
  func writing() throws {
    func check<Model: Required>(_ model: Model.Type) throws {
      let text = Self.text(model)
      for includesNil in [false, true] {
        let mapper = MappableMapper<Model>(shouldIncludeNilValues: includesNil)
        #expect(try mapper.encodeToString(Model()) == text)
        #expect(try mapper.lenient.encodeToString(Model()) == text)
        #expect(Mapper<Model>(shouldIncludeNilValues: includesNil).toJSONString(Model()) == text)
      }
    }
    for model in Self.models { try check(model) }
  }

  @Test("Null for a property of every shape is decoded as nil, and a missing key is an error")
  func reading() throws {
    func check<Model: Required>(_ model: Model.Type) throws {
      let mapper = MappableMapper<Model>()
      let text = Self.text(model)
      #expect(try mapper.encodeToString(try mapper.decode(text)) == text)
      for (keys, path) in [(Model.keys, "$"), (Model.nestedKeys, "$.a")] {
        for key in keys {
          let issue = thrown { try mapper.decode(Self.text(model, without: key)) }?.issue
          #expect(issue?.code == .missingKey && issue?.path.description == path, "\(model).\(key)")
        }
      }
    }
    for model in Self.models { try check(model) }
  }
}
