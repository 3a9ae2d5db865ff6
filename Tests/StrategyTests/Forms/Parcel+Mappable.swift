import Foundation
import MappableMapping

extension Parcel.Shelf: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { name <- map["name"] }
}

extension Parcel.Sending: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { from <- map["from"] }
}

extension Parcel.Weighing: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { grams <- map["grams"] }
}

extension Parcel: Mappable {
  private static let mappableSteps = Steps(MappableMapper<Sending>(), MappableMapper<Weighing>())

  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) {
    number <- (map["number"], NumberStringField())
    price <- (map["price"], DecimalStringField())
    paid <- (map["paid"], BooleanNumberField())
    gift <- (map["gift"], BooleanStringField())
    level <- (map["level"], RawValueField<Level>().or(.unknown))
    wait <- (map["wait"], DurationField())
    shelves <- map["shelves"]
    days <- (map["days"], DateField.yearMonthDay)
    tags <- map["tags"]
    note <- map[orNull: "note"]
    until <- (map[orNull: "until"], DateField.yearMonthDay)
    steps <- (map["steps"], Self.mappableSteps.inside)
    last <- (map["last"], Self.mappableSteps.beside)
    next <- (map["next"], Self.mappableSteps.around)
  }
}
