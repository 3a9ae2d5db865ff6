import ManualMapping
import Testing
import ThrowingMapping

private enum Suit: String { case hearts, spades }
extension Suit: ManualReadable, ThrowingMapping.Decodable, JSONWritable {}

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
}
