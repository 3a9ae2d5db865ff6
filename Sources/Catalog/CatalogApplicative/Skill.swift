public import ApplicativeMapping
public import Catalog

extension Skill: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<Skill> {
    curry(Skill.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "level"
  }
}

extension SkillLevel: Decodable {}
