import ApplicativeMapping
import Foundation
import JSONCore
import JSONMapping
import Testing

private enum Suit: String, ApplicativeMapping.Decodable, JSONWritable, CaseIterable {
  case hearts, spades
}

private final class Card: ApplicativeMapping.Decodable, JSONObjectWritable {
  let suit: Suit
  let rank: Int?
  init(suit: Suit, rank: Int?) {
    self.suit = suit
    self.rank = rank
  }
  static func decode(_ json: JSON) -> Decoded<Card> {
    curry(Card.init) <^> json <| "suit" <*> json <|? "rank"
  }
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("suit", suit)
    try json.put("rank", rank)
  }
}

private func show<Value>(
  _ json: String, _ type: Value.Type = Value.self, _ read: (JSON) -> Decoded<Value>
) throws -> String {
  let document = try Document(parsing: json)
  return read(document.root).description
}

@Suite("Field operators")
struct FieldTests {
  static let json =
    #"{"n":1,"s":"a","null":null,"list":["a","b"],"deep":{"er":{"n":2}},"map":{"a":1},"suit":"spades","one":[1,"b"]}"#

  @Test("An operator reads a value by key or path")
  func values() throws {
    #expect(try show(Self.json, Int.self) { $0 <| "n" } == "Success(1)")
    #expect(try show(Self.json, Int.self) { $0 <| ["deep", "er", "n"] } == "Success(2)")
    #expect(try show(Self.json, [String: Int].self) { $0 <| "map" } == #"Success(["a": 1])"#)
    #expect(try show(Self.json, Suit.self) { $0 <| "suit" } == "Success(\(Suit.spades))")
    #expect(try show(Self.json, Int?.self) { $0 <| "null" } == "Success(nil)")
    #expect(try show(Self.json, Int.self) { $0 <| "x" } == "Failure(MissingKey(x))")
    #expect(try show(Self.json, Int.self) { $0 <| ["deep", "x", "n"] } == "Failure(MissingKey(x))")
    #expect(
      try show(Self.json, Int.self) { $0 <| "s" } == "Failure(TypeMismatch(Expected Int, got String(a)))")
    #expect(
      try show(Self.json, Int.self) { $0 <| ["s", "n"] }
        == "Failure(TypeMismatch(Expected Object, got String(a)))")
    #expect(
      try show(Self.json, Suit.self) { $0 <| "s" }
        == "Failure(TypeMismatch(Expected rawValue for Suit, got String(a)))")
  }

  @Test("An optional field is nil for a missing key and null, and fails for another type")
  func optionals() throws {
    #expect(try show(Self.json, Int?.self) { $0 <|? "n" } == "Success(Optional(1))")
    #expect(try show(Self.json, Int?.self) { $0 <|? "null" } == "Success(nil)")
    #expect(try show(Self.json, Int?.self) { $0 <|? "x" } == "Success(nil)")
    #expect(try show(Self.json, Int?.self) { $0 <|? ["deep", "x", "n"] } == "Success(nil)")
    #expect(try show(Self.json, Int?.self) { $0 <|? ["null", "n"] } == "Success(nil)")
    #expect(
      try show(Self.json, Int?.self) { $0 <|? "s" } == "Failure(TypeMismatch(Expected Int, got String(a)))")
    #expect(
      try show("[]", Int?.self) { $0 <|? "n" } == "Failure(TypeMismatch(Expected Object, got Array([])))")
  }

  @Test("Operators read an array and an optional array")
  func arrays() throws {
    #expect(try show(Self.json, [String].self) { $0 <|| "list" } == #"Success(["a", "b"])"#)
    #expect(try show(Self.json, [String]?.self) { $0 <||? "list" } == #"Success(Optional(["a", "b"]))"#)
    #expect(try show(Self.json, [String]?.self) { $0 <||? "x" } == "Success(nil)")
    #expect(try show(Self.json, [String]?.self) { $0 <||? "null" } == "Success(nil)")
    #expect(try show(Self.json, [String].self) { $0 <|| "x" } == "Failure(MissingKey(x))")
    #expect(
      try show(Self.json, [String].self) { $0 <|| "one" }
        == "Failure(TypeMismatch(Expected String, got Number(1)))")
  }

  @Test("A key or path can be computed at run time")
  func dynamicKeys() throws {
    let key = ["n", "list", "x"]
    let path = ["deep", "er"]
    #expect(try show(Self.json, Int.self) { $0 <| key[0] } == "Success(1)")
    #expect(try show(Self.json, Int.self) { $0 <| (path + ["n"]) } == "Success(2)")
    #expect(try show(Self.json, [String].self) { $0 <|| key[1] } == #"Success(["a", "b"])"#)
    #expect(try show(Self.json, Int?.self) { $0 <|? key[2] } == "Success(nil)")
    #expect(try show(Self.json, [Int]?.self) { $0 <||? key[2] } == "Success(nil)")
    #expect(try show(Self.json, Int.self) { $0 <| key[2] } == "Failure(MissingKey(x))")
    #expect(try show(Self.json, Int?.self) { $0 <|? (path + ["n"]) } == "Success(Optional(2))")
    #expect(try show(Self.json, [String].self) { $0 <|| [key[1]] } == #"Success(["a", "b"])"#)
    #expect(try show(Self.json, [String]?.self) { $0 <||? [key[1]] } == #"Success(Optional(["a", "b"]))"#)
  }

  @Test("A field is read by another mapping")
  func mapped() throws {
    let json = #"{"d":"2016-06-17","l":["2016-06-17"],"bad":"x","null":null}"#
    let day = DateField.yearMonthDay
    #expect(try show(json) { $0["d", as: day].map(\.timeIntervalSince1970) } == "Success(1466121600.0)")
    #expect(try show(json) { $0[array: "l", as: day].map(\.count) } == "Success(1)")
    #expect(try show(json) { $0[optional: "null", as: day].map { $0 == nil } } == "Success(true)")
    #expect(try show(json) { $0[optionalArray: "x", as: day].map { $0 == nil } } == "Success(true)")
    #expect(
      try show(json) { $0["bad", as: day] }
        == "Failure(TypeMismatch(Expected a date (yyyy-MM-dd), got String(x)))")
  }

  @Test("A class, an enum and an optional are read and written")
  func classes() throws {
    let mapper = ApplicativeMapper<Card>().array
    let text = #"[{"suit":"hearts","rank":7},{"suit":"spades"}]"#
    let cards = try mapper.decode(text)
    #expect(cards.map(\.rank) == [7, nil])
    #expect(try mapper.encodeToString(cards) == text)
    let byName: [String: [Suit?]] = ["a": [.hearts, nil]]
    #expect(try ApplicativeMapper<[String: [Suit?]]>().encodeToString(byName) == #"{"a":["hearts",null]}"#)
    #expect(try ApplicativeMapper<[String: [Suit?]]>().decode(#"{"a":["hearts",null]}"#) == byName)
  }

  /// A mapping of another dialect.
  private struct NameMapping: Decoding {
    func decode(_ json: JSON) throws(JSONError) -> String {
      guard let name = try json.object()["name"] else { throw json.error(.custom("no name")) }
      return try name.string()
    }
  }

  @Test("A mapping of another dialect fails with the value that is wrong")
  func mappedFields() throws {
    let json = #"{"author":{"name":4},"list":[{"name":"a"},{"name":[1]},{"name":null},5]}"#
    #expect(
      try show(json, String.self) { $0["author", as: NameMapping()] }
        == "Failure(TypeMismatch(Expected String, got Number(4)))")
    #expect(
      try show(json, [String].self) { $0[array: "list", as: NameMapping()] } == """
        Failure(Multiple(TypeMismatch(Expected String, got Array([Number(1)])), \
        TypeMismatch(Expected String, got Null), TypeMismatch(Expected Object, got Number(5))))
        """)
  }
}
