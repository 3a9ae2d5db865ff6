import ApplicativeMapping
import Foundation

enum ApplicativeShop {
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

extension ApplicativeShop.Order: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) -> Decoded<Self> {
    curry(Self.init)
      <^> json["id", as: .numberString()]
      <*> json["price", as: .decimalString]
      <*> json["paid", as: .booleanNumber]
      <*> json["gift", as: .booleanString]
      <*> json["level", as: .rawValue(or: .unknown)]
      <*> json["wait", as: .iso8601Duration]
      <*> json["placed", as: .iso8601]
      <*> json[optional: "parent", as: .numberString()]
      <*> json["count", default: 1]
      <*> json["discount", as: .decimalString, default: 0]
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
