import Foundation
import ManualMapping

private enum Rank: String, CaseIterable { case novice, proficient, expert }
extension Rank: ManualReadable, JSONWritable, JSONObjectKey {}

private struct Label: ManualMappable {
  var name: String

  init(json: JSONObject) throws(JSONError) { name = try json["name"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

private struct Board: ManualMappable {
  var labels: [Int: Label]
  var levels: [Rank: Int]?
  var days: [UInt8: Date]?
  var tags: Set<String>?
  var marks: Set<Rank>?
  var note: String?
  var until: Date?
  var due: Date?
  var name: String
  var count: Int?
  var since: Date?
  var weight: Decimal

  init(json: JSONObject) throws(JSONError) {
    labels = try json["labels"]
    levels = try json["levels"]
    days = try json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)]
    tags = try json["tags"]
    marks = try json["marks"]
    note = try json[orNull: "note"]
    until = try json[orNull: "until", as: .yearMonthDay]
    due = try json[optionalAt: "dates.due", as: .yearMonthDay]
    name = try json[at: "names.full", default: "?"]
    count = try json["count\(1)"]
    let key = "since"
    since = try json[optional: key, as: .yearMonthDay]
    weight = try json["weight\(1)", as: .decimalString, default: 1]
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
    try json.object { (json) throws(JSONError) in try json.put("full", name) }
    try json.put("count\(1)", count)
    let key = "since"
    try json.put(key, since, as: .yearMonthDay)
    try json.put("weight\(1)", weight, as: .decimalString)
  }
}

extension KeyDialect {
  static let manual = KeyDialect("manual") { ManualMapper<Board>(parsing: $0, writing: $1) }
}
