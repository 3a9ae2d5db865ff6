public import Catalog
public import JSONCore
public import ManualMapping

extension Todo: ManualDecodable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      userId: try json["userId"],
      id: try json["id"],
      title: try json["title"],
      completed: try json["completed"]
    )
  }
}
