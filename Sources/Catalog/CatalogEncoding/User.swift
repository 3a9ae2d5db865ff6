public import Catalog
public import JSONCore
public import JSONMapping

extension User: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("email", email)
      try json.member("name", name)
      try json.member("skill_ids", skills, SkillID().array)
    }
  }
}

/// Writes a skill as its id.
private struct SkillID: Encoding {
  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
