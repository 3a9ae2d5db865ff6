// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedChat.Text: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedChat.Text {
    var body: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("body") {
        body = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("body") {
          if case nil = body {
            body = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let body = body ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return DerivedChat.Text(body: body)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedChat.Text {
    DerivedChat.Text(body: try json["body"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("body", body)
  }
}

extension DerivedChat.Image: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedChat.Image {
    var width: Int?
    var height: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("width") {
        width = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("height") {
        height = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("width") {
          if case nil = width {
            width = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("height") {
          if case nil = height {
            height = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let width = width ?? Int.missingValue, let height = height ?? Int.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return DerivedChat.Image(width: width, height: height)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedChat.Image {
    DerivedChat.Image(width: try json["width"], height: try json["height"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }
}

extension DerivedChat.Message: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> DerivedChat.Message {
    let object = try json.object(for: DerivedChat.Message.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "text": return .text(try DerivedChat.Text.decode(value: json))
    case "image": return .image(try DerivedChat.Image.decode(value: json))
    case "typing": return .typing
    default: throw object.unknownTag("type", of: DerivedChat.Message.self, allowed: ["text", "image", "typing"])
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .text(let value):
      try writer.beginObject()
      try writer.put("type", "text")
      try value.writeMembers(to: &writer)
      writer.endObject()
    case .image(let value):
      try writer.beginObject()
      try writer.put("type", "image")
      try value.writeMembers(to: &writer)
      writer.endObject()
    case .typing:
      try writer.beginObject()
      try writer.put("type", "typing")
      writer.endObject()
    }
  }
}

extension DerivedChat.Post: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(DerivedChat.Message.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> DerivedChat.Post {
    var first: DerivedChat.Message?
    var pinned: DerivedChat.Message??
    var messages: [DerivedChat.Message]?
    var named: [String: DerivedChat.Message]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("first") {
        first = try DerivedChat.Message.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("pinned") {
        pinned = try DerivedChat.Message?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("messages") {
        messages = try [DerivedChat.Message].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("named") {
        named = try [String: DerivedChat.Message].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("first") {
          if case nil = first {
            first = try DerivedChat.Message.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("pinned") {
          if case nil = pinned {
            pinned = try DerivedChat.Message?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("messages") {
          if case nil = messages {
            messages = try [DerivedChat.Message].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("named") {
          if case nil = named {
            named = try [String: DerivedChat.Message].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let first = first ?? DerivedChat.Message.missingValue, let pinned = pinned ?? DerivedChat.Message?.missingValue,
      let messages = messages ?? [DerivedChat.Message].missingValue, let named = named ?? [String: DerivedChat.Message].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return DerivedChat.Post(first: first, pinned: pinned, messages: messages, named: named)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedChat.Post {
    DerivedChat.Post(
      first: try json["first"],
      pinned: try json["pinned"],
      messages: try json["messages"],
      named: try json["named"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}
