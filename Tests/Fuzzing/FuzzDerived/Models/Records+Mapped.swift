import DerivedMapping
import Foundation

extension Record: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(Note.self)
      && search.reads(Grade.self)
      && search.reads(State.self)
      && search.reads(OwnedJSON.self)
      && search.reads(Stay.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Record {
    var id: Int?
    var name: String?
    var level: UInt8?
    var colour: String?
    var parent: Int??
    var size: Float??
    var score: Double??
    var day: Date??
    var total: Int64??
    var counts: [String: Int]??
    var numbered: [Int: Double]??
    var names: Set<String>??
    var notes: LossyArray<Note>??
    var grades: [Grade]??
    var state: State??
    var any: OwnedJSON??
    var records: [Record]??
    var stay: Stay??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") || cursor.consumeKey("ident") || cursor.consumeKey("number") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("level") {
        level = try UInt8.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("colour") || cursor.consumeKey("color") {
        colour = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("parent") {
        parent = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("größe") {
        size = try Float?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("nam") {
        score = try Double?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("day") {
        day = try cursor.optional(as: .yearMonthDay)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("total") {
        total = try cursor.optional(as: NumberStringField<Int64>.numberString())
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("counts") {
        counts = try [String: Int]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("numbered") {
        numbered = try [Int: Double]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("names") {
        names = try Set<String>?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("notes") {
        notes = try LossyArray<Note>?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("grades") {
        grades = try [Grade]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("state") {
        state = try State?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("any") {
        any = try OwnedJSON?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("records") {
        records = try [Record]?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("stay") {
        stay = try Stay?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, level: level, colour: colour, parent: parent, size: size, score: score, day: day,
        total: total, counts: counts, numbered: numbered, names: names, notes: notes, grades: grades,
        state: state, any: any, records: records, stay: stay
      )
      try decode(others: &others, from: &cursor)
      (
        id, name, level, colour, parent, size, score, day, total, counts, numbered, names, notes, grades,
        state, any, records, stay
      ) = others
    }
    guard let id = id ?? Int.missingValue, let parent, let size = size ?? Float?.missingValue,
      let score = score ?? Double?.missingValue, let counts = counts ?? [String: Int]?.missingValue,
      let numbered = numbered ?? [Int: Double]?.missingValue, let names = names ?? Set<String>?.missingValue,
      let notes = notes ?? LossyArray<Note>?.missingValue, let grades = grades ?? [Grade]?.missingValue,
      let state = state ?? State?.missingValue, let any = any ?? OwnedJSON?.missingValue,
      let records = records ?? [Record]?.missingValue, let stay = stay ?? Stay?.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Record(
      id: id, name: name ?? "none", level: level ?? 3, colour: colour ?? "red", parent: parent, size: size,
      score: score, day: day ?? nil, total: total ?? nil, counts: counts, numbered: numbered, names: names,
      notes: notes, grades: grades, state: state, any: any, records: records, stay: stay)
  }

  @inline(never)
  private static func decode(
    others:
      inout (
        id: Int?, name: String?, level: UInt8?, colour: String?, parent: Int??, size: Float??,
        score: Double??, day: Date??, total: Int64??, counts: [String: Int]??, numbered: [Int: Double]??,
        names: Set<String>??, notes: LossyArray<Note>??, grades: [Grade]??, state: State??, any: OwnedJSON??,
        records: [Record]??, stay: Stay??
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"), 5 where cursor.consumeKey("ident"),
        6 where cursor.consumeKey("number"):
        guard case nil = others.id else { throw DerivedMapping.CursorFailure() }
        others.id = try Int.decode(from: &cursor)
      case 3 where cursor.consumeKey("nam"): try cursor.decodeFirst(&others.score)
      case 3 where cursor.consumeKey("day"):
        if case nil = others.day {
          others.day = try cursor.optional(as: .yearMonthDay)
        } else {
          try cursor.skipValue()
        }
      case 3 where cursor.consumeKey("any"): try cursor.decodeFirst(&others.any)
      case 4 where cursor.consumeKey("name"): try cursor.decodeFirst(&others.name)
      case 4 where cursor.consumeKey("stay"): try cursor.decodeFirst(&others.stay)
      case 5 where cursor.consumeKey("level"): try cursor.decodeFirst(&others.level)
      case 6 where cursor.consumeKey("colour"), 5 where cursor.consumeKey("color"):
        guard case nil = others.colour else { throw DerivedMapping.CursorFailure() }
        others.colour = try String.decode(from: &cursor)
      case 5 where cursor.consumeKey("total"):
        if case nil = others.total {
          others.total = try cursor.optional(as: NumberStringField<Int64>.numberString())
        } else {
          try cursor.skipValue()
        }
      case 5 where cursor.consumeKey("names"): try cursor.decodeFirst(&others.names)
      case 5 where cursor.consumeKey("notes"): try cursor.decodeFirst(&others.notes)
      case 5 where cursor.consumeKey("state"): try cursor.decodeFirst(&others.state)
      case 6 where cursor.consumeKey("parent"): try cursor.decodeFirst(&others.parent)
      case 6 where cursor.consumeKey("counts"): try cursor.decodeFirst(&others.counts)
      case 6 where cursor.consumeKey("grades"): try cursor.decodeFirst(&others.grades)
      case 7 where cursor.consumeKey("größe"): try cursor.decodeFirst(&others.size)
      case 7 where cursor.consumeKey("records"): try cursor.decodeFirst(&others.records)
      case 8 where cursor.consumeKey("numbered"): try cursor.decodeFirst(&others.numbered)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Record {
    Record(
      id: try json[json.presentKey("id", or: "ident", "number")],
      name: try json.member("name", default: "none"),
      level: try json.member("level", default: 3, evenIfWrong: true),
      colour: try json.member(json.presentKey("colour", or: "color"), default: "red", evenIfWrong: true),
      parent: try json[orNull: "parent"],
      size: try json["größe"],
      score: try json["nam"],
      day: try json[optional: "day", as: .yearMonthDay],
      total: try json[optional: "total", as: NumberStringField<Int64>.numberString()],
      counts: try json["counts"],
      numbered: try json["numbered"],
      names: try json["names"],
      notes: try json["notes"],
      grades: try json["grades"],
      state: try json["state"],
      any: try json["any"],
      records: try json["records"],
      stay: try json["stay"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("level", level)
    try json.put("colour", colour)
    try json.put("parent", orNull: parent)
    try json.put("größe", size)
    try json.put("nam", score)
    try json.put("day", day, as: .yearMonthDay)
    try json.put("total", total, as: NumberStringField<Int64>.numberString())
    try json.put("counts", counts)
    try json.put("numbered", numbered)
    try json.put("names", names)
    try json.put("notes", notes)
    try json.put("grades", grades)
    try json.put("state", state)
    try json.put("any", any)
    try json.put("records", records)
    try json.put("stay", stay)
  }
}

extension Stay: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Stay {
    Stay(
      firstDay: try json["first_day", as: .yearMonthDay],
      lastDay: try json[optional: "last_day", as: .yearMonthDay],
      room: try json.part(of: ["room", "number"], ["room"]) {
        (json, key) throws(DerivedMapping.JSONError) in
        try json[key]
      })
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("first_day", firstDay, as: .yearMonthDay)
    try json.put("last_day", lastDay, as: .yearMonthDay)
    json.key("room")
    try json.beginObject()
    try json.put("number", room)
    json.endObject()
  }
}

extension Note: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Note {
    var body: String?
    var isRead: Bool?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("body") {
        body = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isRead") {
        isRead = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("body") {
          if case nil = body {
            body = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("isRead") {
          if case nil = isRead {
            isRead = try Bool.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let body = body ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return Note(body: body, isRead: isRead ?? false)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Note {
    Note(body: try json["body"], isRead: try json.member("isRead", default: false))
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("body", body)
    try json.put("isRead", isRead)
  }
}

extension State: JSONDecodable, JSONWritable {}

extension Grade: JSONDecodable, JSONWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Grade {
    let name = try cursor.string()
    switch name {
    case "very-low": return .veryLow
    case "hi", "high": return .high
    default: return .unknown(name)
    }
  }

  static func decode(value json: DerivedMapping.JSONValue) throws(DerivedMapping.JSONError) -> Grade {
    let name = try json.string()
    switch name {
    case "very-low": return .veryLow
    case "hi", "high": return .high
    default: return .unknown(name)
    }
  }

  func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    switch self {
    case .veryLow:
      writer.write("very-low")
    case .high:
      writer.write("hi")
    case .unknown(let value):
      writer.write(value)
    }
  }
}
