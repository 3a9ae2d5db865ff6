public import ApplicativeMapping
public import Catalog

extension Todo: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<Todo> {
    curry(Todo.init)
      <^> json <| "userId"
      <*> json <|? "id"
      <*> json <| "title"
      <*> json <| "completed"
  }
}
