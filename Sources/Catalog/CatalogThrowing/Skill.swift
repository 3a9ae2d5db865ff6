public import Catalog
public import ThrowingMapping

extension Skill: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> Skill {
    try Skill(
      id: json => "id",
      name: json => "name",
      level: json => "level"
    )
  }
}

extension SkillLevel: Decodable {}
