public import ApplicativeMapping
public import Catalog

extension Skill: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<Skill> {
    curry(Skill.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "level"
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
