import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

private enum Suit: String { case hearts, spades }
extension Suit: ManualReadable, ThrowingMapping.Decodable, JSONWritable {}

/// A model with another form for ObjectMapper's strategy.
private struct Card: Mappable, JSONObjectWritable {
  var suit = Suit.hearts

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) { suit <- map["mapped"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("written", suit) }
}

private struct Hand: ImmutableMappable {
  let suit: Suit?
  let card: Card
  let cards: [Card]?
  let named: [String: Card]

  init() { (suit, card, cards, named) = (.spades, Card(), [Card()], ["a": Card()]) }
  init(map: Map) throws { self.init() }

  func mapping(map: Map) {
    suit >>> map["suit"]
    card >>> map["card"]
    cards >>> map["cards"]
    named >>> map["named"]
  }
}

@Suite("Types with the conformances of several strategies")
struct SharedTypeTests {
  @Test("Types with two conformances are members of models of both strategies, and nil is omitted")
  func members() throws {
    let none: Suit? = nil
    let key = "key"
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in
      try json.put("suit", Suit.hearts)
      try json.put("suits", [Suit.spades])
      try json.put("none", none)
      try json.put("null", orNull: none)
      try json.put(key, Suit.spades)
    }
    let text = String(decoding: try writer.finish(), as: UTF8.self)
    #expect(text == #"{"suit":"hearts","suits":["spades"],"null":null,"key":"spades"}"#)
  }

  @Test("A model of ObjectMapper's strategy that is written as an object has one form for each strategy")
  func ownForm() throws {
    #expect(try ManualMapper<Card>().encodeToString(Card()) == #"{"written":"hearts"}"#)
    #expect(try MappableMapper<Card>().encodeToString(Card()) == #"{"mapped":"hearts"}"#)
    let card = #"{"mapped":"hearts"}"#
    #expect(
      try MappableMapper<Hand>().encodeToString(Hand())
        == #"{"suit":"spades","card":\#(card),"cards":[\#(card)],"named":{"a":\#(card)}}"#)
  }

  @Test("An enum of raw values that is written as an object isn't written as its raw value")
  func rawValue() throws {
    #expect(try ManualMapper<ObjectLevel>().encodeToString(.low) == #"{"level":"low"}"#)
    #expect(try ManualMapper<ObjectLevel>().array.encodeToString([.low]) == #"[{"level":"low"}]"#)
    #expect(try ManualMapper<ObjectMode>().encodeToString(.on) == #"{"mode":1}"#)
  }
}

private enum ObjectLevel: String, JSONObjectWritable {
  case low

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("level", rawValue) }
}

private enum ObjectMode: Int { case on = 1 }

extension ObjectMode: JSONWritable, JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("mode", rawValue) }
}
