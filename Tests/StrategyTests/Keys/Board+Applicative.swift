import ApplicativeMapping
import Foundation

private enum Rank: String, CaseIterable { case novice, proficient, expert }
extension Rank: Decodable, JSONWritable, JSONObjectKey {}

private struct Label: Decodable, JSONObjectWritable {
  var name: String

  static func decode(_ json: JSON) -> Decoded<Label> { Label.init <^> json <| "name" }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("name", name)
  }
}

private struct Board: Decodable, JSONObjectWritable {
  var labels: [Int: Label]
  var levels: [Rank: Int]?
  var days: [UInt8: Date]?
  var tags: Set<String>?
  var marks: Set<Rank>?
  var note: String?
  var until: Date?
  var due: Date?
  var name: String?
  var count: Int?
  var since: Date?
  var weight: Decimal

  static func decode(_ json: JSON) -> Decoded<Board> {
    let key = "since"
    return curry(Board.init)
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

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("labels", labels)
    try json.put("levels", levels)
    try json.put("days", days, as: DateField.yearMonthDay.dictionary(keys: UInt8.self))
    try json.put("tags", tags)
    try json.put("marks", marks)
    try json.put("note", orNull: note)
    try json.put("until", orNull: until, as: .yearMonthDay)
    json.key("dates")
    try json.object { (json) throws(JSONError) in try json.put("due", due, as: .yearMonthDay) }
    json.key("names")
    try json.object { (json) throws(JSONError) in try json.put("full", name ?? "?") }
    try json.put("count\(1)", count)
    let key = "since"
    try json.put(key, since, as: .yearMonthDay)
    try json.put("weight\(1)", weight, as: .decimalString)
  }
}

extension KeyDialect {
  static let applicative = KeyDialect("applicative") { ApplicativeMapper<Board>(parsing: $0, writing: $1) }
}
