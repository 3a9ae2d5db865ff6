import Foundation
import ManualMapping

enum ManualShop {
  struct Order {
    var id: Int64
    var price: Decimal
    var paid: Bool
    var gift: Bool
    var level: Level
    var wait: Duration
    var placed: Date
    var parent: Int64?
    var count: Int
    var discount: Decimal
  }
}

extension ManualShop.Order: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id", .numberString()],
      price: try json["price", .decimalString],
      paid: try json["paid", .booleanNumber],
      gift: try json["gift", .booleanString],
      level: try json["level", .rawValue(or: .unknown)],
      wait: try json["wait", .iso8601Duration],
      placed: try json["placed", .iso8601],
      parent: try json["parent", optional: .numberString()],
      count: try json["count", default: 1],
      discount: try json["discount", .decimalString, default: 0])
  }

  func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id, .numberString())
    try json.put("price", price, .decimalString(minimumFractionDigits: 2))
    try json.put("paid", paid, .booleanNumber)
    try json.put("gift", gift, .booleanString)
    try json.put("level", level, .rawValue(or: .unknown))
    try json.put("wait", wait, .iso8601Duration)
    try json.put("placed", placed, .iso8601)
    try json.put("parent", ifPresent: parent, .numberString())
    try json.put("count", count)
    try json.put("discount", discount, .decimalString)
  }
}
