// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import MappableMapping

enum Color: String, CustomDebugStringConvertible {
  case red, green
  var debugDescription: String { rawValue }
}
enum Step: Int { case first = 1, second }

struct Item: Mappable, Hashable, CustomStringConvertible {
  var id = 0

  init(_ id: Int) { self.id = id }
  init?(map: Map) { if map["refused"].isKeyPresent { return nil } }
  mutating func mapping(map: Map) { id <- map["id"] }

  var description: String { "#\(id)" }
}

/// A transform that receives `Any?`: numbers as hexadecimal texts.
struct Hex: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? { (value as? String).flatMap { Int($0, radix: 16) } }
  func transformToJSON(_ value: Int?) -> String? { value.map { String($0, radix: 16) } }
}

/// A property of every shape, each with a value that shows whether it changed.
struct Shapes: Mappable {
  var int = 7
  var intOpt: Int? = 7
  var intImp: Int! = 7
  var small: Int8 = 7
  var unsigned: UInt = 7
  var bool = true
  var boolOpt: Bool? = true
  var double = 7.5
  var float: Float = 7.5
  var string = "old"
  var stringOpt: String? = "old"
  var ints = [7]
  var intsOpt: [Int]? = [7]
  var floats: [Float] = [7.5]
  var table = ["old": 7]
  var tableOpt: [String: Int]? = ["old": 7]
  var any: Any = "old"
  var anyOpt: Any? = "old"
  var anyArray: [Any] = ["old"]
  var anyTable: [String: Any] = ["old": 7]
  var numberOpt: NSNumber? = 7
  var color = Color.red
  var colorOpt: Color? = .red
  var colorImp: Color! = .red
  var step = Step.first
  var colors = [Color.red]
  var colorsOpt: [Color]? = [.red]
  var colorsImp: [Color]! = [.red]
  var colorTable = ["old": Color.red]
  var item = Item(7)
  var itemOpt: Item? = Item(7)
  var itemImp: Item! = Item(7)
  var items = [Item(7)]
  var itemsOpt: [Item]? = [Item(7)]
  var itemsImp: [Item]! = [Item(7)]
  var itemTable = ["old": Item(7)]
  var itemTableOpt: [String: Item]? = ["old": Item(7)]
  var itemLists = ["old": [Item(7)]]
  var itemListsOpt: [String: [Item]]? = ["old": [Item(7)]]
  var grid = [[Item(7)]]
  var gridOpt: [[Item]]? = [[Item(7)]]
  var set: Set<Item> = [Item(7)]
  var setOpt: Set<Item>? = [Item(7)]
  var hex = 7
  var hexOpt: Int? = 7
  var hexImp: Int! = 7
  var hexes = [7]
  var hexesOpt: [Int]? = [7]
  var hexesImp: [Int]! = [7]
  var hexTable = ["old": 7]
  var hexTableOpt: [String: Int]? = ["old": 7]
  var hexGrid = [[7]]
  var hexGridOpt: [[Int]]? = [[7]]
  var hexGridImp: [[Int]]! = [[7]]
  var hexLists = ["old": [7]]
  var hexListsOpt: [String: [Int]]? = ["old": [7]]
  var hexSet: Set<Int> = [7]
  var hexSetOpt: Set<Int>? = [7]

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    mapLeaves(map)
    mapModels(map)
    mapTransforms(map)
  }

  private mutating func mapLeaves(_ map: Map) {
    int <- map["int"]
    intOpt <- map["intOpt"]
    intImp <- map["intImp"]
    small <- map["small"]
    unsigned <- map["unsigned"]
    bool <- map["bool"]
    boolOpt <- map["boolOpt"]
    double <- map["double"]
    float <- map["float"]
    string <- map["string"]
    stringOpt <- map["stringOpt"]
    ints <- map["ints"]
    intsOpt <- map["intsOpt"]
    floats <- map["floats"]
    table <- map["table"]
    tableOpt <- map["tableOpt"]
    any <- map["any"]
    anyOpt <- map["anyOpt"]
    anyArray <- map["anyArray"]
    anyTable <- map["anyTable"]
    numberOpt <- map["numberOpt"]
  }

  private mutating func mapModels(_ map: Map) {
    color <- map["color"]
    colorOpt <- map["colorOpt"]
    colorImp <- map["colorImp"]
    step <- map["step"]
    colors <- map["colors"]
    colorsOpt <- map["colorsOpt"]
    colorsImp <- map["colorsImp"]
    colorTable <- map["colorTable"]
    item <- map["item"]
    itemOpt <- map["itemOpt"]
    itemImp <- map["itemImp"]
    items <- map["items"]
    itemsOpt <- map["itemsOpt"]
    itemsImp <- map["itemsImp"]
    itemTable <- map["itemTable"]
    itemTableOpt <- map["itemTableOpt"]
    itemLists <- map["itemLists"]
    itemListsOpt <- map["itemListsOpt"]
    grid <- map["grid"]
    gridOpt <- map["gridOpt"]
    set <- map["set"]
    setOpt <- map["setOpt"]
  }

  private mutating func mapTransforms(_ map: Map) {
    hex <- (map["hex"], Hex())
    hexOpt <- (map["hexOpt"], Hex())
    hexImp <- (map["hexImp"], Hex())
    hexes <- (map["hexes"], Hex())
    hexesOpt <- (map["hexesOpt"], Hex())
    hexesImp <- (map["hexesImp"], Hex())
    hexTable <- (map["hexTable"], Hex())
    hexTableOpt <- (map["hexTableOpt"], Hex())
    hexGrid <- (map["hexGrid"], Hex())
    hexGridOpt <- (map["hexGridOpt"], Hex())
    hexGridImp <- (map["hexGridImp"], Hex())
    hexLists <- (map["hexLists"], Hex())
    hexListsOpt <- (map["hexListsOpt"], Hex())
    hexSet <- (map["hexSet"], Hex())
    hexSetOpt <- (map["hexSetOpt"], Hex())
  }

  /// The value of a property, as text.
  subscript(name: String) -> String {
    guard let value = Mirror(reflecting: self).children.first(where: { $0.label == name })?.value else {
      return "no such property"
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
