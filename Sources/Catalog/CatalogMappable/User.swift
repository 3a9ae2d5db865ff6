public import Catalog
public import MappableMapping

extension User: Mappable {
  public init?(map: Map) {
    self.init(id: 0, email: "", name: "", skills: [])
  }

  public mutating func mapping(map: Map) {
    // Only decoding needs the catalogue: encoding writes the ids of the skills.
    let catalogue = map.mappingType == .fromJSON ? map.context(SkillCatalogue.self) : nil
    if map.mappingType == .fromJSON, catalogue == nil {
      map.fail(.custom("a SkillCatalogue is needed as context"))
    }
    id <- map["id"]
    email <- map["email"]
    name <- map["name"]
    skills <- (map["skill_ids"], SkillReference(catalogue: catalogue))
  }
}

/// Maps a skill to its id, which the catalogue resolves.
private struct SkillReference: Mapping {
  let catalogue: SkillCatalogue?

  func decode(_ json: JSONValue) throws(JSONError) -> Skill {
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
