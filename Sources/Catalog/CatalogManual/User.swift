public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension User: ManualDecodable {
  public init(json: JSONObject) throws(JSONError) {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      throw json.value.error(.custom("a SkillCatalogue is needed as context"))
    }
    self.init(
      id: try json["id"],
      email: try json["email"],
      name: try json["name"],
      skills: try json["skill_ids", as: SkillReference(catalogue: catalogue).array]
    )
  }
}

/// Decodes a skill's id and looks the skill up.
private struct SkillReference: Decoding {
  let catalogue: SkillCatalogue

  func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = catalogue[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }
}
