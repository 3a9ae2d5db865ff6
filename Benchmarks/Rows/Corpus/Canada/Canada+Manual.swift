import ManualMapping

extension Canada: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      type: try json["type"],
      features: try json["features"])
  }
}

extension CanadaFeature: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      type: try json["type"],
      properties: try json["properties"],
      geometry: try json["geometry"])
  }
}

extension CanadaProperties: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      name: try json["name"])
  }
}

extension CanadaGeometry: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      type: try json["type"],
      coordinates: try json["coordinates"])
  }
}
