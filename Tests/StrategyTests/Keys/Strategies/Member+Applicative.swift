import ApplicativeMapping

private struct Address: Decodable, JSONObjectWritable {
  var zipCode: Int

  static func decode(_ json: JSON) -> Decoded<Address> { Address.init <^> json <| "zipCode" }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("zipCode", zipCode)
  }
}

private struct Member: Decodable, JSONObjectWritable {
  var userId: Int
  var imageURL: String?
  var fullSize: Int?
  var homeAddress: Address?
  var testScores: [String: Int]?
  var lastSeen: String?
  var loginCount: Int?
  var asWritten: Address?

  static func decode(_ json: JSON) -> Decoded<Member> {
    let key = "loginCount"
    return curry(Member.init)
      <^> json <| "userId"
      <*> json <|? "imageURL"
      <*> json <|? ["imageInfo", "fullSize"]
      <*> json <|? "homeAddress"
      <*> json <|? "testScores"
      <*> json[orNull: "lastSeen"]
      <*> json <|? key
      <*> json[optional: "asWritten", as: ApplicativeMapper<Address>(keys: .unchanged)]
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
    try json.put("asWritten", asWritten, as: ApplicativeMapper<Address>(keys: .unchanged))
  }
}

extension ConvertingDialect {
  static let applicative = ConvertingDialect("applicative") {
    ApplicativeMapper<Member>(writing: $1, keys: $0)
  }
}
