import ManualMapping

enum ManualChat {
  enum Message: Equatable {
    case text(Text)
    case image(Image)
    case typing
  }

  struct Post: WrittenPost {
    var first: Message
    var pinned: Message?
    var messages: [Message]
    var named: [String: Message]
  }
}

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

extension ManualChat.Message: ManualReadable, JSONWritable {}

extension ManualChat.Post: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      first: try json["first"], pinned: try json["pinned"], messages: try json["messages"],
      named: try json["named"])
  }
}
