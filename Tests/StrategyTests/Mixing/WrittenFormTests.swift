import ApplicativeMapping
import DerivedMapping
import JSONMapping
import ManualMapping
import Testing
import ThrowingMapping

/// A model that is written once, by hand, and read by four strategies.
private struct Crate: JSONObjectWritable, Equatable {
  let id: Int
  let label: String?

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("label", label)
  }
}

extension Crate: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(id: try json["id"], label: try json["label"])
  }
}

extension Crate: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Crate> {
    curry(Crate.init) <^> json <| "id" <*> json <|? "label"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Crate {
    try Crate(id: json => "id", label: json =>? "label")
  }
}

extension Crate: DerivedDecodable {
  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Crate { throw CursorFailure() }

  static func decode(members json: JSONObject) throws(JSONError) -> Crate {
    Crate(id: try json.member("id"), label: try json.member("label"))
  }
}

/// Models that are written as objects, whichever strategy reads them.
@Suite("The written form of a type")
struct WrittenFormTests {
  /// A strategy, for a model and for an array of it.
  struct Strategy: CustomTestStringConvertible {
    let testDescription: String
    fileprivate let one: any Mapping<Crate>
    fileprivate let list: any Mapping<[Crate]>

    fileprivate init(_ name: String, _ mapper: some Mapping<Crate>) {
      testDescription = name
      one = mapper
      list = mapper.array
    }

    static let all = [
      Strategy("manual", ManualMapper<Crate>()), Strategy("applicative", ApplicativeMapper<Crate>()),
      Strategy("throwing", ThrowingMapper<Crate>()), Strategy("derived", DerivedMapper<Crate>()),
    ]
  }

  // Members and a whole value are written by functions of different names, so that none can stand for the other.
  @Test("Each strategy writes a model as one object, and reads it again", arguments: Strategy.all)
  func braces(strategy: Strategy) throws {
    let crates = [Crate(id: 7, label: nil), Crate(id: 8, label: "x")]
    let texts = [#"{"id":7}"#, #"{"id":8,"label":"x"}"#]
    for (crate, text) in zip(crates, texts) {
      #expect(try strategy.one.encodeToString(crate) == text)
      #expect(try strategy.one.decode(text) == crate)
    }
    let list = "[\(texts.joined(separator: ","))]"
    #expect(try strategy.list.encodeToString(crates) == list)
    #expect(try strategy.list.decode(list) == crates)
  }

  @Test("A model is written as an object wherever a value stands")
  func places() throws {
    let crate = Crate(id: 7, label: nil)
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in
      try json.put("one", crate)
      try json.put("none", nil as Crate?)
      try json.put("null", orNull: nil as Crate?)
      try json.put("list", [crate, nil])
      try json.put("named", ["a": [crate]])
      try json.put("key\(1)", crate)
      try json.put("field", crate, as: ManualMapper<Crate>())
    }
    let text = String(decoding: try writer.finish(), as: UTF8.self)
    let one = #"{"id":7}"#
    #expect(
      text == """
        {"one":\(one),"null":null,"list":[\(one),null],"named":{"a":[\(one)]},"key1":\(one),"field":\(one)}
        """)
    #expect(try OwnedJSON(crate) == .object(["id": 7]))
  }
}
