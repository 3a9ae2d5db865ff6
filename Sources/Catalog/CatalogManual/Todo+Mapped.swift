public import Catalog
public import DerivedMapping
public import JSONCore

extension Todo {
  public static var readsInOnePass: Swift.Bool { true }

  public nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var userId: Int?
    var id: Int??
    var title: String?
    var completed: Bool?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("userId") {
        userId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("title") {
        title = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("completed") {
        completed = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("userId") {
          if case nil = userId {
            userId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("title") {
          if case nil = title {
            title = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("completed") {
          if case nil = completed {
            completed = try .decode(from: &cursor) as Bool
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let userId = cursor.orMissingValue(userId), let id = cursor.orMissingValue(id),
      let title = cursor.orMissingValue(title), let completed = cursor.orMissingValue(completed)
    else { throw .init() }
    return Self(userId: userId, id: id, title: title, completed: completed)
  }
}
