import ApplicativeMapping
import CodableMapping
import DerivedMapping
import Foundation
import ManualMapping
import MappableMapping
import ThrowingMapping

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
