import MappableMapping

private struct Address: Mappable {
  var zipCode = 0

  init?(map: Map) {}

  mutating func mapping(map: Map) { zipCode <- map["zipCode"] }
}

private struct Member: Mappable {
  var userId = 0
  var imageURL: String?
  var fullSize: Int?
  var homeAddress: Address?
  var testScores: [String: Int]?
  var lastSeen: String?
  var loginCount: Int?
  var asWritten: Address?

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    let key = "loginCount"
    userId <- map["userId"]
    imageURL <- map["imageURL"]
    fullSize <- map["imageInfo.fullSize"]
    homeAddress <- map["homeAddress"]
    testScores <- map["testScores"]
    lastSeen <- map[orNull: "lastSeen"]
    loginCount <- map[key]
    asWritten <- (map["asWritten"], MappableMapper<Address>(keys: .unchanged))
  }
}

extension ConvertingDialect {
  static let mappable = ConvertingDialect("mappable") { MappableMapper<Member>(writing: $1, keys: $0) }
}
