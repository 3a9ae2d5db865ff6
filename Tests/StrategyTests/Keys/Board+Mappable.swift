import Foundation
import MappableMapping

private enum Rank: String, CaseIterable { case novice, proficient, expert }
extension Rank: JSONObjectKey {}

private struct Label: Mappable {
  var name = ""

  init?(map: Map) {}

  mutating func mapping(map: Map) { name <- map["name"] }
}

private struct Board: Mappable {
  var labels: [Int: Label] = [:]
  var levels: [Rank: Int]?
  var days: [UInt8: Date]?
  var tags: Set<String>?
  var marks: Set<Rank>?
  var note: String?
  var until: Date?
  var due: Date?
  var name = "?"
  var count: Int?
  var since: Date?
  var weight: Decimal = 1

  init?(map: Map) {}

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

extension KeyDialect {
  static let mappable = KeyDialect("mappable") { MappableMapper<Board>(parsing: $0, writing: $1) }
}
