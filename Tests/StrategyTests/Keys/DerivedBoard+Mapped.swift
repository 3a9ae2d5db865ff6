// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension DerivedBoard.Rank: DerivedReadable, DerivedWritable {}

extension DerivedBoard.Label: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedBoard.Label {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.passesKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      repeat {
        if case nil = name, cursor.passesKey("name") {
          name = try String.decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.hasNextMember()
    }
    guard let name = name ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return DerivedBoard.Label(name: name)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedBoard.Label {
    DerivedBoard.Label(name: try json.member("name"))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.member("name", name)
  }
}

extension DerivedBoard.Board: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedBoard.Board {
    DerivedBoard.Board(
      labels: try json.member("labels"),
      levels: try json.member("levels"),
      days: try json.member(optional: "days", as: DateField.yearMonthDay.dictionary(keys: UInt8.self)),
      tags: try json.member("tags"),
      marks: try json.member("marks"),
      note: try json.member(orNull: "note"),
      until: try json.member(orNull: "until", as: .yearMonthDay),
      due: try json.part("dates", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json.member(optional: "due", as: .yearMonthDay)
      },
      name: try json.part("names", ifMissing: "?") { (json) throws(DerivedMapping.JSONError) in
        try json.member("full", default: "?")
      },
      count: try json.member("count1"),
      since: try json.member(optional: "since", as: .yearMonthDay),
      weight: try json.member("weight1", as: .decimalString, default: 1))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.member("labels", labels)
    try json.member("levels", levels)
    try json.member("days", days, as: DateField.yearMonthDay.dictionary(keys: UInt8.self))
    try json.member("tags", tags)
    try json.member("marks", marks)
    try json.member("note", orNull: note)
    try json.member("until", orNull: until, as: .yearMonthDay)
    if due != nil {
      json.key("dates")
      try json.beginObject()
      try json.member("due", due, as: .yearMonthDay)
      json.endObject()
    }
    json.key("names")
    try json.beginObject()
    try json.member("full", name)
    json.endObject()
    try json.member("count1", count)
    try json.member("since", since, as: .yearMonthDay)
    try json.member("weight1", weight, as: .decimalString)
  }
}
