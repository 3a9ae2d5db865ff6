import Foundation
import ThrowingMapping

private enum Rank: String, CaseIterable { case novice, proficient, expert }
extension Rank: Decodable, JSONWritable, JSONObjectKey {}

private struct Label: Decodable, JSONObjectWritable {
  var name: String

  static func decode(_ json: JSON) throws -> Label { try Label(name: json => "name") }

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

  static func decode(_ json: JSON) throws -> Board {
    let key = "since"
    return try Board(
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
  static let throwing = KeyDialect("throwing") { ThrowingMapper<Board>(parsing: $0, writing: $1) }
}
