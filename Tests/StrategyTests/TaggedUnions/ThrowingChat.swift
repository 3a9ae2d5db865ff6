import ThrowingMapping

enum ThrowingChat {
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

extension ThrowingChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(ThrowingMapper<Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ThrowingMapper<Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ThrowingChat.Message: Decodable, JSONWritable {}

extension ThrowingChat.Post: Decodable {
  static func decode(_ json: JSON) throws -> Self {
    try Self(
      first: json => "first",
      pinned: json =>? "pinned",
      messages: json => "messages",
      named: json => "named")
  }
}
