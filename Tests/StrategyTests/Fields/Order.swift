import ApplicativeMapping
import CodableMapping
import Foundation
import ManualMapping
import MappableMapping
import ThrowingMapping

/// A level of service, to which others may be added.
enum Level: String, Sendable { case basic, express, unknown }

/// A model with fields of every kind.
struct Order {
  var id: Int64
  var price: Decimal
  var paid, gift: Bool
  var level: Level
  var wait: Duration
  var placed: Date
  var parent: Int64?
  var count: Int
  var discount: Decimal

  static let recoders =
    StrategyTests.recoders(of: Order.self) + [
      Recoder("immutable", MappableMapper<Immutable.Order>()),
      Recoder("codable", CodableMapper<Order>()), Recoder("wrapped", CodableMapper<WrappedShop.Order>()),
    ]
}

extension Order: ManualMappable {
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

extension Order: Mappable {
  init?(map: Map) {
    self.init(
      id: 0, price: 0, paid: false, gift: false, level: .unknown, wait: .zero, placed: .distantPast,
      count: 0, discount: 0)
  }

  mutating func mapping(map: Map) {
    id <- (map["id"], NumberStringField())
    price <- (map["price"], DecimalStringField(minimumFractionDigits: 2))
    paid <- (map["paid"], BooleanNumberField())
    gift <- (map["gift"], BooleanStringField())
    level <- (map["level"], RawValueField<Level>().or(.unknown))
    wait <- (map["wait"], DurationField())
    placed <- (map["placed"], DateField.iso8601)
    parent <- (map["parent"], NumberStringField<Int64>())
    count <- (map["count"], default: 1)
    discount <- (map["discount"], DecimalStringField(), default: 0)
  }
}

extension Order: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Self> {
    curry(Order.init(id:price:paid:gift:level:wait:placed:parent:count:discount:))
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

  static func decode(_ json: ThrowingMapping.JSON) throws -> Self {
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
}
