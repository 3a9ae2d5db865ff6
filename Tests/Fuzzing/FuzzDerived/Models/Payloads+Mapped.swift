import DerivedMapping

extension Message: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as Shape?)
      && search.reads(nil as Event?)
      && search.reads(nil as Reply?)
      && search.reads(nil as Choice?)
      && search.reads(nil as Picture?)
      && search.reads(nil as Record?)
      && search.reads(nil as Signal?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var shapes: [Shape]??
    var events: [Event]??
    var replies: [Reply]??
    var choices: [Choice]??
    var picture: Picture??
    var records: [Record]??
    var signals: [Signal]??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("shapes") {
        shapes = try .decode(from: &cursor) as [Shape]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("events") {
        events = try .decode(from: &cursor) as [Event]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("replies") {
        replies = try .decode(from: &cursor) as [Reply]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("choices") {
        choices = try .decode(from: &cursor) as [Choice]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("picture") {
        picture = try .decode(from: &cursor) as Picture?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("records") {
        records = try .decode(from: &cursor) as [Record]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("signals") {
        signals = try .decode(from: &cursor) as [Signal]?
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("shapes") {
          if case nil = shapes {
            shapes = try .decode(from: &cursor) as [Shape]?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("events") {
          if case nil = events {
            events = try .decode(from: &cursor) as [Event]?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("replies") {
          if case nil = replies {
            replies = try .decode(from: &cursor) as [Reply]?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("choices") {
          if case nil = choices {
            choices = try .decode(from: &cursor) as [Choice]?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("picture") {
          if case nil = picture {
            picture = try .decode(from: &cursor) as Picture?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("records") {
          if case nil = records {
            records = try .decode(from: &cursor) as [Record]?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("signals") {
          if case nil = signals {
            signals = try .decode(from: &cursor) as [Signal]?
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let shapes = cursor.orMissingValue(shapes), let events = cursor.orMissingValue(events),
      let replies = cursor.orMissingValue(replies), let choices = cursor.orMissingValue(choices),
      let picture = cursor.orMissingValue(picture), let records = cursor.orMissingValue(records),
      let signals = cursor.orMissingValue(signals)
    else { throw .init() }
    return Self(
      shapes: shapes, events: events, replies: replies, choices: choices, picture: picture, records: records,
      signals: signals)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      shapes: try json["shapes"] as [Shape]?,
      events: try json["events"] as [Event]?,
      replies: try json["replies"] as [Reply]?,
      choices: try json["choices"] as [Choice]?,
      picture: try json["picture"] as Picture?,
      records: try json["records"] as [Record]?,
      signals: try json["signals"] as [Signal]?)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("shapes", self.shapes)
    try json.put("events", self.events)
    try json.put("replies", self.replies)
    try json.put("choices", self.choices)
    try json.put("picture", self.picture)
    try json.put("records", self.records)
    try json.put("signals", self.signals)
  }
}

extension Shape: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let tag = try json.tagAround(Self.self, allowed: ["circle", "path", "note", "empty"])
    switch tag {
    case "circle":
      let content = try json.content(of: tag, for: Self.self).object(for: Self.self)
      return .circle(radius: try content["radius"] as Double)
    case "path": return .path(try .decode(value: json.content(of: tag, for: Self.self)) as [Int])
    case "note": return .note(try .decode(value: json.content(of: tag, for: Self.self)) as Note)
    case "empty": return .empty
    default: return .unknown(json.accepting(unknownName: tag))
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .circle(let radius):
      try writer.beginObject()
      writer.key(verbatim: "circle")
      try writer.beginObject()
      try writer.put("radius", radius)
      writer.endObject()
      writer.endObject()
    case .path(let value):
      try writer.beginObject()
      writer.key(verbatim: "path")
      try (value as [Int]?).write(to: &writer)
      writer.endObject()
    case .note(let value):
      try writer.beginObject()
      writer.key(verbatim: "note")
      try (value as Note?).write(to: &writer)
      writer.endObject()
    case .empty:
      try writer.beginObject()
      writer.key(verbatim: "empty")
      try writer.beginObject()
      writer.endObject()
      writer.endObject()
    case .unknown(let value):
      try writer.beginObject()
      writer.key(verbatim: value)
      try writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
  }
}

extension Event: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let object = try json.object(for: Self.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "txt", "text": return .text(try .decode(value: json) as Note)
    case "moved":
      return .moved(
        x: try object["x"] as Int,
        y: try object.member("y", default: 1) as Int,
        z: try object["z"] as Int?)
    case "typing": return .typing
    default: throw object.unknownTag("type", of: Self.self, allowed: ["txt", "moved", "typing"])
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .text(let value):
      try writer.beginObject()
      try writer.put("type", "txt")
      try writer.putMembers(of: value)
      writer.endObject()
    case .moved(let x, let y, let z):
      try writer.beginObject()
      try writer.put("type", "moved")
      try writer.put("x", x)
      try writer.put("y", y)
      try writer.put("z", z)
      writer.endObject()
    case .typing:
      try writer.beginObject()
      try writer.put("type", "typing")
      writer.endObject()
    }
  }
}

extension Reply: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let object = try json.object(for: Self.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "text": return .text(try object["value"] as Note)
    case "counts": return .counts(try object["value"] as [Int])
    case "big_image":
      let content = try object.content("value", for: Self.self)
      return .bigImage(maxWidth: try content["max_width"] as Int)
    case "typing": return .typing
    default: return .unknown(object.accepting(unknownTag: tag))
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .text(let value):
      try writer.beginObject()
      try writer.put("type", "text")
      try writer.put("value", value)
      writer.endObject()
    case .counts(let value):
      try writer.beginObject()
      try writer.put("type", "counts")
      try writer.put("value", value)
      writer.endObject()
    case .bigImage(let maxWidth):
      try writer.beginObject()
      try writer.put("type", "big_image")
      writer.key("value")
      try writer.beginObject()
      try writer.put("max_width", maxWidth)
      writer.endObject()
      writer.endObject()
    case .typing:
      try writer.beginObject()
      try writer.put("type", "typing")
      writer.endObject()
    case .unknown(let value):
      try writer.beginObject()
      try writer.put("type", value)
      writer.endObject()
    }
  }
}

extension Signal: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let object = try json.object(for: Self.self)
    let tag: Swift.Int = try object["kind"]
    switch tag {
    case 1: return .moved(x: try object["x"] as Int, y: try object["y"] as Int)
    case 2, 3: return .ended
    default: throw object.unknownTag("kind", of: Self.self, allowed: [1, 2])
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .moved(let x, let y):
      try writer.beginObject()
      try writer.put("kind", 1)
      try writer.put("x", x)
      try writer.put("y", y)
      writer.endObject()
    case .ended:
      try writer.beginObject()
      try writer.put("kind", 2)
      writer.endObject()
    }
  }
}

extension Choice: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    var failures: [DerivedMapping.JSONError] = []
    let numberCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Self in
      .number(try .decode(value: json) as Int)
    }
    if let numberCase { return numberCase }
    let textCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Self in
      .text(try .decode(value: json) as String)
    }
    if let textCase { return textCase }
    let sizeCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Self in
      let object = try json.object(for: Self.self)
      return .size(width: try object["width"] as Int, height: try object["height"] as Int)
    }
    if let sizeCase { return sizeCase }
    let noteCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Self in
      .note(try .decode(value: json) as Note)
    }
    if let noteCase { return noteCase }
    let choicesCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Self in
      .choices(try .decode(value: json) as [Choice])
    }
    if let choicesCase { return choicesCase }
    throw json.noneFits(Self.self, failures)
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .number(let value):
      try (value as Int?).write(to: &writer)
    case .text(let value):
      try (value as String?).write(to: &writer)
    case .size(let width, let height):
      try writer.beginObject()
      try writer.put("width", width)
      try writer.put("height", height)
      writer.endObject()
    case .note(let value):
      try (value as Note?).write(to: &writer)
    case .choices(let value):
      try (value as [Choice]?).write(to: &writer)
    }
  }
}
