public import Catalog
public import MappableMapping

extension Todo: Mappable {
  public init?(map: Map) {
    self.init(userId: 0, id: nil, title: "", completed: false)
  }

  public mutating func mapping(map: Map) {
    userId <- map["userId"]
    id <- map["id"]
    title <- map["title"]
    completed <- map["completed"]
  }
}
