import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// The content of a message, with three strategies.
struct Text: Equatable { var body = "" }

/// The content of a message, with three strategies.
struct Image: Equatable {
  var width = 0
  var height = 0
}

extension Text: ManualMappable, Mappable {
  init(json: JSONObject) throws(JSONError) { self.init(body: try json["body"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("body", body) }

  init?(map: Map) {}

  mutating func mapping(map: Map) { body <- map["body"] }
}

extension Text: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Text> { Text.init(body:) <^> json <| "body" }
}

extension Image: ManualMappable, Mappable {
  init(json: JSONObject) throws(JSONError) { self.init(width: try json["width"], height: try json["height"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("width", width)
    try json.put("height", height)
  }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    width <- map["width"]
    height <- map["height"]
  }
}

extension Image: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Image> {
    curry(Image.init(width:height:)) <^> json <| "width" <*> json <| "height"
  }
}

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
