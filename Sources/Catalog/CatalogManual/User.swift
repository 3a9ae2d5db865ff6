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
