import ApplicativeMapping
import JSONCore
import JSONMapping
import ManualMapping
import Testing
import ThrowingMapping

/// A shape: an object whose `w` is a number.
private struct Numbered: Equatable {
  var v: String
  var w: Int
}

/// Another shape: an object whose `w` is a text, and whose `v` isn't used.
private struct Lone: Equatable { var w: String }

/// One of the two shapes, with each strategy.
private enum Shape: Equatable {
  case numbered(Numbered)
  case lone(Lone)
}

extension Numbered: ManualDecodable, ThrowingMapping.Decodable, ApplicativeMapping.Decodable {
  init(json: JSONObject) throws(JSONError) { self.init(v: try json["v"], w: try json["w"]) }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Numbered {
    try Numbered(v: json => "v", w: json => "w")
  }

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Numbered> {
    curry(Numbered.init(v:w:)) <^> json <| "v" <*> json <| "w"
  }
}

extension Lone: ManualDecodable, ThrowingMapping.Decodable, ApplicativeMapping.Decodable {
  init(json: JSONObject) throws(JSONError) { self.init(w: try json["w"]) }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Lone { try Lone(w: json => "w") }

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Lone> {
    curry(Lone.init(w:)) <^> json <| "w"
  }
}

extension Shape: ThrowingMapping.Decodable, ApplicativeMapping.Decodable {
  init(_ any: Any) {
    self = (any as? Lone).map { .lone($0) } ?? (any as? Numbered).map { .numbered($0) } ?? .lone(Lone(w: ""))
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Shape {
    Shape(try decodeAsOneOf(json, objectTypes: Numbered.self, Lone.self))
  }

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Shape> {
    Shape.numbered <^> Numbered.decode(json) <|> Shape.lone <^> Lone.decode(json)
  }

  /// Each strategy's mapping of a list.
  static let lists: [(name: String, list: any JSONMapping.Decoding<[Shape]>)] = [
    (
      "manual",
      ManualMapper<Numbered>().map { Shape.numbered($0) }.or(ManualMapper<Lone>().map { Shape.lone($0) })
        .array
    ),
    ("throwing", ThrowingMapper<[Shape]>()),
    ("throwing, by its array", ThrowingMapper<Shape>().array),
    ("throwing, by its function", ThrowingMapper<Shapes>().map { $0.all }),
    (
      "applicative",
      ApplicativeMapper<Numbered>().map { Shape.numbered($0) }
        .or(ApplicativeMapper<Lone>().map { Shape.lone($0) }).array
    ),
  ]
}

private struct Shapes: ThrowingMapping.Decodable {
  var all: [Shape]

  static func decode(_ json: ThrowingMapping.JSON) throws -> Shapes {
    Shapes(all: try decodeArrayAsOneOf(json, objectTypes: Numbered.self, Lone.self).map { Shape($0) })
  }
}

@Suite("Alternatives of the strategies")
struct AlternativesOfStrategiesTests {
  @Test("Every strategy reports that no alternative fits, where, and why each failed")
  func none() throws {
    for (name, list) in Shape.lists {
      let error = #expect(throws: JSONError.self, "\(name)") { try list.decode(#"[{"w":true}]"#) }
      #expect(error.map(places) == ["$[0] no-alternative 1"], "\(name)")
      #expect(
        error?.issue.alternatives.map { "\($0.path) \($0.message)" } == [
          #"$[0] missing key "v" required by Numbered (String)"#,
          "$[0].w expected String for Lone.w, found true",
        ], "\(name)")
    }
  }

  @Test("Keys decoded only by a failed alternative are still unknown")
  func unknownKeys() throws {
    let text = #"[{"v":"x","w":"a"}]"#
    for (name, list) in Shape.lists {
      #expect(try list.decode(text) == [.lone(Lone(w: "a"))], "\(name)")
      let error = #expect(throws: JSONError.self, "\(name)") {
        try list.decode(text, by: DecodingRules(rejectsUnknownKeys: true))
      }
      #expect(error.map(places) == ["$[0].v unknown-key 2"], "\(name)")
    }
  }

  private func places(_ error: JSONError) -> [String] {
    error.issues.map { "\($0.path) \($0.code) \($0.location?.offset ?? -1)" }
  }

  @Test("Keys decoded by a failed alternative of `<|>` are known")
  func valuelessAlternatives() throws {
    let list = ApplicativeMapper<[Shape]>()
    let shapes = try list.decode(#"[{"v":"x","w":"a"}]"#, by: DecodingRules(rejectsUnknownKeys: true))
    #expect(shapes == [.lone(Lone(w: "a"))])
  }

  @Test("If no alternative fits a value, no key of the value is reported as unknown")
  func undecided() throws {
    let text = #"[{"v":"x","w":true},{"v":"x","w":"a"},{"v":"x","w":1,"z":2}]"#
    for (name, list) in Shape.lists {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try list.decode(text, by: DecodingRules(issueLimit: 20, rejectsUnknownKeys: true))
      }
      #expect(
        error?.issues.map { "\($0.path) \($0.code)" } == [
          "$[0] no-alternative", "$[1].v unknown-key", "$[2].z unknown-key",
        ], "\(name)")
      #expect(error?.isTruncated == true && error?.hasMoreIssues == false, "\(name)")
    }
  }
}
