import ManualMapping

enum ManualChat {
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

extension ManualChat.Message: MappingProviding {
  static let mapping: TaggedMapping<Self> = .tagged(
    by: "type",
    [
      "text": .case(ManualMapper<ManualChat.Text>(), Self.text) {
        if case .text(let text) = $0 { text } else { nil }
      },
      "image": .case(ManualMapper<ManualChat.Image>(), Self.image) {
        if case .image(let image) = $0 { image } else { nil }
      },
      "typing": .case(.typing),
    ])
}

extension ManualChat.Message: ManualReadable, JSONWritable {}

extension ManualChat.Text: ManualMappable {
  init(json: JSONObject) throws(JSONError) { self.init(body: try json["body"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("body", body) }
}

extension ManualChat.Image: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(width: try json["width"], height: try json["height"])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }
}

extension ManualChat.Post: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      first: try json["first"], pinned: try json["pinned"], messages: try json["messages"],
      named: try json["named"])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}
