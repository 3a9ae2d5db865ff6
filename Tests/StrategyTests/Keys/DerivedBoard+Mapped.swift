// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension DerivedBoard.Rank: JSONDecodable, JSONWritable {}

extension DerivedBoard.Label: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedBoard.Label {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = name ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return DerivedBoard.Label(name: name)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedBoard.Label {
    DerivedBoard.Label(name: try json["name"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", name)
  }
}

extension DerivedBoard.Board: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedBoard.Board {
    DerivedBoard.Board(
      labels: try json["labels"],
      levels: try json["levels"],
      days: try json[optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)],
      tags: try json["tags"],
      marks: try json["marks"],
      note: try json[orNull: "note"],
      until: try json[orNull: "until", as: .yearMonthDay],
      due: try json.part("dates", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json[optional: "due", as: .yearMonthDay]
      },
      name: try json.part("names", ifMissing: "?") { (json) throws(DerivedMapping.JSONError) in
        try json.member("full", default: "?")
      },
      count: try json["count1"],
      since: try json[optional: "since", as: .yearMonthDay],
      weight: try json.member("weight1", as: .decimalString, default: 1))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("labels", labels)
    try json.put("levels", levels)
    try json.put("days", days, as: DateField.yearMonthDay.dictionary(keys: UInt8.self))
    try json.put("tags", tags)
    try json.put("marks", marks)
    try json.put("note", orNull: note)
    try json.put("until", orNull: until, as: .yearMonthDay)
    if due != nil {
      json.key("dates")
      try json.beginObject()
      try json.put("due", due, as: .yearMonthDay)
      json.endObject()
    }
    json.key("names")
    try json.beginObject()
    try json.put("full", name)
    json.endObject()
    try json.put("count1", count)
    try json.put("since", since, as: .yearMonthDay)
    try json.put("weight1", weight, as: .decimalString)
  }
}
