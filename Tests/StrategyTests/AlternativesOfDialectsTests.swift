import ApplicativeMapping
import JSONCore
import JSONMapping
import ManualMapping
import Testing
import ThrowingMapping

/// What a shape may be: an object whose `w` is a number.
private struct Numbered: Equatable {
  var v: String
  var w: Int
}

/// What a shape may be otherwise: an object whose `w` is text, and whose `v` is not looked for.
private struct Lone: Equatable {
  var w: String
}

/// One of both, read in each dialect.
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

  /// The mapping of a list in each dialect.
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
    Shapes(
      all: try decodeArrayAsOneOf(json, objectTypes: Numbered.self, Lone.self).map { Shape($0) })
  }
}

@Suite("Alternatives of the dialects")
struct AlternativesOfDialectsTests {
  @Test("All dialects say that no alternative fits, where, and why each failed")
  func none() throws {
    for (name, list) in Shape.lists {
      let error = #expect(throws: JSONError.self, "\(name)") { try decode(#"[{"w":true}]"#, list) }
      #expect(
        error?.issues.map { "\($0.path) \($0.code) \($0.location?.offset ?? -1)" } == [
          "$[0] no-alternative 1"
        ],
        "\(name)")
      #expect(
        error?.issue.alternatives.map { "\($0.path) \($0.message)" } == [
          #"$[0] missing key "v" required by Numbered (String)"#,
          "$[0].w expected String for Lone.w, found true",
        ], "\(name)")
    }
  }

  @Test("What a failed alternative has read is still unknown, where the dialect can take it back")
  func unknownKeys() throws {
    let text = #"[{"v":"x","w":"a"}]"#
    for (name, list) in Shape.lists {
      #expect(try decode(text, list) == [.lone(Lone(w: "a"))], "\(name)")
      let error = #expect(throws: JSONError.self, "\(name)") { try decode(text, list, isStrict: true) }
      #expect(
        error?.issues.map { "\($0.path) \($0.code) \($0.location?.offset ?? -1)" } == [
          "$[0].v unknown-key 2"
        ],
        "\(name)")
    }
  }

  @Test("What a failed alternative of `<|>` has read is known, for it sees no value")
  func valuelessAlternatives() throws {
    let list = ApplicativeMapper<[Shape]>()
    #expect(try decode(#"[{"v":"x","w":"a"}]"#, list, isStrict: true) == [.lone(Lone(w: "a"))])
  }

  @Test("Of a value that no alternative fits, no key is reported as unknown")
  func undecided() throws {
    let text = #"[{"v":"x","w":true},{"v":"x","w":"a"},{"v":"x","w":1,"z":2}]"#
    for (name, list) in Shape.lists {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try decodeAll(text, list)
      }
      #expect(
        error?.issues.map { "\($0.path) \($0.code)" } == [
          "$[0] no-alternative", "$[1].v unknown-key", "$[2].z unknown-key",
        ], "\(name)")
      #expect(error?.isTruncated == true && error?.hasMoreIssues == false, "\(name)")
    }
  }
}

private func decode(
  _ text: String, _ list: some JSONMapping.Decoding<[Shape]>, isStrict: Bool = false
) throws(JSONError) -> [Shape] {
  isStrict ? try list.rejectingUnknownKeys().decode(text) : try list.decode(text)
}
private func decodeAll(
  _ text: String, _ list: some JSONMapping.Decoding<[Shape]>
) throws(JSONError) -> [Shape] {
  try list.reportingAllIssues().rejectingUnknownKeys().decode(text)
}
