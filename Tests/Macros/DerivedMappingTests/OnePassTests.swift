import DerivedMapping
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing

@Mapped
struct Album: Equatable {
  var title: String
  var pictures: [Picture]?
}

@Mapped
struct Shelf: Equatable { var albums: [String: [Album]] }

@Mapped
struct Branch: Equatable { var leaves: [Leaf] }

@Mapped
struct Leaf: Equatable {
  var branches: [Branch]
  var leaves: [Leaf]
}

@Mapped
struct Signed: Equatable { @By(ManualMapper<HandMade>()) var author: HandMade }

/// A model of another strategy that drops wrong elements.
struct Crate: Equatable, ManualMappable {
  var items: LossyArray<Int>

  init(items: LossyArray<Int>) { self.items = items }

  init(json: JSONObject) throws(JSONError) { items = try json["items"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("items", items) }
}

@Mapped
struct Loading: Equatable {
  var id: Int
  @By(ManualMapper<Crate>()) var crate: Crate
}

/// Texts that are decoded without a document.
@Suite("One pass or a document")
struct OnePassTests {
  @Test("A model that contains a model with a path, at any depth, is decoded from a document at once")
  func parents() throws {
    #expect(!DerivedMapper<Album>.readsInOnePass)
    #expect(!DerivedMapper<[Shelf]>.readsInOnePass)
    #expect(!DerivedMapper<LossyArray<Shelf?>>.readsInOnePass)
    let text =
      #"{"albums":{"a":[{"title":"x","pictures":[{"image":{"size":{"width":1,"height":2}},"author":"y"}]}]}}"#
    let picture = Picture(width: 1, height: 2, credit: Credit(author: "y"))
    try BothWays.expect(
      text, is: Shelf(albums: ["a": [Album(title: "x", pictures: [picture])]]), inOnePass: false)
  }

  @Test("Models that contain each other are decoded in one pass")
  func recursive() throws {
    #expect(DerivedMapper<Branch>.readsInOnePass)
    try BothWays.expect(
      #"{"leaves":[{"branches":[{"leaves":[]}],"leaves":[]}]}"#,
      is: Branch(leaves: [Leaf(branches: [Branch(leaves: [])], leaves: [])]))
  }

  @Test("A text with many members of another strategy is decoded from one document, a text with few isn't")
  func otherStrategies() throws {
    func text(_ count: Int) -> String {
      "[" + Array(repeating: #"{"author":{"name":"x"}}"#, count: count).joined(separator: ",") + "]"
    }
    let signed = Signed(author: HandMade(name: "x"))
    try BothWays.expect(text(4), is: Array(repeating: signed, count: 4))
    try BothWays.expect(text(100), is: Array(repeating: signed, count: 100), inOnePass: false)
  }

  @Test("Members of another strategy that are a small part of a text are parsed as separate documents")
  func sparse() throws {
    let pad = String(repeating: "x", count: 2000)
    let text =
      "[" + Array(repeating: #"{"pad":"\#(pad)","author":{"name":"x"}}"#, count: 100).joined(separator: ",")
      + "]"
    let signed = Signed(author: HandMade(name: "x"))
    #expect(BothWays.onePass(text, as: [Signed].self) == Array(repeating: signed, count: 100))
  }

  @Test("Elements that a member of another strategy drops are reported at their location in the whole text")
  func leftOut() throws {
    let mapper = DerivedMapper<Loading>()
    let text = """
      {
        "id": 1,
        "crate": {"items": [1, "x", 2]}
      }
      """
    let byText = try mapper.decode(text)
    let byDocument = try mapper.decode(Document(parsing: text))
    #expect(byText == byDocument)
    #expect(
      byText.crate.items.dropped.map { "\($0.error)" } == byDocument.crate.items.dropped.map { "\($0.error)" }
    )
    let issue = try #require(byText.crate.items.dropped.first?.error.issue)
    #expect("\(issue.path)" == "$.crate.items[1]")
    #expect(issue.location?.line == 3)
    try BothWays.expect(
      #"{"id":1,"crate":{"items":[1,2]}}"#, is: Loading(id: 1, crate: Crate(items: LossyArray([1, 2]))))
  }
}

@Mapped
struct Everything: Equatable {
  var id: Int
  @Key("released", or: "year") var released: Int
  @Default(3, evenIfWrong: true) var level: Int
  var plain: Plain
  var kind: Kind?
  var counts: [String: Int]
  var numbered: [Int: Double]
  var names: Set<String>
  @Key("größe") var size: Float = 1
  @ExplicitNull var parent: UInt8?
  var any: OwnedJSON?
  var exact: JSONNumber
  var nested: [Aliased]
}

/// A document decodes each text that a cursor decodes.
@Suite("One pass compared with a document")
struct LawTests {
  static let texts = [
    #"{"id":1,"released":2,"level":4,"plain":"first","kind":"very-low","counts":{"a":1,"b":2},"#
      + #""numbered":{"1":2.5,"-7":1e3},"names":["x","y","x"],"größe":3,"parent":null,"any":[{}],"exact":12.50,"#
      + #""nested":[{"released":1,"title":"t"},{"year":2,"title":""}]}"#,
    #"{ "nested" : [ ], "year" : -12345678901, "id" : 1.0, "plain" : "3rd", "names" : [], "parent" : 255,"#
      + #" "counts" : { "a" : 1, "a" : 2 }, "numbered" : {}, "x" : [ true, "\u0041\n" ], "kind" : null, "exact" : 1e400 }"#,
  ]

  @Test("A damaged text is decoded as its document is, or not at all", arguments: texts, 0..<8)
  func damaged(text: String, seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed))
    var accepted = 0
    for _ in 0..<400 {
      let bytes = generator.mutated(Array(text.utf8))
      let byDocument = try? DerivedMapper<Everything>().decode(Document(parsing: bytes))
      let byCursor = BothWays.onePass(bytes, as: Everything.self)
      if let byCursor {
        accepted += 1
        #expect(byCursor == byDocument, "\(String(decoding: bytes, as: UTF8.self))")
      }
      #expect((try? DerivedMapper<Everything>().decode(bytes)) == byDocument)
    }
    #expect(accepted > 0)
  }
}

@Mapped
struct Padded {
  var items: [Int]
  var pad: String
}

/// The memory of arrays while their length is unknown.
@Suite("Reservations of arrays")
struct ReservationTests {
  @Test("The capacity of an array is a small multiple of its count, however long the text after it is")
  func bounded() throws {
    let items = Array(repeating: "1", count: 20).joined(separator: ",")
    let pad = String(repeating: "x", count: 1_000_000)
    let padded = try DerivedMapper<Padded>().decode(#"{"items":[\#(items)],"pad":"\#(pad)"}"#)
    #expect(padded.items.count == 20)
    #expect(padded.items.capacity <= 100)
  }

  @Test(
    "Arrays of all lengths are decoded in order",
    arguments: [0, 1, 15, 16, 17, 63, 64, 65, 300, 5000])
  func complete(count: Int) throws {
    let items = (0..<count).map(String.init).joined(separator: ",")
    let padded = try DerivedMapper<[Padded]>().decode(
      #"[{"items":[],"pad":""},{"items":[\#(items)],"pad":""}]"#)
    #expect(padded.last?.items == Array(0..<count))
    #expect(try DerivedMapper<[Int]>().decode("[\(items)]") == Array(0..<count))
  }
}
