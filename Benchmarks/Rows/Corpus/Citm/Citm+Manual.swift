import ManualMapping

extension Citm: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      areaNames: try json["areaNames"],
      audienceSubCategoryNames: try json["audienceSubCategoryNames"],
      blockNames: try json["blockNames"],
      events: try json["events"],
      performances: try json["performances"],
      seatCategoryNames: try json["seatCategoryNames"],
      subTopicNames: try json["subTopicNames"],
      subjectNames: try json["subjectNames"],
      topicNames: try json["topicNames"],
      topicSubTopics: try json["topicSubTopics"],
      venueNames: try json["venueNames"])
  }
}

extension CitmEvent: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      description: try json["description"],
      id: try json["id"],
      logo: try json["logo"],
      name: try json["name"],
      subTopicIds: try json["subTopicIds"],
      subjectCode: try json["subjectCode"],
      subtitle: try json["subtitle"],
      topicIds: try json["topicIds"])
  }
}

extension CitmPerformance: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      eventId: try json["eventId"],
      id: try json["id"],
      logo: try json["logo"],
      name: try json["name"],
      prices: try json["prices"],
      seatCategories: try json["seatCategories"],
      seatMapImage: try json["seatMapImage"],
      start: try json["start"],
      venueCode: try json["venueCode"])
  }
}

extension CitmPrice: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      amount: try json["amount"],
      audienceSubCategoryId: try json["audienceSubCategoryId"],
      seatCategoryId: try json["seatCategoryId"])
  }
}

extension CitmSeatCategory: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      areas: try json["areas"],
      seatCategoryId: try json["seatCategoryId"])
  }
}

extension CitmArea: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      areaId: try json["areaId"],
      blockIds: try json["blockIds"])
  }
}
