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
      number: try json["number", .numberString()],
      price: try json["price", .decimalString],
      paid: try json["paid", .booleanNumber],
      gift: try json["gift", .booleanString],
      level: try json["level", .rawValue(or: .unknown)],
      wait: try json["wait", .iso8601Duration],
      shelves: try json["shelves"],
      days: try json["days", DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: try json["tags"],
      note: try json[orNull: "note"],
      until: try json["until", orNull: .yearMonthDay],
      steps: try json["steps", Self.manualSteps.inside.array],
      last: try json["last", Self.manualSteps.beside],
      next: try json["next", Self.manualSteps.around])
  }
}
