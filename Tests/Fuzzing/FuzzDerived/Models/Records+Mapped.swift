import DerivedMapping
import Foundation

extension Record: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as Note?)
      && search.reads(nil as Grade?)
      && search.reads(nil as State?)
      && search.reads(nil as OwnedJSON?)
      && search.reads(nil as Stay?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
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
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("level") {
        level = try .decode(from: &cursor) as UInt8
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("colour") || cursor.consumeKey("color") {
        colour = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("parent") {
        parent = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("größe") {
        size = try .decode(from: &cursor) as Float?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("nam") {
        score = try .decode(from: &cursor) as Double?
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
        counts = try .decode(from: &cursor) as [String: Int]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("numbered") {
        numbered = try .decode(from: &cursor) as [Int: Double]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("names") {
        names = try .decode(from: &cursor) as Set<String>?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("notes") {
        notes = try .decode(from: &cursor) as LossyArray<Note>?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("grades") {
        grades = try .decode(from: &cursor) as [Grade]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("state") {
        state = try .decode(from: &cursor) as State?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("any") {
        any = try .decode(from: &cursor) as OwnedJSON?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("records") {
        records = try .decode(from: &cursor) as [Record]?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("stay") {
        stay = try .decode(from: &cursor) as Stay?
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, level: level, colour: colour, parent: parent, size: size, score: score, day: day,
        total: total, counts: counts, numbered: numbered, names: names, notes: notes, grades: grades,
        state: state, any: any, records: records, stay: stay
      )
      try self.decode(others: &others, from: &cursor)
      (
        id, name, level, colour, parent, size, score, day, total, counts, numbered, names, notes, grades,
        state, any, records, stay
      ) = others
    }
    guard let id = cursor.orMissingValue(id), let parent, let size = cursor.orMissingValue(size),
      let score = cursor.orMissingValue(score), let counts = cursor.orMissingValue(counts),
      let numbered = cursor.orMissingValue(numbered), let names = cursor.orMissingValue(names),
      let notes = cursor.orMissingValue(notes), let grades = cursor.orMissingValue(grades),
      let state = cursor.orMissingValue(state), let any = cursor.orMissingValue(any),
      let records = cursor.orMissingValue(records), let stay = cursor.orMissingValue(stay)
    else { throw .init() }
    return Self(
      id: id, name: name ?? "none", level: level ?? 3, colour: colour ?? "red", parent: parent, size: size,
      score: score, day: day ?? nil, total: total ?? nil, counts: counts, numbered: numbered, names: names,
      notes: notes, grades: grades, state: state, any: any, records: records, stay: stay)
  }

  @inline(never)
  private nonisolated static func decode(
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
        guard case nil = others.id else { throw .init() }
        others.id = try .decode(from: &cursor) as Int
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
        guard case nil = others.colour else { throw .init() }
        others.colour = try .decode(from: &cursor) as String
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

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json[json.presentKey("id", or: "ident", "number")] as Int,
      name: try json.member("name", default: "none") as String,
      level: try json.member("level", default: 3, evenIfWrong: true) as UInt8,
      colour: try json.member(json.presentKey("colour", or: "color"), default: "red", evenIfWrong: true)
        as String,
      parent: try json[orNull: "parent"] as Int?,
      size: try json["größe"] as Float?,
      score: try json["nam"] as Double?,
      day: try json[optional: "day", as: .yearMonthDay] as Date?,
      total: try json[optional: "total", as: NumberStringField<Int64>.numberString()] as Int64?,
      counts: try json["counts"] as [String: Int]?,
      numbered: try json["numbered"] as [Int: Double]?,
      names: try json["names"] as Set<String>?,
      notes: try json["notes"] as LossyArray<Note>?,
      grades: try json["grades"] as [Grade]?,
      state: try json["state"] as State?,
      any: try json["any"] as OwnedJSON?,
      records: try json["records"] as [Record]?,
      stay: try json["stay"] as Stay?)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("level", self.level)
    try json.put("colour", self.colour)
    try json.put("parent", orNull: self.parent)
    try json.put("größe", self.size)
    try json.put("nam", self.score)
    try json.put("day", self.day, as: .yearMonthDay)
    try json.put("total", self.total, as: NumberStringField<Int64>.numberString())
    try json.put("counts", self.counts)
    try json.put("numbered", self.numbered)
    try json.put("names", self.names)
    try json.put("notes", self.notes)
    try json.put("grades", self.grades)
    try json.put("state", self.state)
    try json.put("any", self.any)
    try json.put("records", self.records)
    try json.put("stay", self.stay)
  }
}

extension Stay: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable, DerivedMapping.JSONWritable,
  DerivedMapping.JSONObjectWritable
{
  nonisolated static var readsInOnePass: Swift.Bool { false }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      firstDay: try json["first_day", as: .yearMonthDay] as Date,
      lastDay: try json[optional: "last_day", as: .yearMonthDay] as Date?,
      room: try json.part(of: ["room", "number"], ["room"]) {
        (json, key) throws(DerivedMapping.JSONError) in
        try json[key]
      } as Int)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("first_day", self.firstDay, as: .yearMonthDay)
    try json.put("last_day", self.lastDay, as: .yearMonthDay)
    json.key("room")
    try json.beginObject()
    try json.put("number", self.room)
    json.endObject()
  }
}

extension Note: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable, DerivedMapping.JSONWritable,
  DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var body: String?
    var isRead: Bool?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("body") {
        body = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isRead") {
        isRead = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("body") {
          if case nil = body {
            body = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("isRead") {
          if case nil = isRead {
            isRead = try .decode(from: &cursor) as Bool
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let body = cursor.orMissingValue(body) else { throw .init() }
    return Self(body: body, isRead: isRead ?? false)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(body: try json["body"] as String, isRead: try json.member("isRead", default: false) as Bool)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("body", self.body)
    try json.put("isRead", self.isRead)
  }
}

extension State: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    try json.rawValue(oneOf: [.open, .done])
  }
}

extension Grade: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    let name = try cursor.string()
    switch name {
    case "very-low": return .veryLow
    case "hi", "high": return .high
    default: return .unknown(name)
    }
  }

  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    let name = try json.string()
    switch name {
    case "very-low": return .veryLow
    case "hi", "high": return .high
    default: return .unknown(json.accepting(unknownName: name))
    }
  }

  nonisolated func write(to writer: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
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
