public import Catalog
public import JSONCore
import JSONMapping
public import ManualMapping

extension User: ManualDecodable {
  /// Decodes the members.
  ///
  /// - Throws: `missing-key`, `unexpected-null` or `type-mismatch`; `unknown-reference` for the id of an
  ///   unknown skill.
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      email: try json["email"],
      name: try json["name"],
      skills: try json["skill_ids", as: SkillReferences()]
    )
  }
}
