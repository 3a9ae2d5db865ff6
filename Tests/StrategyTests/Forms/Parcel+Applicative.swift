import ApplicativeMapping
import Foundation

extension Parcel.Shelf: Decodable {
  static func decode(_ json: JSON) -> Decoded<Self> { Self.init(name:) <^> json <| "name" }
}

extension Parcel.Sending: Decodable {
  static func decode(_ json: JSON) -> Decoded<Self> { Self.init(from:) <^> json <| "from" }
}

extension Parcel.Weighing: Decodable {
  static func decode(_ json: JSON) -> Decoded<Self> { Self.init(grams:) <^> json <| "grams" }
}

extension Parcel: Decodable {
  private static let applicativeSteps = Steps(ApplicativeMapper<Sending>(), ApplicativeMapper<Weighing>())

  static func decode(_ json: JSON) -> Decoded<Parcel> {
    let make = curry(
      Parcel.init(
        number:price:paid:gift:level:wait:shelves:days:tags:note:until:steps:last:next:))
    return make
      <^> json["number", as: .numberString()]
      <*> json["price", as: .decimalString]
      <*> json["paid", as: .booleanNumber]
      <*> json["gift", as: .booleanString]
      <*> json["level", as: .rawValue(or: .unknown)]
      <*> json["wait", as: .iso8601Duration]
      <*> json <| "shelves"
      <*> json["days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)]
      <*> json <| "tags"
      <*> json[orNull: "note"]
      <*> json[orNull: "until", as: .yearMonthDay]
      <*> json[array: "steps", as: applicativeSteps.inside]
      <*> json["last", as: applicativeSteps.beside]
      <*> json["next", as: applicativeSteps.around]
  }
}
