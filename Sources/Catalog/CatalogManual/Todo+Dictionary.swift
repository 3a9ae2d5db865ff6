public import Catalog
public import JSONFoundation

/// The mapping in "Strongly-Typed GET and POST Calls With Alamofire": guards and casts, without a library.
extension Todo: DictionaryMappable {
  public init?(json: [String: Any]) {
    guard let title = json["title"] as? String,
      let userId = json["userId"] as? Int,
      let completed = json["completed"] as? Bool
    else { return nil }
    self.init(userId: userId, id: json["id"] as? Int, title: title, completed: completed)
  }

  public func toJSON() -> [String: Any] {
    var json: [String: Any] = ["title": title, "userId": userId, "completed": completed]
    if let id { json["id"] = id }
    return json
  }
}
