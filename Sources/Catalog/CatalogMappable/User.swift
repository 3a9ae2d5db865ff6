public import Catalog
public import MappableMapping

extension User: Mappable {
  public init?(map: Map) {
    self.init(id: 0, email: "", name: "", skills: [])
  }

  public mutating func mapping(map: Map) {
    // Only decoding needs the catalogue: encoding writes the ids of the skills.
    let catalogue = map.mappingType == .fromJSON ? map.context(SkillCatalogue.self) : nil
    if map.mappingType == .fromJSON, catalogue == nil {
      map.fail(.custom("a SkillCatalogue is needed as context"))
    }
    id <- map["id"]
    email <- map["email"]
    name <- map["name"]
    skills <- (map["skill_ids"], SkillReference(catalogue: catalogue))
  }
}
