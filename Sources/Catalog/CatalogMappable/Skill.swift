public import Catalog
public import MappableMapping

extension Skill: Mappable {
  public init?(map: Map) {
    self.init(id: 0, name: "", level: .novice)
  }

  public mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    level <- map["level"]
  }
}
