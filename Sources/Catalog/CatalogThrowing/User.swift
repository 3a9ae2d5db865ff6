public import Catalog
import JSONMapping
public import ThrowingMapping

extension User: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> User {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      throw json.error(.custom("a SkillCatalogue is needed as context"))
    }
    return try User(
      id: json => "id",
      email: json => "email",
      name: json => "name",
      skills: json["skill_ids", as: SkillReference(catalogue: catalogue).array]
    )
  }
}
