import CodableMapping
import ManualMapping

/// A union with cases of several strategies. The content of one isn't an object.
enum Event: Equatable {
  case opened(Opening)
  case moved(Move)
  case scores([Int])
  case closed
  case unknown(OwnedJSON)

  struct Opening: Equatable { var by: String }
  struct Move: Codable, Equatable { var x: Int }
}

extension Event.Opening: ManualMappable {
  init(json: JSONObject) throws(JSONError) { self.init(by: try json["by"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("by", by) }
}

extension Event {
  static let cases: KeyValuePairs<String, TaggedCase<Event>> = [
    "opened/v2": .case(ManualMapper<Opening>(), Event.opened) {
      if case .opened(let opening) = $0 { opening } else { nil }
    },
    "opened": .case(ManualMapper<Opening>(), Event.opened) {
      if case .opened(let opening) = $0 { opening } else { nil }
    },
    "moved": .case(CodableMapper<Move>(), Event.moved) {
      if case .moved(let move) = $0 { move } else { nil }
    },
    "scores": .case(ManualMapper<[Int]>(), Event.scores) {
      if case .scores(let scores) = $0 { scores } else { nil }
    },
    "closed": .case(.closed) { if case .closed = $0 { true } else { false } },
  ]

  static let kept: UnknownTaggedCase<Event> = .value(Event.unknown) {
    if case .unknown(let json) = $0 { json } else { nil }
  }

  static let inside: TaggedMapping<Event> = .tagged(by: "event", cases)
  static let beside: TaggedMapping<Event> = .tagged(by: "event", content: "data", cases)
  static let around: TaggedMapping<Event> = .externallyTagged(cases)
}
