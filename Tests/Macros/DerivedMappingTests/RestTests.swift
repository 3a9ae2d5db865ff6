import DerivedMapping
import JSONCore
import Testing

@Mapped
struct Skin: Equatable {
  var name: String
  @Key("size", or: "fontSize") var size: Int?
  @Rest var others: OwnedJSON.Members
}

/// With more properties than are compared one after the other.
@Mapped
struct Palette: Equatable {
  @Rest var others: OwnedJSON.Members = [:]
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, name = ""
}

@Mapped
struct Framed: Equatable {
  @Inlined var skin: Skin
  @Key("é") var accent: Int?
  var userId: Int?
  @Inlined var palette: PageInfo
  @Rest var more: OwnedJSON.Members
}

@Mapped
final class Cabinet<Item: JSONDecodable & JSONWritable>: Equatable where Item: Equatable {
  let item: Presence<Item>
  let inner: [Skin]
  @Rest var others: OwnedJSON.Members

  init(item: Presence<Item>, inner: [Skin], others: OwnedJSON.Members) {
    (self.item, self.inner, self.others) = (item, inner, others)
  }

  static func == (left: Cabinet, right: Cabinet) -> Bool {
    left.item == right.item && left.inner == right.inner && left.others == right.others
  }
}

@Mapped(.decodeOnly)
struct Seen { @Rest var all: OwnedJSON.Members }

@Mapped(.encodeOnly)
struct Sent { var id = 1; @Rest var others: OwnedJSON.Members }

@Mapped(tag: "kind")
enum Surface: Equatable {
  case skin(Skin)
  case none
}

/// Enums whose unknown case has the whole value.
enum Whole {
  @Mapped(tag: "kind")
  enum Within: Equatable {
    case dot(x: Int)
    case unknown(OwnedJSON)
  }

  @Mapped(tag: "kind", content: "value")
  enum Beside: Equatable {
    @Key(1) case dot(x: Int)
    case unknown(OwnedJSON)
  }

  @Mapped
  enum Around: Equatable {
    case dot(x: Int)
    case unknown(OwnedJSON)
  }

  @Mapped(.untagged)
  enum Bare: Equatable {
    case dot(x: Int)
    case unknown(OwnedJSON)
  }

  @Mapped
  enum Named: Equatable {
    case dot
    case unknown(OwnedJSON)
  }
}

/// The members that no property reads.
@Suite("The rest of an object")
struct RestTests {
  /// The text that a mapper writes for a decoded text, from the text and from its document.
  private func recode<Model: JSONDecodable & JSONWritable & Equatable>(
    _ text: String, _ type: Model.Type, parsing: JSONParseOptions = JSONParseOptions(),
    keys: JSONKeyStrategy = .unchanged, _ change: (inout Model) -> Void = { _ in }
  ) throws -> String {
    let mapper = DerivedMapper<Model>(parsing: parsing, keys: keys)
    var model = try mapper.decode(text)
    #expect(try mapper.decode(Document(parsing: text, options: parsing)) == model)
    #expect(try mapper.rejectingUnknownKeys().reportingAllIssues().decode(text) == model)
    change(&model)
    return try mapper.encodeToString(model)
  }

  private static let long =
    #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10,"k":11,"l":12,"name":"n""#

  @Test("Large models have a rest, in which the first of duplicate keys counts, or the last")
  func large() throws {
    let text = Self.long + #","x":"y","others":1E5}"#
    #expect(try recode(text, Palette.self) == text)
    let moved = text.replacing(#""a":1,"#, with: "").replacing("}", with: #","others":2,"a":1}"#)
    #expect(try recode(moved, Palette.self) == text)
    #expect(
      try recode(moved, Palette.self, parsing: JSONParseOptions(duplicateKeys: .useLast))
        == text.replacing("1E5", with: "2"))
  }

  @Test("A key of the model is never encoded from the rest")
  func known() throws {
    let added: OwnedJSON.Members = [
      "kind": 1, "name": 1, "fontSize": 2, "size": 3, "page": 5, "e\u{301}": 6, "user_id": 7, "userId": 8,
      "new": 9,
    ]
    #expect(
      try recode(#"{"kind":"skin","name":"n"}"#, Surface.self) {
        guard case .skin(var skin) = $0 else { return }
        skin.others = added
        $0 = .skin(skin)
      } == #"{"kind":"skin","name":"n","page":5,"e\#u{301}":6,"user_id":7,"userId":8,"new":9}"#)
    let framed = #"{"name":"n","size":1,"é":1,"user_id":2,"page":3,"per_page":4"#
    #expect(
      try recode("\(framed)}", Framed.self, keys: .snakeCase) { $0.more = added }
        == framed + #","kind":1,"fontSize":2,"userId":8,"new":9}"#)
  }

  @Test("The outermost model has the rest of inlined parts")
  func parts() throws {
    let text = #"{"kind":0,"per_page":4,"fontSize":5,"page":1,"name":"n","userID":1,"x":{"name":1}}"#
    var keys: [String] = []
    #expect(
      try recode(text, Framed.self) { keys = $0.skin.others.keys + $0.more.keys }
        == #"{"name":"n","size":5,"page":1,"per_page":4,"kind":0,"userID":1,"x":{"name":1}}"#)
    #expect(keys == ["kind", "userID", "x"])
    // Not encoded, because later properties may have the same keys.
    #expect(
      try recode(#"{"name":"n","page":1,"per_page":4}"#, Framed.self) { $0.skin.others = ["é": 1, "z": 2] }
        == #"{"name":"n","page":1,"per_page":4}"#)
  }

  @Test("Generic classes, nested models and models of one direction have a rest")
  func kinds() throws {
    let text = #"{"item":null,"inner":[{"name":"n","x":1e2},{"name":"m","size":2,"y":"\/"}],"z":[-0.0]}"#
    let shelf = #"{"item":null,"inner":[{"name":"n","x":1e2},{"name":"m","size":2,"y":"/"}],"z":[-0.0]}"#
    #expect(try recode(text, Cabinet<Int>.self).replacing(#"\/"#, with: "/") == shelf)
    #expect(try DerivedMapper<Seen>().decode(text).all.keys == ["item", "inner", "z"])
    let sent = Sent(others: ["id": 2, "x": 1])
    #expect(try DerivedMapper<Sent>().encodeToString(sent) == #"{"id":1,"x":1}"#)
  }

  @Test("An unknown case has the whole value, which is encoded as it is")
  func cases() throws {
    let tagged = #"{"kind":"line","x":12345678901234567890.10,"value":[{"kind":"dot"}]}"#
    #expect(try recode(tagged, Whole.Within.self) == tagged)
    #expect(
      try recode(#"{"kind":2,"value":{"x":1.50},"y":0}"#, Whole.Beside.self)
        == #"{"kind":2,"value":{"x":1.50},"y":0}"#)
    #expect(try recode(#"{"line":{"x":1.50}}"#, Whole.Around.self) == #"{"line":{"x":1.50}}"#)
    #expect(try recode(#""line""#, Whole.Around.self) == #""line""#)
    #expect(try recode(#""line""#, Whole.Named.self) == #""line""#)
    #expect(try recode(#"{"y":1.50}"#, Whole.Bare.self) == #"{"y":1.50}"#)
    let drift = try DerivedMapper<Whole.Bare>().array.decodeNotingDrift(#"[{"x":1},{"y":1}]"#).drift
    #expect(drift.description == "unknown-case: $[*], once, at line 1, column 10")
    #expect(try recode(#"{"kind":"dot","x":1}"#, Whole.Within.self) == #"{"kind":"dot","x":1}"#)
  }
}
