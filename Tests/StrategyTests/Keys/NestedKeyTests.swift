import ApplicativeMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

/// A model with a property below keys that are computed at run time.
private struct Route { var length: Int }

private enum Keys { @TaskLocal static var way: [String] = [] }

extension Route: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(length: try json[at: JSONKeyPath(Keys.way)]) }
}

extension Route: Mappable {
  init?(map: Map) { self.init(length: 0) }

  mutating func mapping(map: Map) { length <- map[Keys.way.joined(separator: "/"), delimiter: "/"] }
}

extension Route: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Route> { Route.init <^> json <| Keys.way }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Route {
    try Route(length: json => ThrowingMapping.KeyPath(Keys.way))
  }
}

/// A key that is computed at run time.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Route: Swift.Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: AnyKey.self)
    let keys = Keys.way.map(AnyKey.init(stringValue:))
    for key in keys.dropLast() {
      container = try container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    }
    self.init(length: try container.decode(Int.self, forKey: keys[keys.count - 1]))
  }
}

@Suite("A property below a nested key")
struct NestedKeyTests {
  @Test("If the first key is missing, Codable's error expects an object, and the others' the property's type")
  func missing() {
    for (name, mapper) in mappers(of: Route.self) {
      Keys.$way.withValue(["way", "length"]) {
        let type = name == "codable" ? "an object" : "Int"
        #expect(
          thrown { try mapper.decode("{}") }?.description
            == #"$: missing key "way" required by Route (\#(type)) (line 1, column 1) [missing-key]"#,
          "\(name)")
        #expect(
          thrown { try mapper.decode(#"{"way":{"width":1}}"#) }?.description
            == #"$.way: missing key "length" required by Route (Int) (line 1, column 8) [missing-key]"#,
          "\(name)")
      }
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
    for (name, mapper) in mappers(of: Route.self) {
      let error = Keys.$way.withValue(way.map(\.0)) {
        #expect(throws: JSONError.self, "\(name)") { try mapper.decode(text) }
      }
      let expected = depth == way.count ? "Int" : "an object"
      #expect(
        error?.issue.message.hasPrefix("expected \(expected) for Route\(shown), found ") == true, "\(name)")
      #expect(error?.issue.path.description == "$" + shown, "\(name)")
      #expect(error?.issue.property == (shown.hasPrefix(".") ? String(shown.dropFirst()) : shown), "\(name)")
    }
  }
}
