public import ApplicativeMapping
public import Catalog
import JSONMapping

extension User: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<User> {
    guard let catalogue = json.context(SkillCatalogue.self) else {
      return .customError("a SkillCatalogue is needed as context")
    }
    return curry(User.init)
      <^> json <| "id"
      <*> json <| "email"
      <*> json <| "name"
      <*> json[array: "skill_ids", as: SkillReference(catalogue: catalogue)]
  }
}
