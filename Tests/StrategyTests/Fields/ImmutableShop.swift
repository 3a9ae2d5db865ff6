import Foundation
import MappableMapping

enum ImmutableShop {
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

extension ImmutableShop.Order: ImmutableMappable {
  init(map: Map) throws {
    self.init(
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
    id >>> (map["id"], NumberStringField())
    price >>> (map["price"], DecimalStringField(minimumFractionDigits: 2))
    paid >>> (map["paid"], BooleanNumberField())
    gift >>> (map["gift"], BooleanStringField())
    level >>> (map["level"], RawValueField<Level>().or(.unknown))
    wait >>> (map["wait"], DurationField())
    placed >>> (map["placed"], DateField.iso8601)
    parent >>> (map["parent"], NumberStringField<Int64>())
    count >>> map["count"]
    discount >>> (map["discount"], DecimalStringField())
  }
}
