import Foundation
import JSONMapping

/// What Argo's strategies read, each by a mapping of its own, and write as one.
enum Written {
  enum Rank: String, CaseIterable, JSONWritable, JSONObjectKey { case novice, proficient, expert }

  struct Label: JSONObjectWritable {
    var name: String

    func writeMembers(to json: inout JSONWriter) throws(JSONError) {
      try json.put("name", name)
    }
  }

  struct Board: JSONObjectWritable {
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
}
