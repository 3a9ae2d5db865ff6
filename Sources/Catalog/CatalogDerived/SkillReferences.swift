import Catalog
import JSONCore
import JSONMapping

/// Decodes an array of ids to skills of the catalogue in the decoding context.
struct SkillReferences: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> [Skill] {
    let skills = try json.context(SkillCatalogue.self) { (catalogue) throws(JSONError) in
      try SkillReference(catalogue: catalogue).array.decode(json)
    }
    guard let skills else { throw json.error(.custom("a SkillCatalogue is needed as context")) }
    return skills
  }

  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Skill] {
    let skills = try cursor.context(SkillCatalogue.self) { (catalogue, cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        guard let skill = catalogue[try cursor.int()] else { throw CursorFailure() }
        return skill
      }
    }
    guard let skills else { throw CursorFailure() }
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
