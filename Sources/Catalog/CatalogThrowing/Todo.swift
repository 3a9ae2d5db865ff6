public import Catalog
public import ThrowingMapping

extension Todo: Decodable {
  /// Decodes the fields in the order of the properties.
  public static func decode(_ json: JSON) throws -> Todo {
    try Todo(
      userId: json => "userId",
      id: json =>? "id",
      title: json => "title",
      completed: json => "completed"
    )
  }
}
