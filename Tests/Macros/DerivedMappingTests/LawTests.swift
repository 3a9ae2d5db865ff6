import DerivedMapping
import JSONCore
import MappingTestSupport
import Testing

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
