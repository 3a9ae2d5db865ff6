public import ApplicativeMapping
public import Catalog
import JSONMapping

extension User: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<User> {
    curry(User.init)
      <^> json <| "id"
      <*> json <| "email"
      <*> json <| "name"
      <*> json[array: "skill_ids", as: SkillReference()]
  }
}
