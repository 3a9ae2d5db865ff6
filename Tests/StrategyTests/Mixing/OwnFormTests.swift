import ApplicativeMapping
import CodableMapping
import DerivedMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A type with a mapping, and functions that write something else.
private struct Mark: MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  var name: String
  static let mapping = ClosureField<String, Mark>(from: { Mark(name: $0) }, to: { "mapped \($0.name)" })

  func write(to writer: inout JSONWriter) throws(JSONError) { writer.write("written \(name)") }
}

/// The same, with a raw value, which is a third form.
private enum Grade: Int, MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  case low = 1
  static let mapping = ClosureField<String, Grade>(from: { _ in .low }, to: { _ in "mapped" })

  func write(to writer: inout JSONWriter) throws(JSONError) { writer.write("written") }
}

/// A type that is written by its mapping, and has a raw value, too.
private enum Color: String, MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  case red
  static let mapping = ClosureField<String, Color>(from: { _ in .red }, to: { "mapped \($0)" })
}

/// A type with a mapping alone, which only ObjectMapper's strategy and Codable encode.
private struct Tag: MappingProviding, MappableValue, Swift.Encodable {
  var name: String
  static let mapping = ClosureField<String, Tag>(from: { Tag(name: $0) }, to: { "mapped \($0.name)" })
}

/// A model that writes its members, and whose mapping writes the same. The outer mapper converts its keys.
private struct Box: JSONObjectWritable, ManualDecodable, MappingProviding, MappableValue, Swift.Encodable {
  var boxSize: Int
  static let mapping = ManualMapper<Box>(keys: .snakeCase)

  init(boxSize: Int) { self.boxSize = boxSize }
  init(json: JSONObject) throws(JSONError) { boxSize = try json["boxSize"] }
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("boxSize", boxSize) }
}

/// A model with an optional member, which is encoded by all strategies.
private struct Holder<Value> { var member: Value? }

extension Holder: JSONWritable, JSONObjectWritable where Value: JSONWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("member", member) }
}

extension Holder: MappableValue, BaseMappable, Mappable where Value: MappableValue {
  init?(map: Map) {}
  mutating func mapping(map: Map) { member <- map["member"] }
}

extension Holder: Swift.Encodable where Value: Swift.Encodable {}

private enum Suit: String { case hearts, spades }
extension Suit: JSONDecodable, ThrowingMapping.Decodable, JSONWritable {}

/// Raw values that are written as objects.
private enum ObjectLevel: String, JSONObjectWritable {
  case low
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("level", rawValue) }
}

private enum ObjectMode: Int { case on = 1 }

extension ObjectMode: JSONWritable, JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("mode", rawValue) }
}

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

@Suite("Types with a mapping and a written form")
struct OwnFormTests {
  @Test("A value has the same text in all strategies and places")
  func oneForm() throws {
    try expectWritten(Mark(name: "a"), as: #""written a""#)
    try expectMapped(Mark(name: "a"), as: #""written a""#)
    try expectWritten(Grade.low, as: #""written""#)
    try expectMapped(Grade.low, as: #""written""#)
    try expectWritten(Color.red, as: #""mapped red""#)
    try expectMapped(Color.red, as: #""mapped red""#)
    try expectMapped(Tag(name: "a"), as: #""mapped a""#)
    try expectWritten(Box(boxSize: 3), as: #"{"boxSize":3}"#)
    try expectMapped(Box(boxSize: 3), as: #"{"boxSize":3}"#)
    try expectWritten(ObjectLevel.low, as: #"{"level":"low"}"#)
    try expectWritten(ObjectMode.on, as: #"{"mode":1}"#)
  }

  /// Expects a text of a value from the strategies that encode by hand, in every place.
  private func expectWritten<Value: JSONWritable>(_ value: Value, as form: String) throws {
    func expect<Whole: JSONWritable>(_ whole: Whole, _ text: String) throws {
      #expect(try ManualMapper<Whole>().encodeToString(whole) == text)
      #expect(try ApplicativeMapper(encoding: Whole.self).encodeToString(whole) == text)
      #expect(try ThrowingMapper(encoding: Whole.self).encodeToString(whole) == text)
      #expect(try DerivedMapper<Whole>().encodeToString(whole) == text)
    }
    try expect(value, form)
    try expect([value], "[\(form)]")
    try expect(["key": value], #"{"key":\#(form)}"#)
    try expect(Holder(member: value), #"{"member":\#(form)}"#)
  }

  /// Expects a text of a value from ObjectMapper's strategy and from Codable, in every place.
  private func expectMapped<Value: MappableValue & Swift.Encodable & Sendable>(
    _ value: Value, as form: String
  ) throws {
    func expect<Whole: MappableValue & Swift.Encodable & SendableMetatype>(
      _ whole: Whole, _ text: String
    ) throws {
      #expect(try MappableMapper<Whole>().encodeToString(whole) == text)
      #expect(try CodableMapper<Whole>().encodeToString(whole) == text)
    }
    try expect(value, form)
    try expect([value], "[\(form)]")
    try expect(["key": value], #"{"key":\#(form)}"#)
    try expect(Holder(member: value), #"{"member":\#(form)}"#)
  }

  @Test("Members have their written form, or that of a mapping that is passed as an argument")
  func members() throws {
    let none: Suit? = nil
    let key = "key"
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in
      try json.put("own", Mark(name: "a"))
      try json.put("named", Mark(name: "a"), as: Mark.mapping)
      try json.put("suits", [Suit.spades])
      try json.put("none", none)
      try json.put("null", orNull: none)
      try json.put(key, Suit.spades)
    }
    #expect(
      String(decoding: try writer.finish(), as: UTF8.self)
        == #"{"own":"written a","named":"mapped a","suits":["spades"],"null":null,"key":"spades"}"#)
  }

  @Test("A model of ObjectMapper's strategy that is written as an object has one form for each strategy")
  func twoForms() throws {
    let card = #"{"mapped":"hearts"}"#
    #expect(try ManualMapper<Card>().encodeToString(Card()) == #"{"written":"hearts"}"#)
    #expect(try MappableMapper<Card>().encodeToString(Card()) == card)
    #expect(
      try MappableMapper<Hand>().encodeToString(Hand())
        == #"{"suit":"spades","card":\#(card),"cards":[\#(card)],"named":{"a":\#(card)}}"#)
  }
}
