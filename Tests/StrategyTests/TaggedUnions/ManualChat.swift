import CodableMapping
import ManualMapping
import ThrowingMapping

/// The union of three strategies, each of which needs only a conformance.
enum ManualChat {
  enum Message: Equatable {
    case text(Text)
    case image(Image)
    case typing
  }

  struct Post: Codable {
    var first: Message
    var pinned: Message?
    var messages: [Message]
    var named: [String: Message]
  }
}

/// The name of the union in the article's code for `Codable`.
typealias CodableChat = ManualChat

extension ManualChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(ManualMapper<Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ManualMapper<Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ManualChat.Message: JSONDecodable, JSONWritable {}
extension ManualChat.Message: ThrowingMapping.Decodable {}
extension CodableChat.Message: Codable {}

extension ManualChat.Post: ManualMappable, ThrowingMapping.Decodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      first: try json["first"], pinned: try json["pinned"], messages: try json["messages"],
      named: try json["named"])
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Self {
    try Self(
      first: json => "first", pinned: json =>? "pinned", messages: json => "messages",
      named: json => "named")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}
