// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedMember.Address: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedMember.Address {
    var zipCode: Int?
    members: if try cursor.beginObject() {
      if cursor.passesKey("zipCode") {
        zipCode = try Int.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      repeat {
        if case nil = zipCode, cursor.passesKey("zipCode") {
          zipCode = try Int.decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.hasNextMember()
    }
    guard let zipCode = zipCode ?? Int.missingValue else { throw DerivedMapping.CursorFailure() }
    return DerivedMember.Address(zipCode: zipCode)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedMember.Address {
    DerivedMember.Address(zipCode: try json.member("zipCode"))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.member("zipCode", zipCode)
  }
}

extension DerivedMember.Member: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedMember.Member {
    DerivedMember.Member(
      userId: try json.member("userId"),
      imageURL: try json.member("imageURL"),
      fullSize: try json.part("imageInfo") { (json) throws(DerivedMapping.JSONError) in
        try json.member("fullSize")
      },
      homeAddress: try json.member("homeAddress"),
      testScores: try json.member("testScores"),
      lastSeen: try json.member(orNull: "lastSeen"),
      loginCount: try json.member("loginCount"),
      asWritten: try json.member(optional: "asWritten", as: DerivedMapper<DerivedMember.Address>(keys: .unchanged)))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.member("userId", userId)
    try json.member("imageURL", imageURL)
    if fullSize != nil {
      json.key("imageInfo")
      try json.beginObject()
      try json.member("fullSize", fullSize)
      json.endObject()
    }
    try json.member("homeAddress", homeAddress)
    try json.member("testScores", testScores)
    try json.member("lastSeen", orNull: lastSeen)
    try json.member("loginCount", loginCount)
    try json.member("asWritten", asWritten, as: DerivedMapper<DerivedMember.Address>(keys: .unchanged))
  }
}
