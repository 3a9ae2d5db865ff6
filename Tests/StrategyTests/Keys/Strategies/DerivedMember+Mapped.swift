// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedMember.Address: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedMember.Address {
    var zipCode: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("zipCode") {
        zipCode = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("zipCode") {
          if case nil = zipCode {
            zipCode = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let zipCode = zipCode ?? Int.missingValue else { throw DerivedMapping.CursorFailure() }
    return DerivedMember.Address(zipCode: zipCode)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedMember.Address {
    DerivedMember.Address(zipCode: try json["zipCode"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("zipCode", zipCode)
  }
}

extension DerivedMember.Member: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedMember.Member {
    DerivedMember.Member(
      userId: try json["userId"],
      imageURL: try json["imageURL"],
      fullSize: try json.part("imageInfo") { (json) throws(DerivedMapping.JSONError) in
        try json["fullSize"]
      },
      homeAddress: try json["homeAddress"],
      testScores: try json["testScores"],
      lastSeen: try json[orNull: "lastSeen"],
      loginCount: try json["loginCount"],
      asWritten: try json[optional: "asWritten", as: DerivedMapper<DerivedMember.Address>(keys: .unchanged)])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("userId", userId)
    try json.put("imageURL", imageURL)
    if fullSize != nil {
      json.key("imageInfo")
      try json.beginObject()
      try json.put("fullSize", fullSize)
      json.endObject()
    }
    try json.put("homeAddress", homeAddress)
    try json.put("testScores", testScores)
    try json.put("lastSeen", orNull: lastSeen)
    try json.put("loginCount", loginCount)
    try json.put("asWritten", asWritten, as: DerivedMapper<DerivedMember.Address>(keys: .unchanged))
  }
}
