public import Catalog
public import DerivedMapping
public import JSONCore

extension Todo {
  public static var readsInOnePass: Swift.Bool { true }

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
        if cursor.consumeKey("userId") {
          if case nil = userId {
            userId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("title") {
          if case nil = title {
            title = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("completed") {
          if case nil = completed {
            completed = try Bool.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
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
}
