// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedMember.Address: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var zipCode: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("zipCode") {
        zipCode = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("zipCode") {
          if case nil = zipCode {
            zipCode = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let zipCode = cursor.orMissingValue(zipCode) else { throw .init() }
    return Self(zipCode: zipCode)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(zipCode: try json["zipCode"] as Int)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("zipCode", self.zipCode)
  }
}

extension DerivedMember.Member: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      userId: try json["userId"] as Int,
      imageURL: try json["imageURL"] as String?,
      fullSize: try json.part("imageInfo") { (json) throws(DerivedMapping.JSONError) in
        try json["fullSize"]
      } as Int?,
      homeAddress: try json["homeAddress"] as DerivedMember.Address?,
      testScores: try json["testScores"] as [String: Int]?,
      lastSeen: try json[orNull: "lastSeen"] as String?,
      loginCount: try json["loginCount"] as Int?,
      asWritten: try json[optional: "asWritten", as: DerivedMapper<DerivedMember.Address>(keys: .unchanged)] as DerivedMember.Address?)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("userId", self.userId)
    try json.put("imageURL", self.imageURL)
    if self.fullSize != nil {
      json.key("imageInfo")
      try json.beginObject()
      try json.put("fullSize", self.fullSize)
      json.endObject()
    }
    try json.put("homeAddress", self.homeAddress)
    try json.put("testScores", self.testScores)
    try json.put("lastSeen", orNull: self.lastSeen)
    try json.put("loginCount", self.loginCount)
    try json.put("asWritten", self.asWritten, as: DerivedMapper<DerivedMember.Address>(keys: .unchanged))
  }
}
