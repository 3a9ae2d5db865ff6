import MappableMapping

/// Converts between an item and its id.
struct ItemNumber: TransformType {
  func transformFromJSON(_ value: Any?) -> Item? { (value as? Int).map { Item($0) } }
  func transformToJSON(_ value: Item?) -> Int? { value?.id }
}

/// An optional property of every shape, all of them nil.
struct OptionalShapes {
  var number: Int?
  var text: String?
  var any: Any?
  var numbers: [Int]?
  var table: [String: Int]?
  var color: Color?
  var colors: [Color]?
  var colorTable: [String: Color]?
  var hex: Int?
  var hexes: [Int]?
  var hexTable: [String: Int]?
  var item: Item?
  var items: [Item]?
  var itemTable: [String: Item]?
  var itemLists: [String: [Item]]?
  var grid: [[Item]]?
  var set: Set<Item>?
  var made: Item?
  var madeList: [Item]?
  var madeTable: [String: Item]?
  var madeLists: [String: [Item]]?
  var madeGrid: [[Item]]?
  var madeSet: Set<Item>?
}
