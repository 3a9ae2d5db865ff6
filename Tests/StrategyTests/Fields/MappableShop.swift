import Foundation
import MappableMapping

enum MappableShop {
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

extension MappableShop.Order: Mappable {
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
