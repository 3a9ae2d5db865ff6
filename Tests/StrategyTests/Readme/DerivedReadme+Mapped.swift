// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension DerivedReadme.Todo: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedReadme.Todo {
    var userId: Int?
    var id: Int??
    var title: String?
    var due: Date?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("userId") {
        userId = try Int.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int?.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      if cursor.consumeKey("title") {
        title = try String.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      if cursor.consumeKey("due") {
        due = try cursor.value(as: .yearMonthDay)
        guard try cursor.hasNextMember() else { break members }
      }
      repeat {
        if case nil = userId, cursor.consumeKey("userId") {
          userId = try Int.decode(from: &cursor)
        } else if case nil = id, cursor.consumeKey("id") {
          id = try Int?.decode(from: &cursor)
        } else if case nil = title, cursor.consumeKey("title") {
          title = try String.decode(from: &cursor)
        } else if case nil = due, cursor.consumeKey("due") {
          due = try cursor.value(as: .yearMonthDay)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.hasNextMember()
    }
    guard let userId = userId ?? Int.missingValue, let id = id ?? Int?.missingValue,
      let title = title ?? String.missingValue, let due
    else { throw DerivedMapping.CursorFailure() }
    return DerivedReadme.Todo(userId: userId, id: id, title: title, due: due)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedReadme.Todo {
    DerivedReadme.Todo(
      userId: try json.member("userId"),
      id: try json.member("id"),
      title: try json.member("title"),
      due: try json.member("due", as: .yearMonthDay))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("due", due, as: .yearMonthDay)
  }
}
