import ThrowingMapping

private struct Address: Decodable, JSONObjectWritable {
  var zipCode: Int

  static func decode(_ json: JSON) throws -> Address { try Address(zipCode: json => "zipCode") }

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

  static func decode(_ json: JSON) throws -> Member {
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
    try json.put("asWritten", asWritten, as: ThrowingMapper<Address>(keys: .unchanged))
  }
}

extension ConvertingDialect {
  static let throwing = ConvertingDialect("throwing") { ThrowingMapper<Member>(writing: $1, keys: $0) }
}
