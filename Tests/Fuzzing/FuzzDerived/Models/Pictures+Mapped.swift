import DerivedMapping
import Foundation

extension Picture: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      width: try json.part("image", "size") { (json) throws(DerivedMapping.JSONError) in
        try json["width"]
      } as Int,
      height: try json.part("image", "size", ifMissing: 1, evenIfWrong: true) {
        (json) throws(DerivedMapping.JSONError) in
        try json.member("height", default: 1, evenIfWrong: true)
      } as Int,
      taken: try json.part("image", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json[optional: "taken", as: .yearMonthDay]
      } as Date?,
      parent: try json.part(required: "meta") { (json) throws(DerivedMapping.JSONError) in
        try json[orNull: "parent"]
      } as String?,
      quoted: try json["with \"quotes\" and \\"] as Int?,
      fileName: try json["file_name"] as String?,
      credit: try .decode(members: json) as Credit)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    json.key("image")
    try json.beginObject()
    json.key("size")
    try json.beginObject()
    try json.put("width", self.width)
    try json.put("height", self.height)
    json.endObject()
    try json.put("taken", self.taken, as: .yearMonthDay)
    json.endObject()
    json.key("meta")
    try json.beginObject()
    try json.put("parent", orNull: self.parent)
    json.endObject()
    try json.put("with \"quotes\" and \\", self.quoted)
    try json.put("file_name", self.fileName)
    try json.putMembers(ofPart: self.credit)
  }
}

extension Credit: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var author: String?
    var rights: [String]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("author") {
        author = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rights") || cursor.consumeKey("licence") {
        rights = try .decode(from: &cursor) as [String]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("author") {
          if case nil = author {
            author = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("rights") || cursor.consumeKey("licence") {
          guard case nil = rights else { throw .init() }
          rights = try .decode(from: &cursor) as [String]
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let author = cursor.orMissingValue(author) else { throw .init() }
    return Self(author: author, rights: rights ?? [])
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      author: try json["author"] as String,
      rights: try json.member(json.presentKey("rights", or: "licence"), default: []) as [String])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("author", self.author)
    try json.put("rights", self.rights)
  }
}
