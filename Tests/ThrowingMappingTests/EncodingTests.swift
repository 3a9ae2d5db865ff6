import Testing
import ThrowingMapping

private enum Suit: String, ThrowingMapping.Decodable, JSONWritable { case hearts, spades }

private struct Card: ThrowingMapping.Decodable, JSONObjectWritable, Equatable {
  var suit: Suit
  var rank: Int?
  var tags: [String: [Suit?]]
  var trump: Suit?

  static func decode(_ json: JSON) throws -> Card {
    try Card(suit: json => "suit", rank: json =>? "rank", tags: json => "tags", trump: json =>? "trump")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("suit", suit)
    try json.put("rank", rank)
    try json.put("tags", tags)
    try json.put("trump", trump)
  }
}

@Suite("Encoding")
struct EncodingTests {
  @Test("Encoded models decode to the same models")
  func roundTrip() throws {
    let cards = [
      Card(suit: .hearts, rank: 7, tags: ["a": [.spades, nil]], trump: .hearts),
      Card(suit: .spades, rank: nil, tags: [:], trump: nil),
    ]
    let mapper = ThrowingMapper<[Card]>()
    let text =
      #"[{"suit":"hearts","rank":7,"tags":{"a":["spades",null]},"trump":"hearts"},{"suit":"spades","tags":{}}]"#
    #expect(try mapper.encodeToString(cards) == text)
    #expect(try mapper.decode(text) == cards)
  }
}
