import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// A model with a custom field.
struct Repo: Sendable {
  var name = ""
  var stars = 0

  /// A field that fails with the error that the value names.
  struct Stars: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Int {
      guard !json.isObject else { return try json.value(at: "count").int() }
      switch try json.string() {
      case "custom": throw json.error(.custom("that is no count of stars"))
      case "without a place": throw JSONError(.custom("That is no count of stars."))
      case "transform": throw json.error(.transformFailed("the stars went out"))
      case "mismatch": throw json.mismatch(expected: "a count of stars")
      case "format":
        throw json.error(.invalidFormat(expected: "a count of stars", reason: "with a k behind it"))
      case "range": throw json.error(.numberOutOfRange(type: "Int8", range: ""))
      case let text: return text.utf8.count
      }
    }

    func encode(_ model: Int, into writer: inout JSONWriter) throws(JSONError) {
      throw writer.error(.custom("stars are not written"))
    }
  }
}

extension Repo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(name: try json["name"], stars: try json["stars", as: Stars()])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("name", name)
    try json.put("stars", stars, as: Stars())
  }
}

extension Repo: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) {
    name <- map["name"]
    stars <- (map["stars"], Stars())
  }
}

extension Repo: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Repo> {
    curry(Repo.init(name:stars:)) <^> json <| "name" <*> json["stars", as: Stars()]
  }
}

extension Repo: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Repo {
    try Repo(name: json => "name", stars: json["stars", as: Stars()])
  }
}

extension Repo: Swift.Decodable {
  private enum CodingKeys: CodingKey { case name, stars }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      stars: try container.decode(with: Stars(), forKey: .stars))
  }
}
