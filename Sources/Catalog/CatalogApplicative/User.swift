public import ApplicativeMapping
public import Catalog
import JSONMapping

extension User: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<User> {
    guard let catalogue: SkillCatalogue = json.context() else {
      return .customError("a SkillCatalogue is needed as context")
    }
    return curry(User.init)
      <^> json <| "id"
      <*> json <| "email"
      <*> json <| "name"
      <*> json[array: "skill_ids", as: SkillReference(catalogue: catalogue)]
  }

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("email", email)
      try json.member("name", name)
      try json.member("skill_ids", skills, SkillID().array)
    }
  }
}

/// Reads a skill's id and looks the skill up.
private struct SkillReference: Decoding {
  let catalogue: SkillCatalogue

  func decode(_ json: JSON) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = catalogue[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }
}

/// Writes a skill as its id.
private struct SkillID: Encoding {
  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
