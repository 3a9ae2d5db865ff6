public import Catalog
public import JSONCore
public import ManualMapping

extension Skill: ManualDecodable {
  /// Decodes the members.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue.
  public init(json: JSONObject) throws(JSONError) {
    self.init(id: try json["id"], name: try json["name"], level: try json["level"])
  }
}

extension SkillLevel: JSONDecodable {}
