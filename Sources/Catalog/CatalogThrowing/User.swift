public import Catalog
import JSONMapping
public import ThrowingMapping

extension User: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> User {
    try User(
      id: json => "id",
      email: json => "email",
      name: json => "name",
      skills: json["skill_ids", as: SkillReference().array]
    )
  }
}
