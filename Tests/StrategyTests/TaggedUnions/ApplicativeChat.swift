import ApplicativeMapping

enum ApplicativeChat {
  enum Message: Equatable {
    case text(Text)
    case image(Image)
    case typing
  }

  struct Post {
    var first: Message
    var pinned: Message?
    var messages: [Message]
    var named: [String: Message]
  }
}

extension ApplicativeChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(ApplicativeMapper<Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ApplicativeMapper<Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ApplicativeChat.Message: Decodable, JSONWritable {}

extension ApplicativeChat.Post: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) -> Decoded<Self> {
    curry(Self.init)
      <^> json <| "first"
      <*> json <|? "pinned"
      <*> json <|| "messages"
      <*> json <| "named"
  }
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}
