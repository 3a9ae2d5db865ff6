import ApplicativeMapping

extension Canada: Decodable {
  static func decode(_ json: JSON) -> Decoded<Canada> {
    curry(Canada.init)
      <^> json <| "type"
      <*> json <|| "features"
  }
}

extension CanadaFeature: Decodable {
  static func decode(_ json: JSON) -> Decoded<CanadaFeature> {
    curry(CanadaFeature.init)
      <^> json <| "type"
      <*> json <| "properties"
      <*> json <| "geometry"
  }
}

extension CanadaProperties: Decodable {
  static func decode(_ json: JSON) -> Decoded<CanadaProperties> {
    curry(CanadaProperties.init)
      <^> json <| "name"
  }
}

extension CanadaGeometry: Decodable {
  static func decode(_ json: JSON) -> Decoded<CanadaGeometry> {
    curry(CanadaGeometry.init)
      <^> json <| "type"
      <*> json <| "coordinates"
  }
}
