public import Catalog
public import DerivedMapping
public import JSONCore
import JSONMapping

extension User {
  public static var readsInOnePass: Swift.Bool { true }

  public nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var email: String?
    var name: String?
    var skills: [Skill]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("skill_ids") {
        skills = try cursor.value(as: SkillReferences())
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("email") {
          if case nil = email {
            email = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("skill_ids") {
          if case nil = skills {
            skills = try cursor.value(as: SkillReferences())
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let email = cursor.orMissingValue(email),
      let name = cursor.orMissingValue(name), let skills
    else { throw .init() }
    return Self(id: id, email: email, name: name, skills: skills)
  }
}
