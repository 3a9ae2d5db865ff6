import MappableMapping

extension Canada: Mappable {
  init?(map: Map) { self.init(type: "", features: []) }

  mutating func mapping(map: Map) {
    type <- map["type"]
    features <- map["features"]
  }
}

extension CanadaFeature: Mappable {
  init?(map: Map) { self.init(type: "", properties: .blank, geometry: .blank) }

  mutating func mapping(map: Map) {
    type <- map["type"]
    properties <- map["properties"]
    geometry <- map["geometry"]
  }
}

extension CanadaProperties: Mappable {
  fileprivate static let blank = CanadaProperties(name: "")

  init?(map: Map) { self = .blank }

  mutating func mapping(map: Map) { name <- map["name"] }
}

extension CanadaGeometry: Mappable {
  fileprivate static let blank = CanadaGeometry(type: "", coordinates: [])

  init?(map: Map) { self = .blank }

  mutating func mapping(map: Map) {
    type <- map["type"]
    coordinates <- map["coordinates"]
  }
}
