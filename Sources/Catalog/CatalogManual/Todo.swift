public import Catalog
public import JSONCore
public import ManualMapping

extension Todo: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(
      userId: try json["userId"],
      id: try json["id"],
      title: try json["title"],
      completed: try json["completed"]
    )
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("completed", completed)
  }
}
