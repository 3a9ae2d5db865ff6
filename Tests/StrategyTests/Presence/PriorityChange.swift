import ApplicativeMapping
import CodableMapping
import DerivedMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

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
