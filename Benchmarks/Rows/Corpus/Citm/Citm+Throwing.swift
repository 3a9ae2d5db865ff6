import ThrowingMapping

extension Citm: Decodable {
  static func decode(_ json: JSON) throws -> Citm {
    try Citm(
      areaNames: json => "areaNames",
      audienceSubCategoryNames: json => "audienceSubCategoryNames",
      blockNames: json => "blockNames",
      events: json => "events",
      performances: json => "performances",
      seatCategoryNames: json => "seatCategoryNames",
      subTopicNames: json => "subTopicNames",
      subjectNames: json => "subjectNames",
      topicNames: json => "topicNames",
      topicSubTopics: json => "topicSubTopics",
      venueNames: json => "venueNames")
  }
}

extension CitmEvent: Decodable {
  static func decode(_ json: JSON) throws -> CitmEvent {
    try CitmEvent(
      description: json =>? "description",
      id: json => "id",
      logo: json =>? "logo",
      name: json => "name",
      subTopicIds: json => "subTopicIds",
      subjectCode: json =>? "subjectCode",
      subtitle: json =>? "subtitle",
      topicIds: json => "topicIds")
  }
}

extension CitmPerformance: Decodable {
  static func decode(_ json: JSON) throws -> CitmPerformance {
    try CitmPerformance(
      eventId: json => "eventId",
      id: json => "id",
      logo: json =>? "logo",
      name: json =>? "name",
      prices: json => "prices",
      seatCategories: json => "seatCategories",
      seatMapImage: json =>? "seatMapImage",
      start: json => "start",
      venueCode: json => "venueCode")
  }
}

extension CitmPrice: Decodable {
  static func decode(_ json: JSON) throws -> CitmPrice {
    try CitmPrice(
      amount: json => "amount",
      audienceSubCategoryId: json => "audienceSubCategoryId",
      seatCategoryId: json => "seatCategoryId")
  }
}

extension CitmSeatCategory: Decodable {
  static func decode(_ json: JSON) throws -> CitmSeatCategory {
    try CitmSeatCategory(areas: json => "areas", seatCategoryId: json => "seatCategoryId")
  }
}

extension CitmArea: Decodable {
  static func decode(_ json: JSON) throws -> CitmArea {
    try CitmArea(areaId: json => "areaId", blockIds: json => "blockIds")
  }
}
