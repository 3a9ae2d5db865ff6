extension CostStrategy {
  /// The code that `@Mapped` generates for the model, so that swift-syntax doesn't need to be built. A test
  /// compares it with the output of the macro.
  static func derived(_ name: String, _ part: String) -> String {
    """
    extension \(name): JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
      static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
        search.reads(\(part).self)
      }

      static func decode(
        from cursor: inout DerivedMapping.JSONCursor
      ) throws(DerivedMapping.CursorFailure) -> \(name) {
        var id: Int?
        var name: String?
        var score: Double?
        var isActive: Bool?
        var note: String??
        var part: \(part)?
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
            part = try \(part).decode(from: &cursor)
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
                part = try \(part).decode(from: &cursor)
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
          let note = note ?? String?.missingValue, let part = part ?? \(part).missingValue
        else { throw DerivedMapping.CursorFailure() }
        return \(name)(id: id, name: name, score: score, isActive: isActive, note: note, part: part)
      }

      static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> \(name) {
        \(name)(
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

    extension \(part): JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
      static func decode(
        from cursor: inout DerivedMapping.JSONCursor
      ) throws(DerivedMapping.CursorFailure) -> \(part) {
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
        return \(part)(title: title)
      }

      static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> \(part) {
        \(part)(title: try json["title"])
      }

      func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
        try json.put("title", title)
      }
    }
    """
  }
}
