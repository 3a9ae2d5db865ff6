public import Catalog
public import DerivedMapping
public import JSONCore
import JSONMapping

extension User {
  public static var readsInOnePass: Swift.Bool { true }

  public static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> User {
    var id: Int?
    var email: String?
    var name: String?
    var skills: [Skill]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("skill_ids") {
        skills = try cursor.value(as: SkillReferences())
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("email") {
          if case nil = email {
            email = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
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
    guard let id = id ?? Int.missingValue, let email = email ?? String.missingValue,
      let name = name ?? String.missingValue, let skills
    else { throw DerivedMapping.CursorFailure() }
    return User(id: id, email: email, name: name, skills: skills)
  }
}
