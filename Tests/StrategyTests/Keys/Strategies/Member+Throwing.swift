import ThrowingMapping

private struct Address: Decodable, JSONEncodable {
  var zipCode: Int

  static func decode(_ json: JSON) throws -> Address { try Address(zipCode: json => "zipCode") }

  func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in try json.member("zipCode", zipCode) }
  }
}

private struct Member: Decodable, JSONEncodable {
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

  func encode(into writer: inout JSONWriter) throws(JSONError) {
    let key = "loginCount"
    try writer.object { (json) throws(JSONError) in
      try json.member("userId", userId)
      try json.member("imageURL", ifPresent: imageURL)
      json.key("imageInfo")
      try json.object { (json) throws(JSONError) in try json.member("fullSize", ifPresent: fullSize) }
      try json.member("homeAddress", ifPresent: homeAddress)
      try json.member("testScores", ifPresent: testScores)
      try json.member("lastSeen", orNull: lastSeen)
      try json.member(key, ifPresent: loginCount)
      try json.member("asWritten", ifPresent: asWritten, ThrowingMapper<Address>(keys: .unchanged))
    }
  }
}

extension ConvertingDialect {
  static let throwing = ConvertingDialect("throwing") { ThrowingMapper<Member>(writing: $1, keys: $0) }
}
