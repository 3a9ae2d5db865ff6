public import Catalog
public import ThrowingMapping

extension Skill: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> Skill {
    try Skill(
      id: json => "id",
      name: json => "name",
      level: json => "level"
    )
  }

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("id", id)
      try json.member("name", name)
      try json.member("level", level)
    }
  }
}

extension SkillLevel: Decodable, JSONEncodable {}
