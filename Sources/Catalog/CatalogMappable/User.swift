public import Catalog
public import MappableMapping

extension User: Mappable {
  public init?(map: Map) {
    self.init(id: 0, email: "", name: "", skills: [])
    if map.context(SkillCatalogue.self) == nil { map.fail(.custom("a SkillCatalogue is needed as context")) }
  }

  public mutating func mapping(map: Map) {
    id <- map["id"]
    email <- map["email"]
    name <- map["name"]
    skills <- (map["skill_ids"], SkillReference())
  }
}

/// A skill as its id, which the catalogue in the context resolves.
private struct SkillReference: Mapping {
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
