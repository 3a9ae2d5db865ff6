public import Catalog
public import JSONCore
public import JSONMapping

extension Skill: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("name", name)
      try json.member("level", level)
    }
  }
}

extension SkillLevel: JSONEncodable {}
