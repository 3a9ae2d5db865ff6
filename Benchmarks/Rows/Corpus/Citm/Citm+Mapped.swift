import DerivedMapping

extension Citm: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable, DerivedMapping.JSONWritable,
  DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as CitmEvent?) && search.reads(nil as CitmPerformance?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var areaNames: [String: String]?
    var audienceSubCategoryNames: [String: String]?
    var blockNames: [String: String]?
    var events: [String: CitmEvent]?
    var performances: [CitmPerformance]?
    var seatCategoryNames: [String: String]?
    var subTopicNames: [String: String]?
    var subjectNames: [String: String]?
    var topicNames: [String: String]?
    var topicSubTopics: [String: [Int]]?
    var venueNames: [String: String]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("areaNames") {
        areaNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("audienceSubCategoryNames") {
        audienceSubCategoryNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("blockNames") {
        blockNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("events") {
        events = try .decode(from: &cursor) as [String: CitmEvent]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("performances") {
        performances = try .decode(from: &cursor) as [CitmPerformance]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryNames") {
        seatCategoryNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subTopicNames") {
        subTopicNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subjectNames") {
        subjectNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicNames") {
        topicNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicSubTopics") {
        topicSubTopics = try .decode(from: &cursor) as [String: [Int]]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("venueNames") {
        venueNames = try .decode(from: &cursor) as [String: String]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areaNames") {
          if case nil = areaNames {
            areaNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("audienceSubCategoryNames") {
          if case nil = audienceSubCategoryNames {
            audienceSubCategoryNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("blockNames") {
          if case nil = blockNames {
            blockNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("events") {
          if case nil = events {
            events = try .decode(from: &cursor) as [String: CitmEvent]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("performances") {
          if case nil = performances {
            performances = try .decode(from: &cursor) as [CitmPerformance]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryNames") {
          if case nil = seatCategoryNames {
            seatCategoryNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subTopicNames") {
          if case nil = subTopicNames {
            subTopicNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subjectNames") {
          if case nil = subjectNames {
            subjectNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicNames") {
          if case nil = topicNames {
            topicNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicSubTopics") {
          if case nil = topicSubTopics {
            topicSubTopics = try .decode(from: &cursor) as [String: [Int]]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("venueNames") {
          if case nil = venueNames {
            venueNames = try .decode(from: &cursor) as [String: String]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areaNames = cursor.orMissingValue(areaNames),
      let audienceSubCategoryNames = cursor.orMissingValue(audienceSubCategoryNames),
      let blockNames = cursor.orMissingValue(blockNames), let events = cursor.orMissingValue(events),
      let performances = cursor.orMissingValue(performances),
      let seatCategoryNames = cursor.orMissingValue(seatCategoryNames),
      let subTopicNames = cursor.orMissingValue(subTopicNames),
      let subjectNames = cursor.orMissingValue(subjectNames),
      let topicNames = cursor.orMissingValue(topicNames),
      let topicSubTopics = cursor.orMissingValue(topicSubTopics),
      let venueNames = cursor.orMissingValue(venueNames)
    else { throw .init() }
    return Self(
      areaNames: areaNames, audienceSubCategoryNames: audienceSubCategoryNames, blockNames: blockNames,
      events: events, performances: performances, seatCategoryNames: seatCategoryNames,
      subTopicNames: subTopicNames, subjectNames: subjectNames, topicNames: topicNames,
      topicSubTopics: topicSubTopics, venueNames: venueNames)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      areaNames: try json["areaNames"] as [String: String],
      audienceSubCategoryNames: try json["audienceSubCategoryNames"] as [String: String],
      blockNames: try json["blockNames"] as [String: String],
      events: try json["events"] as [String: CitmEvent],
      performances: try json["performances"] as [CitmPerformance],
      seatCategoryNames: try json["seatCategoryNames"] as [String: String],
      subTopicNames: try json["subTopicNames"] as [String: String],
      subjectNames: try json["subjectNames"] as [String: String],
      topicNames: try json["topicNames"] as [String: String],
      topicSubTopics: try json["topicSubTopics"] as [String: [Int]],
      venueNames: try json["venueNames"] as [String: String])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areaNames", self.areaNames)
    try json.put("audienceSubCategoryNames", self.audienceSubCategoryNames)
    try json.put("blockNames", self.blockNames)
    try json.put("events", self.events)
    try json.put("performances", self.performances)
    try json.put("seatCategoryNames", self.seatCategoryNames)
    try json.put("subTopicNames", self.subTopicNames)
    try json.put("subjectNames", self.subjectNames)
    try json.put("topicNames", self.topicNames)
    try json.put("topicSubTopics", self.topicSubTopics)
    try json.put("venueNames", self.venueNames)
  }
}

extension CitmEvent: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var description: String??
    var id: Int?
    var logo: String??
    var name: String?
    var subTopicIds: [Int]?
    var subjectCode: Int??
    var subtitle: String??
    var topicIds: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("description") {
        description = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("logo") {
        logo = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subTopicIds") {
        subTopicIds = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subjectCode") {
        subjectCode = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subtitle") {
        subtitle = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicIds") {
        topicIds = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("description") {
          if case nil = description {
            description = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("logo") {
          if case nil = logo {
            logo = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subTopicIds") {
          if case nil = subTopicIds {
            subTopicIds = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subjectCode") {
          if case nil = subjectCode {
            subjectCode = try .decode(from: &cursor) as Int?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subtitle") {
          if case nil = subtitle {
            subtitle = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicIds") {
          if case nil = topicIds {
            topicIds = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let description = cursor.orMissingValue(description), let id = cursor.orMissingValue(id),
      let logo = cursor.orMissingValue(logo), let name = cursor.orMissingValue(name),
      let subTopicIds = cursor.orMissingValue(subTopicIds),
      let subjectCode = cursor.orMissingValue(subjectCode), let subtitle = cursor.orMissingValue(subtitle),
      let topicIds = cursor.orMissingValue(topicIds)
    else { throw .init() }
    return Self(
      description: description, id: id, logo: logo, name: name, subTopicIds: subTopicIds,
      subjectCode: subjectCode, subtitle: subtitle, topicIds: topicIds)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      description: try json["description"] as String?,
      id: try json["id"] as Int,
      logo: try json["logo"] as String?,
      name: try json["name"] as String,
      subTopicIds: try json["subTopicIds"] as [Int],
      subjectCode: try json["subjectCode"] as Int?,
      subtitle: try json["subtitle"] as String?,
      topicIds: try json["topicIds"] as [Int])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("description", self.description)
    try json.put("id", self.id)
    try json.put("logo", self.logo)
    try json.put("name", self.name)
    try json.put("subTopicIds", self.subTopicIds)
    try json.put("subjectCode", self.subjectCode)
    try json.put("subtitle", self.subtitle)
    try json.put("topicIds", self.topicIds)
  }
}

extension CitmPerformance: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as CitmPrice?) && search.reads(nil as CitmSeatCategory?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var eventId: Int?
    var id: Int?
    var logo: String??
    var name: String??
    var prices: [CitmPrice]?
    var seatCategories: [CitmSeatCategory]?
    var seatMapImage: String??
    var start: Int?
    var venueCode: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("eventId") {
        eventId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("logo") {
        logo = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("prices") {
        prices = try .decode(from: &cursor) as [CitmPrice]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategories") {
        seatCategories = try .decode(from: &cursor) as [CitmSeatCategory]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatMapImage") {
        seatMapImage = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("start") {
        start = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("venueCode") {
        venueCode = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("eventId") {
          if case nil = eventId {
            eventId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("logo") {
          if case nil = logo {
            logo = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("prices") {
          if case nil = prices {
            prices = try .decode(from: &cursor) as [CitmPrice]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategories") {
          if case nil = seatCategories {
            seatCategories = try .decode(from: &cursor) as [CitmSeatCategory]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatMapImage") {
          if case nil = seatMapImage {
            seatMapImage = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("start") {
          if case nil = start {
            start = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("venueCode") {
          if case nil = venueCode {
            venueCode = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let eventId = cursor.orMissingValue(eventId), let id = cursor.orMissingValue(id),
      let logo = cursor.orMissingValue(logo), let name = cursor.orMissingValue(name),
      let prices = cursor.orMissingValue(prices), let seatCategories = cursor.orMissingValue(seatCategories),
      let seatMapImage = cursor.orMissingValue(seatMapImage), let start = cursor.orMissingValue(start),
      let venueCode = cursor.orMissingValue(venueCode)
    else { throw .init() }
    return Self(
      eventId: eventId, id: id, logo: logo, name: name, prices: prices, seatCategories: seatCategories,
      seatMapImage: seatMapImage, start: start, venueCode: venueCode)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      eventId: try json["eventId"] as Int,
      id: try json["id"] as Int,
      logo: try json["logo"] as String?,
      name: try json["name"] as String?,
      prices: try json["prices"] as [CitmPrice],
      seatCategories: try json["seatCategories"] as [CitmSeatCategory],
      seatMapImage: try json["seatMapImage"] as String?,
      start: try json["start"] as Int,
      venueCode: try json["venueCode"] as String)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("eventId", self.eventId)
    try json.put("id", self.id)
    try json.put("logo", self.logo)
    try json.put("name", self.name)
    try json.put("prices", self.prices)
    try json.put("seatCategories", self.seatCategories)
    try json.put("seatMapImage", self.seatMapImage)
    try json.put("start", self.start)
    try json.put("venueCode", self.venueCode)
  }
}

extension CitmPrice: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var amount: Int?
    var audienceSubCategoryId: Int?
    var seatCategoryId: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("amount") {
        amount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("audienceSubCategoryId") {
        audienceSubCategoryId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryId") {
        seatCategoryId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("amount") {
          if case nil = amount {
            amount = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("audienceSubCategoryId") {
          if case nil = audienceSubCategoryId {
            audienceSubCategoryId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryId") {
          if case nil = seatCategoryId {
            seatCategoryId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let amount = cursor.orMissingValue(amount),
      let audienceSubCategoryId = cursor.orMissingValue(audienceSubCategoryId),
      let seatCategoryId = cursor.orMissingValue(seatCategoryId)
    else { throw .init() }
    return Self(amount: amount, audienceSubCategoryId: audienceSubCategoryId, seatCategoryId: seatCategoryId)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      amount: try json["amount"] as Int,
      audienceSubCategoryId: try json["audienceSubCategoryId"] as Int,
      seatCategoryId: try json["seatCategoryId"] as Int)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("amount", self.amount)
    try json.put("audienceSubCategoryId", self.audienceSubCategoryId)
    try json.put("seatCategoryId", self.seatCategoryId)
  }
}

extension CitmSeatCategory: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as CitmArea?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var areas: [CitmArea]?
    var seatCategoryId: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("areas") {
        areas = try .decode(from: &cursor) as [CitmArea]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryId") {
        seatCategoryId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areas") {
          if case nil = areas {
            areas = try .decode(from: &cursor) as [CitmArea]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryId") {
          if case nil = seatCategoryId {
            seatCategoryId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areas = cursor.orMissingValue(areas), let seatCategoryId = cursor.orMissingValue(seatCategoryId)
    else { throw .init() }
    return Self(areas: areas, seatCategoryId: seatCategoryId)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(areas: try json["areas"] as [CitmArea], seatCategoryId: try json["seatCategoryId"] as Int)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areas", self.areas)
    try json.put("seatCategoryId", self.seatCategoryId)
  }
}

extension CitmArea: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var areaId: Int?
    var blockIds: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("areaId") {
        areaId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("blockIds") {
        blockIds = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areaId") {
          if case nil = areaId {
            areaId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("blockIds") {
          if case nil = blockIds {
            blockIds = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areaId = cursor.orMissingValue(areaId), let blockIds = cursor.orMissingValue(blockIds)
    else { throw .init() }
    return Self(areaId: areaId, blockIds: blockIds)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(areaId: try json["areaId"] as Int, blockIds: try json["blockIds"] as [Int])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areaId", self.areaId)
    try json.put("blockIds", self.blockIds)
  }
}
