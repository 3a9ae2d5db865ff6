public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension User: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    guard json.value.context(SkillCatalogue.self) != nil else {
      throw json.value.error(.custom("a SkillCatalogue is needed as context"))
    }
    self.init(
      id: try json["id"],
      email: try json["email"],
      name: try json["name"],
      skills: try json["skill_ids", SkillReference().array]
    )
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("email", email)
    try json.put("name", name)
    try json.put("skill_ids", skills, SkillReference().array)
  }
}

/// A skill by its id, looked up in the catalogue.
private struct SkillReference: Decoding, Encoding {
  func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = json.context(SkillCatalogue.self)?[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }

  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
