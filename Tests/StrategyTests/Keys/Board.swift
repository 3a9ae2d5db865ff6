import ApplicativeMapping
import Foundation
import ManualMapping
import MappableMapping
import ThrowingMapping

enum Rank: String, CaseIterable { case novice, proficient, expert }
extension Rank: JSONDecodable, JSONWritable, JSONObjectKey {}
extension Rank: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {}

struct Label { var name = "" }

/// A model with keys at run time, nested keys, keys of dictionaries, sets and null.
struct Board {
  var labels: [Int: Label]
  var levels: [Rank: Int]?
  var days: [UInt8: Date]?
  var tags: Set<String>?
  var marks: Set<Rank>?
  var note: String?
  var until, due: Date?
  var name: String
  var count: Int?
  var since: Date?
  var weight: Decimal

  static let recoders = StrategyTests.recoders(of: Board.self) + derived
}

extension Label: ManualMappable, Mappable, ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  init(json: JSONObject) throws(JSONError) { name = try json["name"] }

  init?(map: Map) {}

  mutating func mapping(map: Map) { name <- map["name"] }

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Label> {
    Label.init(name:) <^> json <| "name"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Label { try Label(name: json => "name") }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

extension Board: ManualMappable {
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

extension Board: Mappable {
  init?(map: Map) { self.init(labels: [:], name: "?", weight: 1) }

  mutating func mapping(map: Map) {
    labels <- map["labels"]
    levels <- map["levels"]
    days <- (map["days"], DateField.yearMonthDay)
    tags <- map["tags"]
    marks <- map["marks"]
    note <- map[orNull: "note"]
    until <- (map[orNull: "until"], DateField.yearMonthDay)
    due <- (map["dates.due"], DateField.yearMonthDay)
    name <- (map["names.full"], default: "?")
    count <- map["count\(1)"]
    let key = "since"
    since <- (map[key], DateField.yearMonthDay)
    weight <- (map["weight\(1)"], DecimalStringField(), default: 1)
  }
}

extension Board: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Board> {
    let key = "since"
    let name: Decoded<String?> = json[optional: "names", "full"]
    return curry(Board.init(labels:levels:days:tags:marks:note:until:due:name:count:since:weight:))
      <^> json <| "labels"
      <*> json <|? "levels"
      <*> json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)]
      <*> json <|? "tags"
      <*> json <|? "marks"
      <*> json[orNull: "note"]
      <*> json[orNull: "until", as: .yearMonthDay]
      <*> json[optional: ["dates", "due"], as: .yearMonthDay]
      <*> name.map { $0 ?? "?" }
      <*> json[optional: "count\(1)"]
      <*> json[optional: key, as: .yearMonthDay]
      <*> json["weight\(1)", as: .decimalString, default: 1]
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Board {
    let key = "since"
    let name: String? = try json =>? "names" =>? "full"
    return try Board(
      labels: json => "labels",
      levels: json =>? "levels",
      days: json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: json =>? "tags",
      marks: json =>? "marks",
      note: json[orNull: "note"],
      until: json[orNull: "until", as: .yearMonthDay],
      due: json[optional: ["dates", "due"], as: .yearMonthDay],
      name: name ?? "?",
      count: json =>? OptionalKeyPath("count\(1)"),
      since: json[optional: key, as: .yearMonthDay],
      weight: json["weight\(1)", as: .decimalString, default: 1])
  }
}
