import Foundation
import ThrowingMapping

extension Parcel.Shelf: Decodable {
  static func decode(_ json: JSON) throws -> Self { try Self(name: json => "name") }
}

extension Parcel.Sending: Decodable {
  static func decode(_ json: JSON) throws -> Self { try Self(from: json => "from") }
}

extension Parcel.Weighing: Decodable {
  static func decode(_ json: JSON) throws -> Self { try Self(grams: json => "grams") }
}

extension Parcel: Decodable {
  private static let throwingSteps = Steps(ThrowingMapper<Sending>(), ThrowingMapper<Weighing>())

  static func decode(_ json: JSON) throws -> Parcel {
    try Parcel(
      number: json["number", as: .numberString()],
      price: json["price", as: .decimalString],
      paid: json["paid", as: .booleanNumber],
      gift: json["gift", as: .booleanString],
      level: json["level", as: .rawValue(or: .unknown)],
      wait: json["wait", as: .iso8601Duration],
      shelves: json => "shelves",
      days: json["days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: json => "tags",
      note: json[orNull: "note"],
      until: json[orNull: "until", as: .yearMonthDay],
      steps: json["steps", as: throwingSteps.inside.array],
      last: json["last", as: throwingSteps.beside],
      next: json["next", as: throwingSteps.around])
  }
}
