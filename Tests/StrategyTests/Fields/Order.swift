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

extension Immutable {
  /// The model whose properties are constants.
  struct Order: ImmutableMappable {
    let model: StrategyTests.Order

    init(map: Map) throws {
      model = StrategyTests.Order(
        id: try map.value("id", using: NumberStringField()),
        price: try map.value("price", using: .decimalString),
        paid: try map.value("paid", using: .booleanNumber),
        gift: try map.value("gift", using: .booleanString),
        level: try map.value("level", using: .rawValue(or: Level.unknown)),
        wait: try map.value("wait", using: .iso8601Duration),
        placed: try map.value("placed", using: .iso8601),
        parent: try map.value("parent", using: NumberStringField<Int64>()),
        count: try map.value("count", using: NumberStringField(.numberOrString), default: 1),
        discount: try map.value("discount", using: .decimalString, default: 0))
    }

    func mapping(map: Map) {
      model.id >>> (map["id"], NumberStringField())
      model.price >>> (map["price"], DecimalStringField(minimumFractionDigits: 2))
      model.paid >>> (map["paid"], BooleanNumberField())
      model.gift >>> (map["gift"], BooleanStringField())
      model.level >>> (map["level"], RawValueField<Level>().or(.unknown))
      model.wait >>> (map["wait"], DurationField())
      model.placed >>> (map["placed"], DateField.iso8601)
      model.parent >>> (map["parent"], NumberStringField<Int64>())
      model.count >>> map["count"]
      model.discount >>> (map["discount"], DecimalStringField())
    }
  }
}

extension Order: Codable {
  private enum CodingKeys: CodingKey {
    case id, price, paid, gift, level, wait, placed, parent, count, discount
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(with: .numberString(), forKey: .id)
    price = try container.decode(with: .decimalString, forKey: .price)
    paid = try container.decode(with: .booleanNumber, forKey: .paid)
    gift = try container.decode(with: .booleanString, forKey: .gift)
    level = try container.decode(with: .rawValue(or: .unknown), forKey: .level)
    wait = try container.decode(with: .iso8601Duration, forKey: .wait)
    placed = try container.decode(with: .iso8601, forKey: .placed)
    parent = try container.decodeIfPresent(with: .numberString(), forKey: .parent)
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
    discount = try container.decode(with: .decimalString, forKey: .discount, default: 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, with: .numberString(), forKey: .id)
    try container.encode(price, with: .decimalString(minimumFractionDigits: 2), forKey: .price)
    try container.encode(paid, with: .booleanNumber, forKey: .paid)
    try container.encode(gift, with: .booleanString, forKey: .gift)
    try container.encode(level, with: .rawValue(or: .unknown), forKey: .level)
    try container.encode(wait, with: .iso8601Duration, forKey: .wait)
    try container.encode(placed, with: .iso8601, forKey: .placed)
    try container.encodeIfPresent(parent, with: .numberString(), forKey: .parent)
    try container.encode(count, forKey: .count)
    try container.encode(discount, with: .decimalString, forKey: .discount)
  }
}

/// The form of a `Codable` model whose conformance is synthesized: wrappers name the fields.
enum WrappedShop {
  struct Order: Codable {
    @CodedBy<Number> var id: Int64
    @CodedBy<Price> var price: Decimal
    @CodedBy<NumberFlag> var paid: Bool
    @CodedBy<TextFlag> var gift: Bool
    @CodedBy<LevelName> var level: Level
    @CodedBy<Wait> var wait: Duration
    @CodedBy<Moment> var placed: Date
    @CodedBy<Number.IfPresent> var parent: Int64?
    @Defaulted<ToOne> var count: Int
    @CodedBy<Discount.Defaulted<ToZero<Decimal>>> var discount: Decimal
  }

  enum ToOne: DefaultValue { static let value = 1 }

  enum Number: CodedField { static let mapping = NumberStringField<Int64>() }
  enum Price: CodedField { static let mapping = DecimalStringField(minimumFractionDigits: 2) }
  enum Discount: CodedField { static let mapping = DecimalStringField() }
  enum NumberFlag: CodedField { static let mapping = BooleanNumberField() }
  enum TextFlag: CodedField { static let mapping = BooleanStringField() }
  enum LevelName: CodedField { static let mapping = RawValueField<Level>().or(.unknown) }
  enum Wait: CodedField { static let mapping = DurationField() }
  enum Moment: CodedField { static let mapping = DateField.iso8601 }
}
