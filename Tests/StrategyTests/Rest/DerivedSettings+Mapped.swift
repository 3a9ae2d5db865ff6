// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedSettings: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var theme: String?
    var fontSize: Double??
    var parts: [DerivedSettings]??
    var others = DerivedMapping.OwnedJSON.Members()
    members: if try cursor.beginObject() {
      if cursor.consumeKey("theme") {
        theme = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("fontSize") {
        fontSize = try .decode(from: &cursor) as Double?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("parts") {
        parts = try .decode(from: &cursor) as [DerivedSettings]?
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("theme") {
          if case nil = theme {
            theme = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("fontSize") {
          if case nil = fontSize {
            fontSize = try .decode(from: &cursor) as Double?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("parts") {
          if case nil = parts {
            parts = try .decode(from: &cursor) as [DerivedSettings]?
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.readMember(into: &others)
        }
      } while try cursor.advanceToMember()
    }
    guard let theme = cursor.orMissingValue(theme), let fontSize = cursor.orMissingValue(fontSize),
      let parts = cursor.orMissingValue(parts)
    else { throw .init() }
    return Self(theme: theme, fontSize: fontSize, parts: parts, others: others)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      theme: try json["theme"] as String,
      fontSize: try json["fontSize"] as Double?,
      parts: try json["parts"] as [DerivedSettings]?,
      others: try json.rest(of: Self.self, besides: "theme", "fontSize", "parts"))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    let start = json.count
    try json.put("theme", self.theme)
    try json.put("fontSize", self.fontSize)
    try json.put("parts", self.parts)
    if !self.others.isEmpty {
      try json.put(members: self.others, from: start, besides: "theme", "fontSize", "parts")
    }
  }
}
