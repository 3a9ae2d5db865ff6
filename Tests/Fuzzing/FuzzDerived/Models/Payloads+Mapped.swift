import DerivedMapping

extension Message: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(Shape.self)
      && search.reads(Event.self)
      && search.reads(Reply.self)
      && search.reads(Choice.self)
      && search.reads(Picture.self)
      && search.reads(Record.self)
      && search.reads(Signal.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Message {
    var shapes: [Shape]??
    var events: [Event]??
    var replies: [Reply]??
    var choices: [Choice]??
    var picture: Picture??
    var records: [Record]??
    var signals: [Signal]??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("shapes") {
        shapes = try [Shape]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("events") {
        events = try [Event]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("replies") {
        replies = try [Reply]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("choices") {
        choices = try [Choice]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("picture") {
        picture = try Picture?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("records") {
        records = try [Record]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("signals") {
        signals = try [Signal]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("shapes") {
          if case nil = shapes {
            shapes = try [Shape]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("events") {
          if case nil = events {
            events = try [Event]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("replies") {
          if case nil = replies {
            replies = try [Reply]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("choices") {
          if case nil = choices {
            choices = try [Choice]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("picture") {
          if case nil = picture {
            picture = try Picture?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("records") {
          if case nil = records {
            records = try [Record]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("signals") {
          if case nil = signals {
            signals = try [Signal]?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let shapes = shapes ?? [Shape]?.missingValue, let events = events ?? [Event]?.missingValue,
      let replies = replies ?? [Reply]?.missingValue, let choices = choices ?? [Choice]?.missingValue,
      let picture = picture ?? Picture?.missingValue, let records = records ?? [Record]?.missingValue,
      let signals = signals ?? [Signal]?.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Message(
      shapes: shapes, events: events, replies: replies, choices: choices, picture: picture, records: records,
      signals: signals)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Message {
    Message(
      shapes: try json["shapes"],
      events: try json["events"],
      replies: try json["replies"],
      choices: try json["choices"],
      picture: try json["picture"],
      records: try json["records"],
      signals: try json["signals"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("shapes", shapes)
    try json.put("events", events)
    try json.put("replies", replies)
    try json.put("choices", choices)
    try json.put("picture", picture)
    try json.put("records", records)
    try json.put("signals", signals)
  }
}

extension Shape: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Shape {
    let tag = try json.tagAround(Shape.self, allowed: ["circle", "path", "note", "empty"])
    switch tag {
    case "circle":
      let content = try json.content(of: tag, for: Shape.self).object(for: Shape.self)
      return .circle(radius: try content["radius"])
    case "path": return .path(try [Int].decode(value: json.content(of: tag, for: Shape.self)))
    case "note": return .note(try Note.decode(value: json.content(of: tag, for: Shape.self)))
    case "empty": return .empty
    default: return .unknown(tag)
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
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
      try Swift.Optional(value).write(to: &writer)
      writer.endObject()
    case .note(let value):
      try writer.beginObject()
      writer.key(verbatim: "note")
      try Swift.Optional(value).write(to: &writer)
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

extension Event: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Event {
    let object = try json.object(for: Event.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "txt", "text": return .text(try Note.decode(value: json))
    case "moved": return .moved(x: try object["x"], y: try object.member("y", default: 1), z: try object["z"])
    case "typing": return .typing
    default: throw object.unknownTag("type", of: Event.self, allowed: ["txt", "moved", "typing"])
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .text(let value):
      try writer.beginObject()
      try writer.put("type", "txt")
      try value.writeMembers(to: &writer)
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

extension Reply: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Reply {
    let object = try json.object(for: Reply.self)
    let tag: Swift.String = try object["type"]
    switch tag {
    case "text": return .text(try object["value"])
    case "counts": return .counts(try object["value"])
    case "big_image":
      let content = try object.content("value", for: Reply.self)
      return .bigImage(maxWidth: try content["max_width"])
    case "typing": return .typing
    default: return .unknown(object.accepting(unknownTag: tag))
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
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

extension Signal: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Signal {
    let object = try json.object(for: Signal.self)
    let tag: Swift.Int = try object["kind"]
    switch tag {
    case 1: return .moved(x: try object["x"], y: try object["y"])
    case 2, 3: return .ended
    default: throw object.unknownTag("kind", of: Signal.self, allowed: [1, 2])
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
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

extension Choice: JSONDecodable, JSONWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Choice {
    var failures: [DerivedMapping.JSONError] = []
    let numberCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Choice in
      .number(try Int.decode(value: json))
    }
    if let numberCase { return numberCase }
    let textCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Choice in
      .text(try String.decode(value: json))
    }
    if let textCase { return textCase }
    let sizeCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Choice in
      let object = try json.object(for: Choice.self)
      return .size(width: try object["width"], height: try object["height"])
    }
    if let sizeCase { return sizeCase }
    let noteCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Choice in
      .note(try Note.decode(value: json))
    }
    if let noteCase { return noteCase }
    let choicesCase = json.alternative(&failures) { (json) throws(DerivedMapping.JSONError) -> Choice in
      .choices(try [Choice].decode(value: json))
    }
    if let choicesCase { return choicesCase }
    throw json.noneFits(Choice.self, failures)
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .number(let value):
      try Swift.Optional(value).write(to: &writer)
    case .text(let value):
      try Swift.Optional(value).write(to: &writer)
    case .size(let width, let height):
      try writer.beginObject()
      try writer.put("width", width)
      try writer.put("height", height)
      writer.endObject()
    case .note(let value):
      try Swift.Optional(value).write(to: &writer)
    case .choices(let value):
      try Swift.Optional(value).write(to: &writer)
    }
  }
}
