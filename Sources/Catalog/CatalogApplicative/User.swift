public import ApplicativeMapping
public import Catalog

extension User: Decodable, Encodable {
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

  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("email", email)
      try json.member("name", name)
      try json.member("skill_ids", skills, SkillReference().array)
    }
  }
}

/// A skill by its id, looked up in a catalogue.
private struct SkillReference: Decoding, Encoding {
  var catalogue: SkillCatalogue?

  func decode(_ json: JSON) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = catalogue?[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }

  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
