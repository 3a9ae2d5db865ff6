public import Catalog
public import DerivedMapping
public import JSONCore

extension Skill {
  public static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(SkillLevel.self)
  }

  public static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Skill {
    var id: Int?
    var name: String?
    var level: SkillLevel?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("level") {
        level = try SkillLevel.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("level") {
          if case nil = level {
            level = try SkillLevel.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let level = level ?? SkillLevel.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Skill(id: id, name: name, level: level)
  }
}
