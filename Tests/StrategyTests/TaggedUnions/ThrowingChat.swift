import ThrowingMapping

enum ThrowingChat {
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

extension ThrowingChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(ThrowingMapper<ThrowingChat.Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ThrowingMapper<ThrowingChat.Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ThrowingChat.Message: Decodable, JSONWritable {}

extension ThrowingChat.Text: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) throws -> Self { try Self(body: json => "body") }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("body", body)
  }
}

extension ThrowingChat.Image: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) throws -> Self {
    try Self(width: json => "width", height: json => "height")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }
}

extension ThrowingChat.Post: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) throws -> Self {
    try Self(
      first: json => "first",
      pinned: json =>? "pinned",
      messages: json => "messages",
      named: json => "named")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}
