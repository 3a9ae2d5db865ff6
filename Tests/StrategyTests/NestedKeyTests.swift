import ApplicativeMapping
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A model with a property below a nested key, in every dialect.
private struct Route {
  var length: Int
}

extension Route: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(length: try json[at: "way.length"]) }
}

extension Route: Mappable {
  init?(map: Map) { self.init(length: 0) }

  mutating func mapping(map: Map) { length <- map["way.length"] }
}

extension Route: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Route> {
    Route.init <^> json <| ["way", "length"]
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Route {
    try Route(length: json => "way" => "length")
  }
}

extension Route: Swift.Decodable {
  private enum Keys: CodingKey { case way, length }

  init(from decoder: any Decoder) throws {
    let way = try decoder.container(keyedBy: Keys.self).nestedContainer(keyedBy: Keys.self, forKey: .way)
    self.init(length: try way.decode(Int.self, forKey: .length))
  }
}

@Suite("A property below a nested key")
struct NestedKeyTests {
  private static let dialects: [(String, any JSONMapping.Decoding<Route>)] = [
    ("manual", ManualMapper<Route>()), ("mappable", MappableMapper<Route>()),
    ("applicative", ApplicativeMapper<Route>()), ("throwing", ThrowingMapper<Route>()),
    ("codable", CodableMapper<Route>()),
  ]

  @Test(
    "Every dialect says the same",
    arguments: [
      (
        #"{"way":{"length":"x"}}"#,
        #"$.way.length: expected Int for Route.way, found string "x" (line 1, column 18) [type-mismatch]"#
      ),
      (
        #"{"way":{"width":1}}"#,
        #"$.way: missing key "length" required by Route (Int) (line 1, column 8) [missing-key]"#
      ),
      (
        #"{"way":5}"#,
        "$.way: expected an object for Route.way, found 5 (line 1, column 8) [type-mismatch]"
      ),
    ])
  func texts(text: String, message: String) {
    for (name, mapper) in Self.dialects {
      let error = #expect(throws: JSONError.self, "\(name)") { try mapper.decode(text) }
      #expect(error?.description == message, "\(name)")
    }
  }

  @Test("Where the way ends at its first key, Codable knows only the kind of what is missing there")
  func ends() {
    for (name, mapper) in Self.dialects {
      let expected = name == "codable" ? "an object" : "Int"
      let error = #expect(throws: JSONError.self, "\(name)") { try mapper.decode("{}") }
      #expect(
        error?.description
          == #"$: missing key "way" required by Route (\#(expected)) (line 1, column 1) [missing-key]"#,
        "\(name)")
    }
  }
}
