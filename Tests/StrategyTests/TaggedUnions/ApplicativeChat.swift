import ApplicativeMapping

enum ApplicativeChat {
  struct Text: Equatable {
    var body: String
  }

  struct Image: Equatable {
    var width: Int
    var height: Int
  }

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
      "text": .case(ApplicativeMapper<ApplicativeChat.Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ApplicativeMapper<ApplicativeChat.Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ApplicativeChat.Message: Decodable, JSONWritable {}

extension ApplicativeChat.Text: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) -> Decoded<Self> { curry(Self.init) <^> json <| "body" }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("body", body)
  }
}

extension ApplicativeChat.Image: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) -> Decoded<Self> {
    curry(Self.init) <^> json <| "width" <*> json <| "height"
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }
}

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
