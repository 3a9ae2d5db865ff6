import Foundation
import ThrowingMapping

enum ThrowingShop {
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

extension ThrowingShop.Order: Decodable, JSONEncodable {
  static func decode(_ json: JSON) throws -> Self {
    try Self(
      id: json["id", as: .numberString()],
      price: json["price", as: .decimalString],
      paid: json["paid", as: .booleanNumber],
      gift: json["gift", as: .booleanString],
      level: json["level", as: .rawValue(or: .unknown)],
      wait: json["wait", as: .iso8601Duration],
      placed: json["placed", as: .iso8601],
      parent: json[optional: "parent", as: .numberString()],
      count: json["count", default: 1],
      discount: json["discount", as: .decimalString, default: 0])
  }

  func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id, .numberString())
      try json.member("price", price, .decimalString(minimumFractionDigits: 2))
      try json.member("paid", paid, .booleanNumber)
      try json.member("gift", gift, .booleanString)
      try json.member("level", level, .rawValue(or: .unknown))
      try json.member("wait", wait, .iso8601Duration)
      try json.member("placed", placed, .iso8601)
      try json.member("parent", ifPresent: parent, .numberString())
      try json.member("count", count)
      try json.member("discount", discount, .decimalString)
    }
  }
}
