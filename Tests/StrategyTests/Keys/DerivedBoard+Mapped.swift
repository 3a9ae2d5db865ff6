// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension DerivedBoard.Rank: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    try json.rawValue(oneOf: [.novice, .proficient, .expert])
  }
}

extension DerivedBoard.Label: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = cursor.orMissingValue(name) else { throw .init() }
    return Self(name: name)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(name: try json["name"] as String)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", self.name)
  }
}

extension DerivedBoard.Board: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      labels: try json["labels"] as [Int: DerivedBoard.Label],
      levels: try json["levels"] as [DerivedBoard.Rank: Int]?,
      days: try json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)]
        as [UInt8: Date]?,
      tags: try json["tags"] as Set<String>?,
      marks: try json["marks"] as Set<DerivedBoard.Rank>?,
      note: try json[orNull: "note"] as String?,
      until: try json[orNull: "until", as: .yearMonthDay] as Date?,
      due: try json.part("dates", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json[optional: "due", as: .yearMonthDay]
      } as Date?,
      name: try json.part("names", ifMissing: "?") { (json) throws(DerivedMapping.JSONError) in
        try json.member("full", default: "?")
      } as String,
      count: try json["count1"] as Int?,
      since: try json[optional: "since", as: .yearMonthDay] as Date?,
      weight: try json.member("weight1", as: .decimalString, default: 1) as Decimal)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("labels", self.labels)
    try json.put("levels", self.levels)
    try json.put("days", self.days, as: DateField.yearMonthDay.dictionary(keys: UInt8.self))
    try json.put("tags", self.tags)
    try json.put("marks", self.marks)
    try json.put("note", orNull: self.note)
    try json.put("until", orNull: self.until, as: .yearMonthDay)
    if self.due != nil {
      json.key("dates")
      try json.beginObject()
      try json.put("due", self.due, as: .yearMonthDay)
      json.endObject()
    }
    json.key("names")
    try json.beginObject()
    try json.put("full", self.name)
    json.endObject()
    try json.put("count1", self.count)
    try json.put("since", self.since, as: .yearMonthDay)
    try json.put("weight1", self.weight, as: .decimalString)
  }
}
