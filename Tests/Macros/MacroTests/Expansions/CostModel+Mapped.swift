import DerivedMapping

extension Model0: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as Part0?)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var score: Double?
    var isActive: Bool?
    var note: String??
    var part: Part0?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("score") {
        score = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isActive") {
        isActive = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("note") {
        note = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("part") {
        part = try .decode(from: &cursor) as Part0
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("score") {
          if case nil = score {
            score = try .decode(from: &cursor) as Double
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("isActive") {
          if case nil = isActive {
            isActive = try .decode(from: &cursor) as Bool
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("note") {
          if case nil = note {
            note = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("part") {
          if case nil = part {
            part = try .decode(from: &cursor) as Part0
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let score = cursor.orMissingValue(score), let isActive = cursor.orMissingValue(isActive),
      let note = cursor.orMissingValue(note), let part = cursor.orMissingValue(part)
    else { throw .init() }
    return Self(id: id, name: name, score: score, isActive: isActive, note: note, part: part)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      name: try json["name"] as String,
      score: try json["score"] as Double,
      isActive: try json["isActive"] as Bool,
      note: try json["note"] as String?,
      part: try json["part"] as Part0)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("score", self.score)
    try json.put("isActive", self.isActive)
    try json.put("note", self.note)
    try json.put("part", self.part)
  }
}

extension Part0: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var title: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("title") {
        title = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("title") {
          if case nil = title {
            title = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let title = cursor.orMissingValue(title) else { throw .init() }
    return Self(title: title)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(title: try json["title"] as String)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("title", self.title)
  }
}
