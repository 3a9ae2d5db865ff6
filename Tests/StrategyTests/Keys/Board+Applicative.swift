import ApplicativeMapping
import Foundation

extension Written.Rank: Decodable {}

extension Written.Label: Decodable {
  static func decode(_ json: JSON) -> Decoded<Written.Label> { Written.Label.init <^> json <| "name" }
}

extension Written.Board: Decodable {
  static func decode(_ json: JSON) -> Decoded<Written.Board> {
    let key = "since"
    return curry(Written.Board.init)
      <^> json <| "labels"
      <*> json <|? "levels"
      <*> json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)]
      <*> json <|? "tags"
      <*> json <|? "marks"
      <*> json[orNull: "note"]
      <*> json[orNull: "until", as: .yearMonthDay]
      <*> json[optional: "dates", "due", as: .yearMonthDay]
      <*> json[optional: "names", "full"]
      <*> json[optional: "count\(1)"]
      <*> json[optional: key, as: .yearMonthDay]
      <*> json["weight\(1)", as: .decimalString, default: 1]
  }
}

extension KeyDialect {
  static let applicative = KeyDialect("applicative") {
    ApplicativeMapper<Written.Board>(parsing: $0, writing: $1)
  }
}
