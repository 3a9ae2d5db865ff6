import Foundation
import ThrowingMapping

extension Written.Rank: Decodable {}

extension Written.Label: Decodable {
  static func decode(_ json: JSON) throws -> Written.Label { try Written.Label(name: json => "name") }
}

extension Written.Board: Decodable {
  static func decode(_ json: JSON) throws -> Written.Board {
    let key = "since"
    return try Written.Board(
      labels: json => "labels",
      levels: json =>? "levels",
      days: json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: json =>? "tags",
      marks: json =>? "marks",
      note: json[orNull: "note"],
      until: json[orNull: "until", as: .yearMonthDay],
      due: json[optional: "dates", "due", as: .yearMonthDay],
      name: json =>? "names" =>? "full",
      count: json =>? OptionalKeyPath("count\(1)"),
      since: json[optional: key, as: .yearMonthDay],
      weight: json["weight\(1)", as: .decimalString, default: 1])
  }
}

extension KeyDialect {
  static let throwing = KeyDialect("throwing") { ThrowingMapper<Written.Board>(parsing: $0, writing: $1) }
}
