import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

extension Gate.Color: JSONDecodable, ApplicativeMapping.Decodable, ThrowingMapping.Decodable, Swift.Decodable
{}

extension Gate.Status: JSONDecodable, ApplicativeMapping.Decodable, ThrowingMapping.Decodable, Swift
    .Decodable
{}

extension Gate: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      color: try json["color"],
      status: try json["status"],
      code: try json["code", as: GateField.code],
      tag: try json[optional: "tag", as: GateField.tag],
      size: try json["size", as: GateField.size],
      count: try json["count"])
  }
}

extension Gate: Mappable {
  init?(map: Map) { self.init(color: .red, status: .gone, code: "", tag: nil, size: 0, count: 0) }

  mutating func mapping(map: Map) {
    color <- map["color"]
    status <- map["status"]
    code <- (map["code"], GateField.code)
    tag <- (map["tag"], GateField.tag)
    size <- (map["size"], GateField.size)
    count <- map["count"]
  }
}

extension Gate: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Gate> {
    curry(Gate.init(color:status:code:tag:size:count:))
      <^> json <| "color"
      <*> json <| "status"
      <*> json["code", as: GateField.code]
      <*> json[optional: "tag", as: GateField.tag]
      <*> json["size", as: GateField.size]
      <*> json <| "count"
  }
}

extension Gate: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Gate {
    try Gate(
      color: json => "color",
      status: json => "status",
      code: json["code", as: GateField.code],
      tag: json[optional: "tag", as: GateField.tag],
      size: json["size", as: GateField.size],
      count: json => "count")
  }
}

extension Gate: Swift.Decodable {
  private enum CodingKeys: CodingKey { case color, status, code, tag, size, count }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      color: try container.decode(Color.self, forKey: .color),
      status: try container.decode(Status.self, forKey: .status),
      code: try container.decode(with: GateField.code, forKey: .code),
      tag: try container.decodeIfPresent(with: GateField.tag, forKey: .tag),
      size: try container.decode(with: GateField.size, forKey: .size),
      count: try container.decode(Int.self, forKey: .count))
  }
}
