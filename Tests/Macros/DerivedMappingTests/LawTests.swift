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
    var random = SeededGenerator(seed: UInt64(seed))
    var accepted = 0
    for _ in 0..<400 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&bytes, &random) }
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

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let other = Int.random(in: 0..<bytes.count, using: &random)
    let part = bytes[min(place, other)..<min(max(place, other), min(place, other) + 12)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[other], at: place)
    case 3: bytes.insert(contentsOf: part, at: place)
    default: bytes.swapAt(place, other)
    }
    if bytes.isEmpty { bytes = [0x30] }
  }
}
