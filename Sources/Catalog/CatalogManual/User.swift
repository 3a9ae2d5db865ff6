public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension User: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    guard let skills = json.value.context(SkillCatalogue.self) else {
      throw json.value.error(.custom("a SkillCatalogue is needed as context"))
    }
    self.init(
      id: try json["id"],
      email: try json["email"],
      name: try json["name"],
      skills: try json["skill_ids", SkillReference(skills: skills).array]
    )
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("email", email)
    try json.put("name", name)
    try json.put("skill_ids", skills.map(\.id))
  }
}

/// A skill by its id.
private struct SkillReference: Decoding {
  let skills: SkillCatalogue

  func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = skills[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }
}
