import MappableMapping

enum MappableChat {
  struct Text: Equatable {
    var body = ""
  }

  struct Image: Equatable {
    var width = 0
    var height = 0
  }

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
      "text": .case(MappableMapper<MappableChat.Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(MappableMapper<MappableChat.Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension MappableChat.Message: MappableValue {}

extension MappableChat.Text: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) { body <- map["body"] }
}

extension MappableChat.Image: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    width <- map["width"]
    height <- map["height"]
  }
}

extension MappableChat.Post: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    first <- map["first"]
    pinned <- map["pinned"]
    messages <- map["messages"]
    named <- map["named"]
  }
}
