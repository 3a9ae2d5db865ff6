import DerivedMapping
import JSONCore
import JSONMapping
import Testing

/// A model that is only decoded, like its parts.
@Mapped(.decodeOnly)
private struct Reply: Equatable {
  var id: Int
  @By(Lowercased()) var tag: String
  @By(Lowercased()) var other: String?
  var part: Piece
  var parts: [Piece]?
  var state: State
  var kind: Kind
  @Inlined var rest: Rest

  @Mapped(.decodeOnly) struct Piece: Equatable { @Default(1) var count: Int }
  @Mapped(.decodeOnly) struct Rest: Equatable { var last: String }
  @Mapped(.decodeOnly) enum State: String { case open, closed }
  @Mapped(.decodeOnly) enum Kind: Equatable { case plain, unknown(String) }

  struct Lowercased: Decoding {
    func decode(_ json: JSONValue) throws(JSONError) -> String { try json.string().lowercased() }
  }
}

/// A class that is only encoded: it has no initializer for decoding, and may have subclasses.
@Mapped(.encodeOnly)
private class Order {
  let id: Int
  let version = 2
  @By(Uppercased()) var tag: String
  @ExplicitNull var note: String?
  var item: Item
  var choices: [Choice]
  @Inlined var rest: Rest
  @Ignored var secret: Int
  weak var parent: Order?

  init(tag: String) {
    (id, secret) = (1, 7)
    self.tag = tag
    item = Item(name: "a")
    choices = [.size(3), .named(first: "b"), .none]
    rest = Rest(last: "z")
  }

  @Mapped(.encodeOnly) struct Item { var name: String }
  @Mapped(.encodeOnly) struct Rest { var last: String }
  @Mapped(.encodeOnly) enum Choice { case size(Int), named(first: String), none }

  struct Uppercased: Encoding {
    func encode(_ model: String, into writer: inout JSONWriter) { writer.write(model.uppercased()) }
  }
}

@Mapped(MappingDirection.encodeOnly, keys: .snakeCase)
private enum LoudText { case veryLoud, quiet }

@Mapped(.untagged, .decodeOnly)
private enum TakenLoose: Equatable { case number(Int), text(String) }

@Mapped(.untagged, .encodeOnly)
private enum LooseText { case number(Int), text(String) }

@Mapped(.decodeOnly, tag: "type")
private enum TakenEvent: Equatable { case moved(Reply.Piece), left(x: Int), gone }

@Mapped(.encodeOnly, tag: "type")
private enum EventText { case moved(Order.Item), left(x: Int), gone }

@Mapped(.decodeOnly, keys: .snakeCase, tag: "type", content: "value")
private enum TakenBeside: Equatable { case someCount(Int), none }

@Mapped(.encodeOnly, keys: .snakeCase, tag: "type", content: "value")
private enum BesideText { case someCount(Int), none }

@Mapped(.decodeOnly, fields: .by(Reply.Lowercased(), for: String.self))
private struct Lowered: Equatable { var a: String; var b: String? }

@Mapped(.encodeOnly, keys: .snakeCase, fields: .by(Order.Uppercased(), for: String.self))
private struct Raised { var firstName: String; var b: String? }

@Mapped(.decodeOnly)
private struct TakenBox<Value: Equatable>: Equatable { var value: Value }

@Mapped(.encodeOnly)
private struct BoxText<Value> { var value: Value }

/// A model that is encoded in another form than its properties.
@Mapped(.decodeOnly)
private struct TakenPoint: Equatable { var x: Int; var y: Int }

extension TakenPoint: JSONWritable { func write(to writer: inout JSONWriter) { writer.write("\(x)/\(y)") } }

/// Types that are mapped in one direction.
@Suite("One direction")
struct DirectionTests {
  private func decoded<Model: JSONDecodable>(_ text: String, as type: Model.Type) throws -> Model {
    let mapper = DerivedMapper<Model>()
    _ = try mapper.decode(Document(parsing: text))
    return try mapper.decode(text)
  }

  @Test("A type that is only decoded needs no types that can be encoded")
  func decoding() throws {
    let text =
      #"{"last":"z","id":1,"tag":"AB","parts":[{"count":2}],"part":{},"kind":"new","state":"open"}"#
    let reply = Reply(
      id: 1, tag: "ab", other: nil, part: Reply.Piece(count: 1), parts: [Reply.Piece(count: 2)],
      state: .open,
      kind: .unknown("new"), rest: Reply.Rest(last: "z"))
    #expect(try decoded(text, as: Reply.self) == reply)
    BothWays.expectError(
      #"{"id":1,"tag":"AB","part":{"count":"2"},"state":"open","kind":"plain","last":"z"}"#, as: Reply.self,
      "type-mismatch at $.part.count: expected Int for Piece.count, found string \"2\"")
  }

  @Test("A type that is only encoded needs no types that can be decoded")
  func encoding() throws {
    let order = Order(tag: "ab")
    #expect(
      try DerivedMapper<Order>().encodeToString(order) == """
        {"id":1,"version":2,"tag":"AB","note":null,"item":{"name":"a"},\
        "choices":[{"size":3},{"named":{"first":"b"}},{"none":{}}],"last":"z"}
        """)
  }

  @Test("Enums of all forms are mapped in one direction")
  func enums() throws {
    #expect(try decoded("[1,\"a\"]", as: [TakenLoose].self) == [.number(1), .text("a")])
    #expect(try DerivedMapper<[LooseText]>().encodeToString([.number(1), .text("a")]) == "[1,\"a\"]")
    let events = #"[{"type":"moved","count":2},{"type":"left","x":3},{"type":"gone"}]"#
    #expect(
      try decoded(events, as: [TakenEvent].self) == [.moved(Reply.Piece(count: 2)), .left(x: 3), .gone])
    #expect(
      try DerivedMapper<[EventText]>().encodeToString([.moved(Order.Item(name: "a")), .left(x: 3), .gone])
        == #"[{"type":"moved","name":"a"},{"type":"left","x":3},{"type":"gone"}]"#)
    #expect(try DerivedMapper<[LoudText]>().encodeToString([.veryLoud, .quiet]) == #"["very_loud","quiet"]"#)
    let values = #"[{"type":"some_count","value":2},{"type":"none"}]"#
    #expect(try decoded(values, as: [TakenBeside].self) == [.someCount(2), .none])
    #expect(try DerivedMapper<[BesideText]>().encodeToString([.someCount(2), .none]) == values)
  }

  @Test("Fields for all properties of a type need only the direction of the model")
  func fields() throws {
    #expect(try decoded(#"{"a":"A","b":"B"}"#, as: Lowered.self) == Lowered(a: "a", b: "b"))
    #expect(
      try DerivedMapper<Raised>().encodeToString(Raised(firstName: "a", b: nil)) == #"{"first_name":"A"}"#)
  }

  @Test("A generic type has the direction if its parameters have it")
  func generic() throws {
    #expect(try decoded(#"{"value":{"count":2}}"#, as: TakenBox<Reply.Piece>.self).value.count == 2)
    #expect(
      try DerivedMapper<BoxText<Order.Item>>().encodeToString(BoxText(value: Order.Item(name: "a")))
        == #"{"value":{"name":"a"}}"#)
  }

  @Test("A type that is only decoded by the macro can be encoded by hand")
  func otherHalf() throws {
    let point = try decoded(#"{"x":1,"y":2}"#, as: TakenPoint.self)
    #expect(try DerivedMapper<TakenPoint>().encodeToString(point) == #""1/2""#)
  }

  @Test("A type has only the conformances of its direction")
  func conformances() {
    let decoded: [Any.Type] = [
      Reply.self, Reply.State.self, Reply.Kind.self, TakenLoose.self, TakenEvent.self, TakenBeside.self,
    ]
    let encoded: [Any.Type] = [
      Order.self, Order.Choice.self, LooseText.self, EventText.self, BesideText.self, LoudText.self,
    ]
    #expect(!decoded.contains { $0 is any JSONWritable.Type || !($0 is any JSONDecodable.Type) })
    #expect(!encoded.contains { $0 is any JSONDecodable.Type || !($0 is any JSONWritable.Type) })
  }
}
