import DerivedMapping

// The attributes are comments, because the macro isn't built here.

/// The events of a theater: `citm_catalog.json`, with dictionaries whose keys are ids.
/* @Mapped */ struct Citm: Codable, Equatable, Sendable {
  var areaNames: [String: String]
  var audienceSubCategoryNames: [String: String]
  var blockNames: [String: String]
  var events: [String: CitmEvent]
  var performances: [CitmPerformance]
  var seatCategoryNames: [String: String]
  var subTopicNames: [String: String]
  var subjectNames: [String: String]
  var topicNames: [String: String]
  var topicSubTopics: [String: [Int]]
  var venueNames: [String: String]
}

/// An event that is performed several times.
/* @Mapped */ struct CitmEvent: Codable, Equatable, Sendable {
  var description: String?
  var id: Int
  var logo: String?
  var name: String
  var subTopicIds: [Int]
  var subjectCode: Int?
  var subtitle: String?
  var topicIds: [Int]
}

/// An event on one day.
/* @Mapped */ struct CitmPerformance: Codable, Equatable, Sendable {
  var eventId: Int
  var id: Int
  var logo: String?
  var name: String?
  var prices: [CitmPrice]
  var seatCategories: [CitmSeatCategory]
  var seatMapImage: String?
  var start: Int
  var venueCode: String
}

/// What a seat of a category costs.
/* @Mapped */ struct CitmPrice: Codable, Equatable, Sendable {
  var amount: Int
  var audienceSubCategoryId: Int
  var seatCategoryId: Int
}

/// The areas of a category of seats.
/* @Mapped */ struct CitmSeatCategory: Codable, Equatable, Sendable {
  var areas: [CitmArea]
  var seatCategoryId: Int
}

/// A part of the hall.
/* @Mapped */ struct CitmArea: Codable, Equatable, Sendable {
  var areaId: Int
  var blockIds: [Int]
}
