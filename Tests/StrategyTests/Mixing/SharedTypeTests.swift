import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

private enum Suit: String { case hearts, spades }
extension Suit: ManualReadable, ThrowingMapping.Decodable, JSONWritable {}

/// A model with another form in ObjectMapper's dialect, where it writes itself.
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

@Suite("Types that conform in two dialects")
struct SharedTypeTests {
  @Test("Types that conform in two dialects are members of models in both, and nil is left out")
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

  @Test("In ObjectMapper's dialect a model writes itself, also if it has the form of the others")
  func ownForm() throws {
    #expect(try ManualMapper<Card>().encodeToString(Card()) == #"{"written":"hearts"}"#)
    let card = #"{"mapped":"hearts"}"#
    #expect(
      try MappableMapper<Hand>().encodeToString(Hand())
        == #"{"suit":"spades","card":\#(card),"cards":[\#(card)],"named":{"a":\#(card)}}"#)
  }
}
