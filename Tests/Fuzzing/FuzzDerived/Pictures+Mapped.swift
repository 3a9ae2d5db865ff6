import DerivedMapping
import Foundation

extension Picture: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Picture {
    Picture(
      width: try json.part("image", "size") { (json) throws(DerivedMapping.JSONError) in
        try json.member("width")
      },
      height: try json.part("image", "size", ifMissing: 1, evenIfWrong: true) {
        (json) throws(DerivedMapping.JSONError) in
        try json.member("height", default: 1, evenIfWrong: true)
      },
      taken: try json.part("image", ifMissing: nil) { (json) throws(DerivedMapping.JSONError) in
        try json.member(optional: "taken", as: .yearMonthDay)
      },
      parent: try json.part(required: "meta") { (json) throws(DerivedMapping.JSONError) in
        try json.member(orNull: "parent")
      },
      quoted: try json.member("with \"quotes\" and \\"),
      fileName: try json.member("file_name"),
      credit: try Credit.decode(members: json))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    json.key("image")
    try json.beginObject()
    json.key("size")
    try json.beginObject()
    try json.member("width", width)
    try json.member("height", height)
    json.endObject()
    try json.member("taken", taken, as: .yearMonthDay)
    json.endObject()
    json.key("meta")
    try json.beginObject()
    try json.member("parent", orNull: parent)
    json.endObject()
    try json.member("with \"quotes\" and \\", quoted)
    try json.member("file_name", fileName)
    try credit.encode(members: &json)
  }
}

extension Credit: DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Credit {
    var author: String?
    var rights: [String]?
    members: if try cursor.beginObject() {
      if cursor.passesKey("author") {
        author = try String.decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      if cursor.passesKey("rights") || cursor.passesKey("licence") {
        rights = try [String].decode(from: &cursor)
        guard try cursor.hasNextMember() else { break members }
      }
      repeat {
        if case nil = author, cursor.passesKey("author") {
          author = try String.decode(from: &cursor)
        } else if cursor.passesKey("rights") || cursor.passesKey("licence") {
          guard case nil = rights else { throw DerivedMapping.CursorFailure() }
          rights = try [String].decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.hasNextMember()
    }
    guard let author = author ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return Credit(author: author, rights: rights ?? [])
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Credit {
    Credit(
      author: try json.member("author"),
      rights: try json.member(json.presentKey("rights", or: "licence"), default: []))
  }

  func encode(members json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.member("author", author)
    try json.member("rights", rights)
  }
}
