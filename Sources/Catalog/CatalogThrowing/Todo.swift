public import Catalog
public import ThrowingMapping

extension Todo: Decodable, JSONEncodable {
  /// Reads the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> Todo {
    try Todo(
      userId: json => "userId",
      id: json =>? "id",
      title: json => "title",
      completed: json => "completed"
    )
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
