public import ApplicativeMapping
public import Catalog

extension Todo: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) -> Decoded<Todo> {
    curry(Todo.init)
      <^> json <| "userId"
      <*> json <|? "id"
      <*> json <| "title"
      <*> json <| "completed"
  }

  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("userId", userId)
      try json.member("id", ifPresent: id)
      try json.member("title", title)
      try json.member("completed", completed)
    }
  }
}
