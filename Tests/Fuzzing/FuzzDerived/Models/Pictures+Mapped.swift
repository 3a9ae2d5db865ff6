import DerivedMapping

extension Picture: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Picture {
    Picture(
      width: try json.part("image", "size") { (json) throws(DerivedMapping.JSONError) in try json["width"] },
      height: try json.part("image", "size", ifMissing: 1, evenIfWrong: true) {
        (json) throws(DerivedMapping.JSONError) in
        try json.member("height", default: 1, evenIfWrong: true)
      },
      taken: try json.part("image", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json[optional: "taken", as: .yearMonthDay]
      },
      parent: try json.part(required: "meta") { (json) throws(DerivedMapping.JSONError) in
        try json[orNull: "parent"]
      },
      quoted: try json["with \"quotes\" and \\"],
      fileName: try json["file_name"],
      credit: try Credit.decode(members: json))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    json.key("image")
    try json.beginObject()
    json.key("size")
    try json.beginObject()
    try json.put("width", width)
    try json.put("height", height)
    json.endObject()
    try json.put("taken", taken, as: .yearMonthDay)
    json.endObject()
    json.key("meta")
    try json.beginObject()
    try json.put("parent", orNull: parent)
    json.endObject()
    try json.put("with \"quotes\" and \\", quoted)
    try json.put("file_name", fileName)
    try credit.writeMembers(to: &json)
  }
}

extension Credit: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Credit {
    var author: String?
    var rights: [String]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("author") {
        author = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rights") || cursor.consumeKey("licence") {
        rights = try [String].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("author") {
          if case nil = author {
            author = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("rights") || cursor.consumeKey("licence") {
          guard case nil = rights else { throw DerivedMapping.CursorFailure() }
          rights = try [String].decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let author = author ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return Credit(author: author, rights: rights ?? [])
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Credit {
    Credit(
      author: try json["author"],
      rights: try json.member(json.presentKey("rights", or: "licence"), default: []))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("author", author)
    try json.put("rights", rights)
  }
}
