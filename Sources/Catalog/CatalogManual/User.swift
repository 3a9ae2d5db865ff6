public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension User: ManualDecodable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      email: try json["email"],
      name: try json["name"],
      skills: try json["skill_ids", as: SkillReferences()]
    )
  }
}

/// Decodes an array of ids to skills of the catalogue in the decoding context.
private struct SkillReferences: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> [Skill] {
    let skills = try json.context(SkillCatalogue.self) { (catalogue) throws(JSONError) in
      try SkillReference(catalogue: catalogue).array.decode(json)
    }
    guard let skills else { throw json.error(.custom("a SkillCatalogue is needed as context")) }
    return skills
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
