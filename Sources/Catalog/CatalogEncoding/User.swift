public import Catalog
public import JSONCore
public import JSONMapping

extension User: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.put("id", id)
      try json.put("email", email)
      try json.put("name", name)
      try json.put("skill_ids", skills, as: SkillID().array)
    }
  }
}

/// Writes a skill as its id.
private struct SkillID: Encoding {
  func encode(_ skill: Skill, into writer: inout JSONWriter) {
    writer.write(skill.id)
  }
}
