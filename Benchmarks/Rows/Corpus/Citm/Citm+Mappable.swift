import MappableMapping

extension Citm: Mappable {
  init?(map: Map) {
    self.init(
      areaNames: [:], audienceSubCategoryNames: [:], blockNames: [:], events: [:], performances: [],
      seatCategoryNames: [:], subTopicNames: [:], subjectNames: [:], topicNames: [:], topicSubTopics: [:],
      venueNames: [:])
  }

  mutating func mapping(map: Map) {
    areaNames <- map["areaNames"]
    audienceSubCategoryNames <- map["audienceSubCategoryNames"]
    blockNames <- map["blockNames"]
    events <- map["events"]
    performances <- map["performances"]
    seatCategoryNames <- map["seatCategoryNames"]
    subTopicNames <- map["subTopicNames"]
    subjectNames <- map["subjectNames"]
    topicNames <- map["topicNames"]
    topicSubTopics <- map["topicSubTopics"]
    venueNames <- map["venueNames"]
  }
}

extension CitmEvent: Mappable {
  init?(map: Map) {
    self.init(
      description: nil, id: 0, logo: nil, name: "", subTopicIds: [], subjectCode: nil, subtitle: nil,
      topicIds: [])
  }

  mutating func mapping(map: Map) {
    description <- map["description"]
    id <- map["id"]
    logo <- map["logo"]
    name <- map["name"]
    subTopicIds <- map["subTopicIds"]
    subjectCode <- map["subjectCode"]
    subtitle <- map["subtitle"]
    topicIds <- map["topicIds"]
  }
}

extension CitmPerformance: Mappable {
  init?(map: Map) {
    self.init(
      eventId: 0, id: 0, logo: nil, name: nil, prices: [], seatCategories: [], seatMapImage: nil, start: 0,
      venueCode: "")
  }

  mutating func mapping(map: Map) {
    eventId <- map["eventId"]
    id <- map["id"]
    logo <- map["logo"]
    name <- map["name"]
    prices <- map["prices"]
    seatCategories <- map["seatCategories"]
    seatMapImage <- map["seatMapImage"]
    start <- map["start"]
    venueCode <- map["venueCode"]
  }
}

extension CitmPrice: Mappable {
  init?(map: Map) { self.init(amount: 0, audienceSubCategoryId: 0, seatCategoryId: 0) }

  mutating func mapping(map: Map) {
    amount <- map["amount"]
    audienceSubCategoryId <- map["audienceSubCategoryId"]
    seatCategoryId <- map["seatCategoryId"]
  }
}

extension CitmSeatCategory: Mappable {
  init?(map: Map) { self.init(areas: [], seatCategoryId: 0) }

  mutating func mapping(map: Map) {
    areas <- map["areas"]
    seatCategoryId <- map["seatCategoryId"]
  }
}

extension CitmArea: Mappable {
  init?(map: Map) { self.init(areaId: 0, blockIds: []) }

  mutating func mapping(map: Map) {
    areaId <- map["areaId"]
    blockIds <- map["blockIds"]
  }
}
