import MappableMapping

enum MappableChat {
  enum Message: Equatable {
    case text(Text)
    case image(Image)
    case typing
  }

  struct Post {
    var first = Message.typing
    var pinned: Message?
    var messages: [Message] = []
    var named: [String: Message] = [:]
  }
}

extension MappableChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(MappableMapper<Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(MappableMapper<Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension MappableChat.Message: MappableValue {}

extension MappableChat.Post: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    first <- map["first"]
    pinned <- map["pinned"]
    messages <- map["messages"]
    named <- map["named"]
  }
}
