import ManualMapping

private struct Address: ManualMappable {
  var zipCode: Int

  init(json: JSONObject) throws(JSONError) { zipCode = try json["zipCode"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("zipCode", zipCode) }
}

private struct Member: ManualMappable {
  var userId: Int
  var imageURL: String?
  var fullSize: Int?
  var homeAddress: Address?
  var testScores: [String: Int]?
  var lastSeen: String?
  var loginCount: Int?
  var asWritten: Address?

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

extension ConvertingDialect {
  static let manual = ConvertingDialect("manual") { ManualMapper<Member>(writing: $1, keys: $0) }
}
