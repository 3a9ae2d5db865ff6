import ApplicativeMapping

extension Citm: Decodable {
  static func decode(_ json: JSON) -> Decoded<Citm> {
    curry(Citm.init)
      <^> json <| "areaNames"
      <*> json <| "audienceSubCategoryNames"
      <*> json <| "blockNames"
      <*> json <| "events"
      <*> json <|| "performances"
      <*> json <| "seatCategoryNames"
      <*> json <| "subTopicNames"
      <*> json <| "subjectNames"
      <*> json <| "topicNames"
      <*> json <| "topicSubTopics"
      <*> json <| "venueNames"
  }
}

extension CitmEvent: Decodable {
  static func decode(_ json: JSON) -> Decoded<CitmEvent> {
    curry(CitmEvent.init)
      <^> json <|? "description"
      <*> json <| "id"
      <*> json <|? "logo"
      <*> json <| "name"
      <*> json <|| "subTopicIds"
      <*> json <|? "subjectCode"
      <*> json <|? "subtitle"
      <*> json <|| "topicIds"
  }
}

extension CitmPerformance: Decodable {
  static func decode(_ json: JSON) -> Decoded<CitmPerformance> {
    curry(CitmPerformance.init)
      <^> json <| "eventId"
      <*> json <| "id"
      <*> json <|? "logo"
      <*> json <|? "name"
      <*> json <|| "prices"
      <*> json <|| "seatCategories"
      <*> json <|? "seatMapImage"
      <*> json <| "start"
      <*> json <| "venueCode"
  }
}

extension CitmPrice: Decodable {
  static func decode(_ json: JSON) -> Decoded<CitmPrice> {
    curry(CitmPrice.init)
      <^> json <| "amount"
      <*> json <| "audienceSubCategoryId"
      <*> json <| "seatCategoryId"
  }
}

extension CitmSeatCategory: Decodable {
  static func decode(_ json: JSON) -> Decoded<CitmSeatCategory> {
    curry(CitmSeatCategory.init)
      <^> json <|| "areas"
      <*> json <| "seatCategoryId"
  }
}

extension CitmArea: Decodable {
  static func decode(_ json: JSON) -> Decoded<CitmArea> {
    curry(CitmArea.init)
      <^> json <| "areaId"
      <*> json <|| "blockIds"
  }
}
