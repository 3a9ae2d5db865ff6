import DerivedMapping

extension Citm: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(CitmEvent.self) && search.reads(CitmPerformance.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Citm {
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
        areaNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("audienceSubCategoryNames") {
        audienceSubCategoryNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("blockNames") {
        blockNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("events") {
        events = try [String: CitmEvent].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("performances") {
        performances = try [CitmPerformance].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryNames") {
        seatCategoryNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subTopicNames") {
        subTopicNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subjectNames") {
        subjectNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicNames") {
        topicNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicSubTopics") {
        topicSubTopics = try [String: [Int]].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("venueNames") {
        venueNames = try [String: String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areaNames") {
          if case nil = areaNames {
            areaNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("audienceSubCategoryNames") {
          if case nil = audienceSubCategoryNames {
            audienceSubCategoryNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("blockNames") {
          if case nil = blockNames {
            blockNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("events") {
          if case nil = events {
            events = try [String: CitmEvent].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("performances") {
          if case nil = performances {
            performances = try [CitmPerformance].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryNames") {
          if case nil = seatCategoryNames {
            seatCategoryNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subTopicNames") {
          if case nil = subTopicNames {
            subTopicNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subjectNames") {
          if case nil = subjectNames {
            subjectNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicNames") {
          if case nil = topicNames {
            topicNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicSubTopics") {
          if case nil = topicSubTopics {
            topicSubTopics = try [String: [Int]].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("venueNames") {
          if case nil = venueNames {
            venueNames = try [String: String].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areaNames = areaNames ?? [String: String].missingValue,
      let audienceSubCategoryNames = audienceSubCategoryNames ?? [String: String].missingValue,
      let blockNames = blockNames ?? [String: String].missingValue,
      let events = events ?? [String: CitmEvent].missingValue,
      let performances = performances ?? [CitmPerformance].missingValue,
      let seatCategoryNames = seatCategoryNames ?? [String: String].missingValue,
      let subTopicNames = subTopicNames ?? [String: String].missingValue,
      let subjectNames = subjectNames ?? [String: String].missingValue,
      let topicNames = topicNames ?? [String: String].missingValue,
      let topicSubTopics = topicSubTopics ?? [String: [Int]].missingValue,
      let venueNames = venueNames ?? [String: String].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Citm(
      areaNames: areaNames, audienceSubCategoryNames: audienceSubCategoryNames, blockNames: blockNames,
      events: events, performances: performances, seatCategoryNames: seatCategoryNames,
      subTopicNames: subTopicNames, subjectNames: subjectNames, topicNames: topicNames,
      topicSubTopics: topicSubTopics, venueNames: venueNames)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Citm {
    Citm(
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

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areaNames", areaNames)
    try json.put("audienceSubCategoryNames", audienceSubCategoryNames)
    try json.put("blockNames", blockNames)
    try json.put("events", events)
    try json.put("performances", performances)
    try json.put("seatCategoryNames", seatCategoryNames)
    try json.put("subTopicNames", subTopicNames)
    try json.put("subjectNames", subjectNames)
    try json.put("topicNames", topicNames)
    try json.put("topicSubTopics", topicSubTopics)
    try json.put("venueNames", venueNames)
  }
}

extension CitmEvent: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CitmEvent {
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
        description = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("logo") {
        logo = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subTopicIds") {
        subTopicIds = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subjectCode") {
        subjectCode = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("subtitle") {
        subtitle = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("topicIds") {
        topicIds = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("description") {
          if case nil = description {
            description = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("logo") {
          if case nil = logo {
            logo = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subTopicIds") {
          if case nil = subTopicIds {
            subTopicIds = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subjectCode") {
          if case nil = subjectCode {
            subjectCode = try Int?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("subtitle") {
          if case nil = subtitle {
            subtitle = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("topicIds") {
          if case nil = topicIds {
            topicIds = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let description = description ?? String?.missingValue, let id = id ?? Int.missingValue,
      let logo = logo ?? String?.missingValue, let name = name ?? String.missingValue,
      let subTopicIds = subTopicIds ?? [Int].missingValue, let subjectCode = subjectCode ?? Int?.missingValue,
      let subtitle = subtitle ?? String?.missingValue, let topicIds = topicIds ?? [Int].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CitmEvent(
      description: description, id: id, logo: logo, name: name, subTopicIds: subTopicIds,
      subjectCode: subjectCode, subtitle: subtitle, topicIds: topicIds)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> CitmEvent {
    CitmEvent(
      description: try json["description"],
      id: try json["id"],
      logo: try json["logo"],
      name: try json["name"],
      subTopicIds: try json["subTopicIds"],
      subjectCode: try json["subjectCode"],
      subtitle: try json["subtitle"],
      topicIds: try json["topicIds"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("description", description)
    try json.put("id", id)
    try json.put("logo", logo)
    try json.put("name", name)
    try json.put("subTopicIds", subTopicIds)
    try json.put("subjectCode", subjectCode)
    try json.put("subtitle", subtitle)
    try json.put("topicIds", topicIds)
  }
}

extension CitmPerformance: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(CitmPrice.self) && search.reads(CitmSeatCategory.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CitmPerformance {
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
        eventId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("logo") {
        logo = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("prices") {
        prices = try [CitmPrice].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategories") {
        seatCategories = try [CitmSeatCategory].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatMapImage") {
        seatMapImage = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("start") {
        start = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("venueCode") {
        venueCode = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("eventId") {
          if case nil = eventId {
            eventId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("logo") {
          if case nil = logo {
            logo = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("prices") {
          if case nil = prices {
            prices = try [CitmPrice].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategories") {
          if case nil = seatCategories {
            seatCategories = try [CitmSeatCategory].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatMapImage") {
          if case nil = seatMapImage {
            seatMapImage = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("start") {
          if case nil = start {
            start = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("venueCode") {
          if case nil = venueCode {
            venueCode = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let eventId = eventId ?? Int.missingValue, let id = id ?? Int.missingValue,
      let logo = logo ?? String?.missingValue, let name = name ?? String?.missingValue,
      let prices = prices ?? [CitmPrice].missingValue,
      let seatCategories = seatCategories ?? [CitmSeatCategory].missingValue,
      let seatMapImage = seatMapImage ?? String?.missingValue, let start = start ?? Int.missingValue,
      let venueCode = venueCode ?? String.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CitmPerformance(
      eventId: eventId, id: id, logo: logo, name: name, prices: prices, seatCategories: seatCategories,
      seatMapImage: seatMapImage, start: start, venueCode: venueCode)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> CitmPerformance {
    CitmPerformance(
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

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("eventId", eventId)
    try json.put("id", id)
    try json.put("logo", logo)
    try json.put("name", name)
    try json.put("prices", prices)
    try json.put("seatCategories", seatCategories)
    try json.put("seatMapImage", seatMapImage)
    try json.put("start", start)
    try json.put("venueCode", venueCode)
  }
}

extension CitmPrice: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CitmPrice {
    var amount: Int?
    var audienceSubCategoryId: Int?
    var seatCategoryId: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("amount") {
        amount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("audienceSubCategoryId") {
        audienceSubCategoryId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryId") {
        seatCategoryId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("amount") {
          if case nil = amount {
            amount = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("audienceSubCategoryId") {
          if case nil = audienceSubCategoryId {
            audienceSubCategoryId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryId") {
          if case nil = seatCategoryId {
            seatCategoryId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let amount = amount ?? Int.missingValue,
      let audienceSubCategoryId = audienceSubCategoryId ?? Int.missingValue,
      let seatCategoryId = seatCategoryId ?? Int.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CitmPrice(
      amount: amount, audienceSubCategoryId: audienceSubCategoryId, seatCategoryId: seatCategoryId)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> CitmPrice {
    CitmPrice(
      amount: try json["amount"],
      audienceSubCategoryId: try json["audienceSubCategoryId"],
      seatCategoryId: try json["seatCategoryId"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("amount", amount)
    try json.put("audienceSubCategoryId", audienceSubCategoryId)
    try json.put("seatCategoryId", seatCategoryId)
  }
}

extension CitmSeatCategory: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(CitmArea.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CitmSeatCategory {
    var areas: [CitmArea]?
    var seatCategoryId: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("areas") {
        areas = try [CitmArea].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("seatCategoryId") {
        seatCategoryId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areas") {
          if case nil = areas {
            areas = try [CitmArea].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("seatCategoryId") {
          if case nil = seatCategoryId {
            seatCategoryId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areas = areas ?? [CitmArea].missingValue,
      let seatCategoryId = seatCategoryId ?? Int.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CitmSeatCategory(areas: areas, seatCategoryId: seatCategoryId)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> CitmSeatCategory {
    CitmSeatCategory(areas: try json["areas"], seatCategoryId: try json["seatCategoryId"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areas", areas)
    try json.put("seatCategoryId", seatCategoryId)
  }
}

extension CitmArea: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> CitmArea {
    var areaId: Int?
    var blockIds: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("areaId") {
        areaId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("blockIds") {
        blockIds = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("areaId") {
          if case nil = areaId {
            areaId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("blockIds") {
          if case nil = blockIds {
            blockIds = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let areaId = areaId ?? Int.missingValue, let blockIds = blockIds ?? [Int].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return CitmArea(areaId: areaId, blockIds: blockIds)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> CitmArea {
    CitmArea(areaId: try json["areaId"], blockIds: try json["blockIds"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("areaId", areaId)
    try json.put("blockIds", blockIds)
  }
}
