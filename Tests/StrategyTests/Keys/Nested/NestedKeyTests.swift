import ApplicativeMapping
import CodableMapping
import DerivedMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

/// A model with a property below a nested key, with every strategy.
private struct Route { var length: Int }

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

/// A model with a property below keys that are computed at run time.
private struct Deep { var value: Int }

private enum Keys { @TaskLocal static var way: [String] = [] }

extension Deep: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(value: try json[at: JSONKeyPath(Keys.way)]) }
}

extension Deep: Mappable {
  init?(map: Map) { self.init(value: 0) }

  mutating func mapping(map: Map) { value <- map[Keys.way.joined(separator: "/"), delimiter: "/"] }
}

extension Deep: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Deep> { Deep.init <^> json <| Keys.way }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Deep {
    try Deep(value: json => ThrowingMapping.KeyPath(Keys.way))
  }
}

/// A key that is computed at run time.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Deep: Swift.Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: AnyKey.self)
    let keys = Keys.way.map(AnyKey.init(stringValue:))
    for key in keys.dropLast() {
      container = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    }
    self.init(value: try container.decode(Int.self, forKey: keys[keys.count - 1]))
  }
}

@Suite("A property below a nested key")
struct NestedKeyTests {
  private static let routes =
    mappers(of: Route.self)
    + [("derived", DerivedMapper<DerivedRoute.Route>().map { Route(length: $0.length) })]

  @Test(
    "Every strategy reports the same errors",
    arguments: [
      #"{"way":{"length":"x"}}"#:
        #"$.way.length: expected Int for Route.way.length, found string "x" (line 1, column 18) [type-mismatch]"#,
      #"{"way":{"width":1}}"#:
        #"$.way: missing key "length" required by Route (Int) (line 1, column 8) [missing-key]"#,
      #"{"way":5}"#: "$.way: expected an object for Route.way, found 5 (line 1, column 8) [type-mismatch]",
    ])
  func texts(text: String, message: String) {
    for (name, mapper) in Self.routes {
      let error = #expect(throws: JSONError.self, "\(name)") { try mapper.decode(text) }
      #expect(error?.description == message, "\(name)")
    }
  }

  @Test("If the first key is missing, Codable's error expects an object, and the others' the property's type")
  func ends() {
    for (name, mapper) in Self.routes {
      let expected = name == "codable" ? "an object" : "Int"
      let error = #expect(throws: JSONError.self, "\(name)") { try mapper.decode("{}") }
      #expect(
        error?.description
          == #"$: missing key "way" required by Route (\#(expected)) (line 1, column 1) [missing-key]"#,
        "\(name)")
    }
  }

  /// Keys in the form of the text, and in the form of paths.
  private static let keys = [
    ("size", ".size"), ("a_b", ".a_b"), ("x-1", ".x-1"), ("é", ".é"), ("日本", ".日本"), ("$id", ".$id"),
    ("a b", #"["a b"]"#), ("1", #"["1"]"#), ("a.b", #"["a.b"]"#), (#"""#, #"["\""]"#), ("[0]", #"["[0]"]"#),
  ]

  @Test("Errors name the property by all of its keys", arguments: 0..<100 as Range<UInt64>)
  func anyKeys(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let way = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Self.keys[Int.random(in: Self.keys.indices, using: &random)]
    }
    // The value of another type is at the last key, or at an earlier one.
    let depth = Int.random(in: 1...way.count, using: &random)
    let values = depth == way.count ? ["true", #""x""#, "[]", "null"] : ["true", #""x""#, "7"]
    let value = values[Int.random(in: values.indices, using: &random)]
    let text = way.prefix(depth).reversed().reduce(value) { "{\(OwnedJSON.string($1.0)):\($0)}" }
    let shown = way.prefix(depth).map(\.1).joined()
    for (name, mapper) in mappers(of: Deep.self) {
      let error = Keys.$way.withValue(way.map(\.0)) {
        #expect(throws: JSONError.self, "\(name)") { try mapper.decode(text) }
      }
      let expected = depth == way.count ? "Int" : "an object"
      #expect(
        error?.issue.message.hasPrefix("expected \(expected) for Deep\(shown), found ") == true, "\(name)")
      #expect(error?.issue.path.description == "$" + shown, "\(name)")
      #expect(error?.issue.property == (shown.hasPrefix(".") ? String(shown.dropFirst()) : shown), "\(name)")
    }
  }
}
