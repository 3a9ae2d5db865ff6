import DerivedMapping
import Foundation

extension Parcel.Shelf: DerivedDecodable {
  static func decode(members json: JSONObject) throws(JSONError) -> Parcel.Shelf {
    Parcel.Shelf(name: try json.member("name"))
  }
}

extension Parcel.Sending: DerivedDecodable {
  static func decode(members json: JSONObject) throws(JSONError) -> Parcel.Sending {
    Parcel.Sending(from: try json.member("from"))
  }
}

extension Parcel.Weighing: DerivedDecodable {
  static func decode(members json: JSONObject) throws(JSONError) -> Parcel.Weighing {
    Parcel.Weighing(grams: try json.member("grams"))
  }
}

extension Parcel: DerivedDecodable {
  private static let derivedSteps = Steps(DerivedMapper<Sending>(), DerivedMapper<Weighing>())

  static func decode(members json: JSONObject) throws(JSONError) -> Parcel {
    Parcel(
      number: try json.member("number", as: .numberString()),
      price: try json.member("price", as: .decimalString),
      paid: try json.member("paid", as: .booleanNumber),
      gift: try json.member("gift", as: .booleanString),
      level: try json.member("level", as: .rawValue(or: .unknown)),
      wait: try json.member("wait", as: .iso8601Duration),
      shelves: try json.member("shelves"),
      days: try json.member("days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)),
      tags: try json.member("tags"),
      note: try json.member(orNull: "note"),
      until: try json.member(orNull: "until", as: .yearMonthDay),
      steps: try json.member("steps", as: Self.derivedSteps.inside.array),
      last: try json.member("last", as: Self.derivedSteps.beside),
      next: try json.member("next", as: Self.derivedSteps.around))
  }
}
