public import Catalog
public import JSONCore
public import ManualMapping

extension Todo: ManualDecodable {
  /// Decodes the members.
  ///
  /// - Throws: `missing-key`, `unexpected-null` or `type-mismatch`.
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      userId: try json["userId"],
      id: try json["id"],
      title: try json["title"],
      completed: try json["completed"]
    )
  }
}
