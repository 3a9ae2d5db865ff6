import ApplicativeMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// A part of a member.
struct Address { var zipCode = 0 }

/// A model whose keys a strategy converts.
struct Member {
  var userId = 0
  var imageURL: String?
  var fullSize: Int?
  var homeAddress: Address?
  var testScores: [String: Int]?
  var lastSeen: String?
  var loginCount: Int?
  var asWritten: Address?

  static let recoders = StrategyTests.recoders(of: Member.self) + derived
}

extension Address: ManualMappable, Mappable, ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  init(json: JSONObject) throws(JSONError) { zipCode = try json["zipCode"] }

  init?(map: Map) {}

  mutating func mapping(map: Map) { zipCode <- map["zipCode"] }

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Address> {
    Address.init(zipCode:) <^> json <| "zipCode"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Address {
    try Address(zipCode: json => "zipCode")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("zipCode", zipCode) }
}

extension Member: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    let key = "loginCount"
    userId = try json["userId"]
    imageURL = try json["imageURL"]
    fullSize = try json[at: "imageInfo.fullSize"]
    homeAddress = try json["homeAddress"]
    testScores = try json["testScores"]
    lastSeen = try json[orNull: "lastSeen"]
    loginCount = try json[key]
    asWritten = try json[optional: "asWritten", as: ManualMapper<Address>(keys: .unchanged)]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    let key = "loginCount"
    try json.put("userId", userId)
    try json.put("imageURL", imageURL)
    json.key("imageInfo")
    try json.object { (json) throws(JSONError) in try json.put("fullSize", fullSize) }
    try json.put("homeAddress", homeAddress)
    try json.put("testScores", testScores)
    try json.put("lastSeen", orNull: lastSeen)
    try json.put(key, loginCount)
    try json.put("asWritten", asWritten, as: ManualMapper<Address>(keys: .unchanged))
  }
}

extension Member: Mappable {
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

extension Member: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Member> {
    let key = "loginCount"
    return curry(Member.init(userId:imageURL:fullSize:homeAddress:testScores:lastSeen:loginCount:asWritten:))
      <^> json <| "userId"
      <*> json <|? "imageURL"
      <*> json <|? ["imageInfo", "fullSize"]
      <*> json <|? "homeAddress"
      <*> json <|? "testScores"
      <*> json[orNull: "lastSeen"]
      <*> json <|? key
      <*> json[optional: "asWritten", as: ApplicativeMapper<Address>(keys: .unchanged)]
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Member {
    let key = OptionalKeyPath("login" + "Count")
    return try Member(
      userId: json => "userId",
      imageURL: json =>? "imageURL",
      fullSize: json =>? "imageInfo" =>? "fullSize",
      homeAddress: json =>? "homeAddress",
      testScores: json =>? "testScores",
      lastSeen: json[orNull: "lastSeen"],
      loginCount: json =>? key,
      asWritten: json[optional: "asWritten", as: ThrowingMapper<Address>(keys: .unchanged)])
  }
}
