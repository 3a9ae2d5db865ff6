public import Catalog
public import DerivedMapping
public import JSONCore

extension Skill {
  public nonisolated static func readsInOnePass(
    _ search: inout DerivedMapping.OnePassSearch
  ) -> Swift.Bool {
    search.reads(nil as SkillLevel?)
  }

  public nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var level: SkillLevel?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("level") {
        level = try .decode(from: &cursor) as SkillLevel
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("level") {
          if case nil = level {
            level = try .decode(from: &cursor) as SkillLevel
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let level = cursor.orMissingValue(level)
    else { throw .init() }
    return Self(id: id, name: name, level: level)
  }
}
