import ApplicativeMapping
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A model whose keys have several forms in Unicode, at the beginning and at the end of paths.
private struct Town: Equatable {
  var name: String
  var people: Int?
  var first: Int
  var last: Int?
}

/// The keys of `Town`, composed as far as possible.
private enum Key {
  static let name = "\u{C774}\u{B984}"
  static let people = "donn\u{E9}es"
  static let first = "\u{212B}b"
  static let last = "q\u{307}\u{323}"
}

extension Town: Mappable {
  init?(map: Map) { self.init(name: "", people: nil, first: 0, last: nil) }

  mutating func mapping(map: Map) {
    name <- map["\u{C774}\u{B984}"]
    people <- map["donn\u{E9}es.n"]
    first <- map[Key.first]
    last <- map["q\u{307}\u{323}"]
  }
}

extension Town: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Town> {
    curry(Town.init) <^> json <| "\u{C774}\u{B984}" <*> json <|? ["donn\u{E9}es", "n"] <*> json <| Key.first
      <*> json <|? "q\u{307}\u{323}"
  }
}

extension Town: ThrowingMapping.Decodable {
  static func decode(_ json: Any) throws -> Town {
    try Town(
      name: json => "\u{C774}\u{B984}", people: json =>? "donn\u{E9}es" => "n", first: json => "\u{212B}b",
      last: json =>? "q\u{307}\u{323}")
  }
}

/// The same model with the form of `decode` that takes a position in a document.
private struct PlacedTown: ThrowingMapping.Decodable, Equatable {
  let town: Town

  static func decode(_ json: ThrowingMapping.JSON) throws -> PlacedTown {
    try PlacedTown(
      town: Town(
        name: json => "\u{C774}\u{B984}", people: json =>? "donn\u{E9}es" => "n", first: json => "\u{212B}b",
        last: json =>? "q\u{307}\u{323}"))
  }
}

extension Town: Swift.Decodable {
  private enum CodingKeys: String, CodingKey {
    case name = "\u{C774}\u{B984}"
    case people = "donn\u{E9}es"
    case first = "\u{212B}b"
    case last = "q\u{307}\u{323}"
  }

  private struct Count: Swift.Decodable { let n: Int? }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    people = try values.decodeIfPresent(Count.self, forKey: .people)?.n
    first = try values.decode(Int.self, forKey: .first)
    last = try values.decodeIfPresent(Int.self, forKey: .last)
  }
}

private struct BytesTown: ManualDecodable {
  let people: Int?

  init(json: JSONObject) throws(JSONError) { people = try json["donn\u{E9}es"] }
}

@Suite("Keys in other forms of Unicode")
struct EquivalentKeyTests {
  private static let mappers: [(name: String, mapper: any JSONMapping.Decoding<Town>)] = [
    ("mappable", MappableMapper<Town>()), ("applicative", ApplicativeMapper<Town>()),
    ("throwing, tree", ThrowingMapper<Town>()), ("throwing", ThrowingMapper<PlacedTown>().map(\.town)),
    ("codable", CodableMapper<Town>()),
  ]

  /// The same keys in forms with equal `String`s.
  private static let forms: [@Sendable (String) -> String] = [
    { $0 }, { $0.decomposedStringWithCanonicalMapping }, { $0.precomposedStringWithCanonicalMapping },
    { key in
      key.decomposedStringWithCanonicalMapping.unicodeScalars.map {
        $0.value < 0x1_0000 ? "\\u" + String(0x1_0000 + $0.value, radix: 16).dropFirst() : String($0)
      }.joined()
    },
  ]

  @Test("Strategies whose originals compare Strings find them", arguments: 0..<4, [0, 40])
  func found(form: Int, otherCount: Int) throws {
    let key = Self.forms[form]
    // Objects with many members are searched by an index.
    let others = (0..<otherCount).map { "\"\u{E9}\($0)\":\($0)," }.joined()
    let text = """
      {\(others)"\(key(Key.last))":4,"\(key(Key.first))":3,"\(key(Key.people))":{"n":2},"\(key(Key.name))":"a"}
      """
    for (name, mapper) in Self.mappers {
      for _ in 0..<20 {
        #expect(try mapper.decode(text) == Town(name: "a", people: 2, first: 3, last: 4), "\(name)")
      }
      if otherCount == 0 {
        #expect(throws: Never.self, "\(name)") {
          try mapper.decode(text, by: DecodingRules(rejectsUnknownKeys: true))
        }
      }
    }
    let people = try ManualMapper<BytesTown>().decode(#"{"\#(key(Key.people))": 7}"#).people
    #expect(people == ((form == 0 || form == 2) ? 7 : nil))
  }

  @Test("A key that differs in compatibility only isn't found")
  func otherKeys() throws {
    for (name, mapper) in Self.mappers {
      let error = #expect(throws: JSONError.self, "\(name)") { try mapper.decode(#"{"ｉ름":"a","Åb":3}"#) }
      #expect(error?.code == .missingKey, "\(name)")
    }
  }

  @Test("An exact key is preferred to one in another form")
  func exact() throws {
    let text = "{\"\(Key.name)\":\"a\",\"A\u{30A}b\":1,\"\(Key.first)\":2}"
    for (name, mapper) in Self.mappers where name != "throwing, tree" {
      #expect(try mapper.decode(text).first == 2, "\(name)")
    }
  }

  @Test("With a rule for keys, the converted keys are compared", arguments: ["e\u{301}Town", "\u{E9}Town"])
  func converted(key: String) throws {
    struct Named: Mappable, Equatable {
      var town = 0
      init?(map: Map) {}
      mutating func mapping(map: Map) { town <- map["\u{E9}Town"] }
    }
    let mapper = MappableMapper<Named>(keys: .snakeCase)
    let jsonKey = key.replacing("Town", with: "_town")
    #expect(try mapper.decode(#"{"\#(jsonKey)": 1}"#).town == 1)
  }
}
