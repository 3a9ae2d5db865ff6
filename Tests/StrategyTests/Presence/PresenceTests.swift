import ApplicativeMapping
import CodableMapping
import DerivedMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Members that are absent, null or have a value")
struct PresenceTests {
  @Test(
    "Every strategy decodes and encodes all three",
    arguments: Change.recoders,
    [
      "{}", #"{"title":"Heat"}"#, #"{"title":null}"#, #"{"title":"","stars":5}"#, #"{"stars":0,"tags":null}"#,
      #"{"title":null,"stars":null,"tags":null,"due":null}"#,
      #"{"title":"Heat","stars":5,"tags":["a",""],"due":"2026-11-27"}"#,
    ])
  func roundTrip(recoder: Recoder, text: String) throws { #expect(try recoder.recode(text) == text) }

  @Test(
    "Every strategy reports a wrong value",
    arguments: Change.recoders,
    [
      #"{"stars":"x"}"#:
        #"$.stars: expected Int for Change.stars, found string "x" (line 1, column 10) [type-mismatch]"#,
      #"{"title":null,"tags":{}}"#:
        "$.tags: expected an array for Change.tags, found an object (line 1, column 22) [type-mismatch]",
      #"{"tags":["a",null]}"#:
        "$.tags[1]: expected String for Change.tags, found null (line 1, column 14) [unexpected-null]",
      #"{"due":"soon"}"#:
        #"$.due: expected a date (yyyy-MM-dd) for Change.due, found "soon" (line 1, column 8) [invalid-format]"#,
    ])
  func wrongValue(recoder: Recoder, sample: (key: String, value: String)) {
    #expect(thrown { try recoder.recode(sample.key) }?.description == sample.value, "\(recoder.name)")
  }

  @Test("Every strategy decodes and encodes raw values", arguments: PriorityChange.recoders)
  func rawValues(recoder: Recoder) throws {
    for text in ["{}", #"{"priority":null}"#, #"{"priority":"high"}"#] {
      #expect(try recoder.recode(text) == text)
    }
    #expect(
      thrown { try recoder.recode(#"{"priority":"huge"}"#) }?.description
        == #"$.priority: "huge" is not a Priority (line 1, column 13) [invalid-raw-value]"#)
  }

  @Test("An optional presence is nil for null")
  func optional() throws {
    struct Change: Codable { var stars: Presence<Int>? }
    let mapper = CodableMapper<Change>()
    #expect(try mapper.decode(#"{"stars":null}"#).stars == nil)
    #expect(try mapper.decode(#"{"stars":1}"#).stars == .value(1))
  }

  @Test(
    "An absent member leaves a property unchanged, and null removes its value",
    arguments: [(Presence.absent, "a"), (.null, nil), (.value("b"), "b")] as [(Presence<String>, String?)])
  func applying(title: Presence<String>, expected: String?) {
    var reminder = Reminder(title: "a")
    reminder.apply(Change(title: title))
    #expect(reminder.title == expected && reminder.due == nil)
  }

  @Test("A decoded change is applied")
  func decoded() throws {
    var reminder = Reminder(title: "Water", due: Date(timeIntervalSince1970: 0))
    let change = try ManualMapper<Change>().decode(#"{"title":"Water the plants","due":null}"#)
    reminder.apply(change)
    #expect(reminder.title == "Water the plants" && reminder.due == nil)
  }

  @Test("Outside of objects, an absent value is null")
  func elements() throws {
    let values: [Presence<Int>] = [.absent, .null, .value(1)]
    #expect(try OwnedJSON(values).description == "[null,null,1]")
    let read = try Document(parsing: "[null,1]").withRoot { (json) throws(JSONError) in
      try [Presence<Int>].read(json)
    }
    #expect(read == [.null, .value(1)])
  }
}

struct Change {
  var title: Presence<String> = .absent
  var stars: Presence<Int> = .absent
  var tags: Presence<[String]> = .absent
  var due: Presence<Date> = .absent
}

extension Change {
  /// The model has the same name as with the other strategies.
  enum Coded {
    struct Change: Codable {
      var title: Presence<String>
      var stars: Presence<Int>
      var tags: Presence<[String]>
      var due: Presence<Date>
    }
  }

  static let recoders =
    StrategyTests.recoders(of: Change.self) + [
      Recoder("codable", CodableMapper<Coded.Change>(dates: .yearMonthDay)),
      Recoder("derived", DerivedMapper<Change>()),
    ]
}

struct Reminder {
  var title: String?
  var due: Date?

  mutating func apply(_ change: Change) {
    change.title.apply(to: &title)
    change.due.apply(to: &due)
  }
}

extension Change: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    title = try json["title"]
    stars = try json["stars"]
    tags = try json["tags"]
    due = try json[presence: "due", as: .yearMonthDay]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("stars", stars)
    try json.put("tags", tags)
    try json.put("due", due, as: .yearMonthDay)
  }
}

extension Change: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    title <- map["title"]
    stars <- map["stars"]
    tags <- map["tags"]
    due <- (map["due"], DateField.yearMonthDay)
  }
}

extension Change: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Change> {
    curry(Change.init(title:stars:tags:due:))
      <^> json[presence: "title"]
      <*> json[presence: "stars"]
      <*> json[presence: "tags"]
      <*> json[presence: "due", as: .yearMonthDay]
  }
}

extension Change: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Change {
    try Change(
      title: json[presence: "title"], stars: json[presence: "stars"], tags: json[presence: "tags"],
      due: json[presence: "due", as: .yearMonthDay])
  }
}

enum Priority: String, Codable { case low, high }

extension Priority: JSONDecodable, JSONWritable {}
extension Priority: ApplicativeMapping.Decodable {}
extension Priority: ThrowingMapping.Decodable {}

/// A member with a raw value that can be absent or null.
struct PriorityChange {
  var priority: Presence<Priority> = .absent

  /// The model has the same name as with the other strategies.
  enum Coded { struct PriorityChange: Codable { var priority: Presence<Priority> } }

  static let recoders =
    StrategyTests.recoders(of: PriorityChange.self) + [
      Recoder("codable", CodableMapper<Coded.PriorityChange>()),
      Recoder("derived", DerivedMapper<PriorityChange>()),
    ]
}

extension PriorityChange: ManualMappable {
  init(json: JSONObject) throws(JSONError) { priority = try json["priority"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("priority", priority) }
}

extension PriorityChange: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) { priority <- map["priority"] }
}

extension PriorityChange: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<PriorityChange> {
    curry(PriorityChange.init(priority:)) <^> json[presence: "priority"]
  }
}

extension PriorityChange: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> PriorityChange {
    try PriorityChange(priority: json[presence: "priority"])
  }
}
