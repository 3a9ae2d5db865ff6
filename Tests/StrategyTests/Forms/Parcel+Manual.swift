import Foundation
import ManualMapping

extension Parcel.Shelf: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(name: try json["name"]) }
}

extension Parcel.Sending: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(from: try json["from"]) }
}

extension Parcel.Weighing: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(grams: try json["grams"]) }
}

extension Parcel: ManualDecodable {
  private static let manualSteps = Steps(ManualMapper<Sending>(), ManualMapper<Weighing>())

  init(json: JSONObject) throws(JSONError) {
    self.init(
      number: try json["number", as: .numberString()],
      price: try json["price", as: .decimalString],
      paid: try json["paid", as: .booleanNumber],
      gift: try json["gift", as: .booleanString],
      level: try json["level", as: .rawValue(or: .unknown)],
      wait: try json["wait", as: .iso8601Duration],
      shelves: try json["shelves"],
      days: try json["days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: try json["tags"],
      note: try json[orNull: "note"],
      until: try json[orNull: "until", as: .yearMonthDay],
      steps: try json["steps", as: Self.manualSteps.inside.array],
      last: try json["last", as: Self.manualSteps.beside],
      next: try json["next", as: Self.manualSteps.around])
  }
}
