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
      id: try json["id", as: .numberString()],
      price: try json["price", as: .decimalString],
      paid: try json["paid", as: .booleanNumber],
      gift: try json["gift", as: .booleanString],
      level: try json["level", as: .rawValue(or: .unknown)],
      wait: try json["wait", as: .iso8601Duration],
      placed: try json["placed", as: .iso8601],
      parent: try json[optional: "parent", as: .numberString()],
      count: try json["count", default: 1],
      discount: try json["discount", as: .decimalString, default: 0])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id, as: .numberString())
    try json.put("price", price, as: .decimalString(minimumFractionDigits: 2))
    try json.put("paid", paid, as: .booleanNumber)
    try json.put("gift", gift, as: .booleanString)
    try json.put("level", level, as: .rawValue(or: .unknown))
    try json.put("wait", wait, as: .iso8601Duration)
    try json.put("placed", placed, as: .iso8601)
    try json.put("parent", parent, as: .numberString())
    try json.put("count", count)
    try json.put("discount", discount, as: .decimalString)
  }
}
