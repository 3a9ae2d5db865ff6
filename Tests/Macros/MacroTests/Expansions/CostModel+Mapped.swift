import DerivedMapping

extension Model0: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(Part0.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Model0 {
    var id: Int?
    var name: String?
    var score: Double?
    var isActive: Bool?
    var note: String??
    var part: Part0?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("score") {
        score = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isActive") {
        isActive = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("note") {
        note = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("part") {
        part = try Part0.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("score") {
          if case nil = score {
            score = try Double.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("isActive") {
          if case nil = isActive {
            isActive = try Bool.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("note") {
          if case nil = note {
            note = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("part") {
          if case nil = part {
            part = try Part0.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let score = score ?? Double.missingValue, let isActive = isActive ?? Bool.missingValue,
      let note = note ?? String?.missingValue, let part = part ?? Part0.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Model0(id: id, name: name, score: score, isActive: isActive, note: note, part: part)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Model0 {
    Model0(
      id: try json["id"],
      name: try json["name"],
      score: try json["score"],
      isActive: try json["isActive"],
      note: try json["note"],
      part: try json["part"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("score", score)
    try json.put("isActive", isActive)
    try json.put("note", note)
    try json.put("part", part)
  }
}

extension Part0: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Part0 {
    var title: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("title") {
        title = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("title") {
          if case nil = title {
            title = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let title = title ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return Part0(title: title)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Part0 {
    Part0(title: try json["title"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("title", title)
  }
}
