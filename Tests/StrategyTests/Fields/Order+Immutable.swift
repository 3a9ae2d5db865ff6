import Foundation
import MappableMapping

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
