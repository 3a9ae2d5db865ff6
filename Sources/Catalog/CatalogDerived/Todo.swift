public import Catalog
public import DerivedMapping
public import JSONCore

extension Todo: DerivedReadable, DerivedDecodable {
  public static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Todo {
    var userId: Int?
    var id: Int??
    var title: String?
    var completed: Bool?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("userId") {
        userId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("title") {
        title = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("completed") {
        completed = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if case nil = userId, cursor.consumeKey("userId") {
          userId = try Int.decode(from: &cursor)
        } else if case nil = id, cursor.consumeKey("id") {
          id = try Int?.decode(from: &cursor)
        } else if case nil = title, cursor.consumeKey("title") {
          title = try String.decode(from: &cursor)
        } else if case nil = completed, cursor.consumeKey("completed") {
          completed = try Bool.decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let userId = userId ?? Int.missingValue, let id = id ?? Int?.missingValue,
      let title = title ?? String.missingValue, let completed = completed ?? Bool.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Todo(userId: userId, id: id, title: title, completed: completed)
  }

  public static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Todo {
    Todo(
      userId: try json.member("userId"),
      id: try json.member("id"),
      title: try json.member("title"),
      completed: try json.member("completed"))
  }
}
