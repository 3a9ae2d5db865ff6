import ApplicativeMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// The content of a message, with every strategy.
struct Text: Equatable, Codable { var body = "" }

/// The content of a message, with every strategy.
struct Image: Equatable, Codable {
  var width = 0
  var height = 0
}

extension Text: ManualMappable, Mappable {
  init(json: JSONObject) throws(JSONError) { self.init(body: try json["body"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("body", body) }

  init?(map: Map) {}

  mutating func mapping(map: Map) { body <- map["body"] }
}

extension Text: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Text> { Text.init(body:) <^> json <| "body" }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Text { try Text(body: json => "body") }
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

extension Image: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Image> {
    curry(Image.init(width:height:)) <^> json <| "width" <*> json <| "height"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Image {
    try Image(width: json => "width", height: json => "height")
  }
}
