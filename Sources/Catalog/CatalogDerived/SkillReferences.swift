import Catalog
import JSONCore
import JSONMapping

/// Decodes an array of ids to skills of the catalogue in the decoding context.
struct SkillReferences: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> [Skill] {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      throw json.error(.custom("a SkillCatalogue is needed as context"))
    }
    return try SkillReference(catalogue: catalogue).array.decode(json)
  }

  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Skill] {
    guard let catalogue = cursor.context(SkillCatalogue.self) else { throw CursorFailure() }
    return try cursor.array { (cursor) throws(CursorFailure) in
      guard let skill = catalogue[try cursor.int()] else { throw CursorFailure() }
      return skill
    }
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
