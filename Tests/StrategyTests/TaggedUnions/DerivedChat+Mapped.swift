// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping

extension DerivedChat.Text: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var body: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("body") {
        body = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("body") {
          if case nil = body {
            body = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let body = cursor.orMissingValue(body) else { throw .init() }
    return Self(body: body)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(body: try json["body"] as String)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("body", self.body)
  }
}

extension DerivedChat.Image: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var width: Int?
    var height: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("width") {
        width = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("height") {
        height = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("width") {
          if case nil = width {
            width = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("height") {
          if case nil = height {
            height = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let width = cursor.orMissingValue(width), let height = cursor.orMissingValue(height)
    else { throw .init() }
    return Self(width: width, height: height)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(width: try json["width"] as Int, height: try json["height"] as Int)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("width", self.width)
    try json.put("height", self.height)
  }
}

extension DerivedChat.Message: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let object = try json.object(for: Self.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "text": return .text(try .decode(value: json) as DerivedChat.Text)
    case "image": return .image(try .decode(value: json) as DerivedChat.Image)
    case "typing": return .typing
    default: throw object.unknownTag("type", of: Self.self, allowed: ["text", "image", "typing"])
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .text(let value):
      try writer.beginObject()
      try writer.put("type", "text")
      try writer.putMembers(of: value)
      writer.endObject()
    case .image(let value):
      try writer.beginObject()
      try writer.put("type", "image")
      try writer.putMembers(of: value)
      writer.endObject()
    case .typing:
      try writer.beginObject()
      try writer.put("type", "typing")
      writer.endObject()
    }
  }
}

extension DerivedChat.Post: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as DerivedChat.Message?)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var first: DerivedChat.Message?
    var pinned: DerivedChat.Message??
    var messages: [DerivedChat.Message]?
    var named: [String: DerivedChat.Message]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("first") {
        first = try .decode(from: &cursor) as DerivedChat.Message
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("pinned") {
        pinned = try .decode(from: &cursor) as DerivedChat.Message?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("messages") {
        messages = try .decode(from: &cursor) as [DerivedChat.Message]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("named") {
        named = try .decode(from: &cursor) as [String: DerivedChat.Message]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("first") {
          if case nil = first {
            first = try .decode(from: &cursor) as DerivedChat.Message
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("pinned") {
          if case nil = pinned {
            pinned = try .decode(from: &cursor) as DerivedChat.Message?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("messages") {
          if case nil = messages {
            messages = try .decode(from: &cursor) as [DerivedChat.Message]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("named") {
          if case nil = named {
            named = try .decode(from: &cursor) as [String: DerivedChat.Message]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let first = cursor.orMissingValue(first), let pinned = cursor.orMissingValue(pinned),
      let messages = cursor.orMissingValue(messages), let named = cursor.orMissingValue(named)
    else { throw .init() }
    return Self(first: first, pinned: pinned, messages: messages, named: named)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      first: try json["first"] as DerivedChat.Message,
      pinned: try json["pinned"] as DerivedChat.Message?,
      messages: try json["messages"] as [DerivedChat.Message],
      named: try json["named"] as [String: DerivedChat.Message])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("first", self.first)
    try json.put("pinned", self.pinned)
    try json.put("messages", self.messages)
    try json.put("named", self.named)
  }
}
