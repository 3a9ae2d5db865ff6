public import Catalog
public import MappableMapping

extension User: Mappable {
  public init?(map: Map) {
    self.init(id: 0, email: "", name: "", skills: [])
  }

  public mutating func mapping(map: Map) {
    id <- map["id"]
    email <- map["email"]
    name <- map["name"]
    skills <- (map["skill_ids"], SkillReference())
  }
}
