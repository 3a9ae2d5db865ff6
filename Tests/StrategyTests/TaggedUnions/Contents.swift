import ApplicativeMapping
import ManualMapping
import MappableMapping

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
