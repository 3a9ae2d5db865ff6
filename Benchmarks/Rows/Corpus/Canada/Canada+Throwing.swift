import ThrowingMapping

extension Canada: Decodable {
  static func decode(_ json: JSON) throws -> Canada {
    try Canada(type: json => "type", features: json => "features")
  }
}

extension CanadaFeature: Decodable {
  static func decode(_ json: JSON) throws -> CanadaFeature {
    try CanadaFeature(type: json => "type", properties: json => "properties", geometry: json => "geometry")
  }
}

extension CanadaProperties: Decodable {
  static func decode(_ json: JSON) throws -> CanadaProperties { try CanadaProperties(name: json => "name") }
}

extension CanadaGeometry: Decodable {
  static func decode(_ json: JSON) throws -> CanadaGeometry {
    try CanadaGeometry(type: json => "type", coordinates: json => "coordinates")
  }
}
