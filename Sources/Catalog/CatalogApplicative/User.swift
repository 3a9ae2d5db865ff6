public import ApplicativeMapping
public import Catalog
import JSONMapping

extension User: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<User> {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      return .customError("a SkillCatalogue is needed as context")
    }
    return curry(User.init)
      <^> json <| "id"
      <*> json <| "email"
      <*> json <| "name"
      <*> json[array: "skill_ids", as: SkillReference(catalogue: catalogue)]
  }
}

/// Decodes a skill's id and looks the skill up.
private struct SkillReference: Decoding {
  let catalogue: SkillCatalogue

  func decode(_ json: JSON) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = catalogue[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }
}
