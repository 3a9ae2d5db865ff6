import Catalog
import JSONCore
import JSONMapping

/// A skill that is written as its id, and looked up in the catalogue of the decode's context.
struct SkillReference: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      throw json.error(.custom("a SkillCatalogue is needed as context"))
    }
    let id = try json.int()
    guard let skill = catalogue[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }

  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Skill {
    guard let catalogue = cursor.context(SkillCatalogue.self), let skill = catalogue[try cursor.int()] else {
      throw CursorFailure()
    }
    return skill
  }

  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
