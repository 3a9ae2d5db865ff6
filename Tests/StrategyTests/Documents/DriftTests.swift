import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing

@Suite("Drift")
struct DriftTests {
  private static let order = FieldsOfStrategiesTests.order
  private static let parent = #","parent":"7""#

  /// A change of an order, and the changes of a list of an order and two changed ones.
  static let kinds: [(part: String, other: String, changes: String)] = [
    (parent, "", ""),
    (
      #""count":2"#, #""count":2,"no\u0074e":{"a":"s3cret"},"a\nb":"s3cret""#,
      #"unread $[*].note ×2; unread $[*]["a\nb"] ×2"#
    ),
    ("express", "s3cret", "unknown $[*].level ×2"),
    (#""paid":1"#, #""paid":"s3cret","more":1"#, "dropped $[*] ×2"),
  ]

  @Test("Every strategy notes the same changes", arguments: FieldsOfStrategiesTests.all, kinds.indices)
  func changes(shop: Recoder, row: Int) throws {
    let (part, other, changes) = Self.kinds[row]
    let changed = Self.order.replacing(part, with: other)
    let drift = try shop.drift(of: "[\(changed),\(Self.order),\(changed)]")
    #expect(drift.text == changes && drift.isEmpty == changes.isEmpty)
    #expect(!"\(drift)".contains("s3cret"))
    #expect(try shop.drift(of: "[\(Self.order)]").isEmpty)
  }

  @Test("The fingerprint depends only on kinds and patterns", arguments: FieldsOfStrategiesTests.all)
  func fingerprint(shop: Recoder) throws {
    var random = SeededGenerator(seed: 7)
    let without = Self.order.replacing(Self.parent, with: "")
    let elements = Self.kinds.map { without.replacing($0.part, with: $0.other) }
    let drift = try shop.drift(of: "[\(elements.joined(separator: ","))]")
    #expect(drift.unreadMembers.map(\.pattern) == ["$[*].note", #"$[*]["a\nb"]"#])
    #expect(drift.absentMembers.map(\.count) == [3] && drift.unknownCases.map(\.count) == [1])
    #expect(drift.droppedValues.map(\.first?.line) == [1])
    for _ in 0..<3 {
      let many = (0..<10).flatMap { _ in elements }.shuffled(using: &random).joined(separator: ",\n")
      let other = try shop.drift(of: "[\(many)]")
      #expect(other.fingerprint == drift.fingerprint && other != drift)
    }
    let parts = try elements.map { try shop.drift(of: "[\($0)]") }
    #expect(Set((parts + [drift]).map(\.fingerprint)).count == parts.count + 1)
    let joined = parts.reduce(into: Drift()) { $0.formUnion($1) }
    #expect(joined.text == drift.text && joined.fingerprint == drift.fingerprint)
    #expect(try JSONDecoder().decode(Drift.self, from: JSONEncoder().encode(drift)) == drift)
  }

  @Test("A member that another document has isn't absent", arguments: FieldsOfStrategiesTests.all)
  func union(shop: Recoder) throws {
    let without = try shop.drift(of: "[\(Self.order.replacing(Self.parent, with: ""))]")
    let with = try shop.drift(of: "[\(Self.order)]")
    #expect(without.description == "absent-member: $[*].parent, once, at line 1, column 2")
    for (first, second, text) in [
      (without, without, "absent $[*].parent ×2"), (without, with, ""), (with, without, ""),
    ] {
      var both = first
      both.formUnion(second)
      #expect(both.text == text)
    }
  }

  struct Node: Codable, Equatable {
    var x: Int?
    var n: [Node]?
  }

  struct Snake: Codable { var lastSeen: Int? }

  struct Lenient: Codable {
    @Defaulted<ToZero<Int>.EvenIfWrong> var a: Int
    @CodedBy<Flag.Defaulted<ToFalse.EvenIfWrong>> var b: Bool
    @CodableMapping.Rest var c: OwnedJSON.Members
    enum Flag: CodedField { static let mapping = BooleanNumberField() }
  }

  /// A model of ObjectMapper.
  struct Loose: Mappable, Sendable {
    var a, b: Level?
    var c: Int?

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      a <- map["a"]
      b <- (map["b"], EnumTransform<Level>())
      c <- map["in.c"]
    }
  }

  private static let node = CodableMapper<Node>()
  private static let cases: KeyValuePairs<String, TaggedCase<Node>> = ["node": .case(node, { $0 }, { $0 })]
  private static let unknown = UnknownTaggedCase<Node>.tag({ _ in Node() }, { _ in nil })
  private static let around: TaggedMapping<Node> = .externallyTagged(cases, unknown: unknown)

  /// Mappings of texts in which keys and values contain `s3cret`, and the changes.
  static let rows: [(mapping: any Mapping, text: String, changes: String)] = [
    (node.dictionary, #"{"s3cret":{"x":1,"n":[{"x":1,"y":2}]}}"#, "absent $.*.n[*].n; unread $.*.n[*].y"),
    (CodableMapper<[Int: Node]>(), #"{"53":{"x":1,"n":[],"y":"s3cret"}}"#, "unread $.*.y"),
    (CodableMapper<[String: [Int]]>(), #"{"s3cret":[53]}"#, ""),
    (TaggedMapping.tagged(by: "t", cases, unknown: unknown), #"{"t":"s3cret","y":1}"#, "unknown $"),
    (around, #"{"s3cret":{"y":1}}"#, "unknown $"), (around, #""s3cret""#, "unknown $"),
    (around, #"{"node":{"x":1,"n":[],"y":"s3cret"}}"#, "unread $.node.y"),
    (node.at("a.b"), #"{"a":{"b":{"n":[],"y":1},"c":1},"c":1}"#, "absent $.a.b.x; unread $.a.b.y"),
    (node.or(node).array, #"[{"x":1,"n":null,"*":"s3cret"}]"#, #"unread $[*]["*"]"#),
    (
      MappableMapper<Loose>().lenient, #"{"a":"s3cret","b":"s3cret","in":{"c":"s3cret","d":1}}"#,
      "unknown $.a; unknown $.b; dropped $.in.c; unread $.in.d"
    ),
    (CodableMapper<Lenient>(), #"{"a":"s3cret","b":["s3cret"],"d":"s3cret"}"#, "dropped $.a; dropped $.b"),
    (JSONTextField(node).array, #"["{\"y\":\"s3cret\"}","{\"n\":[]}"]"#, "absent $[*].x ×2; unread $[*].y"),
    (
      JSONTextField(JSONTextField(Self.around)).at("a"), #"{"a":"\"{\\\"s3cret\\\":1}\"","b":1}"#,
      "unknown $.a"
    ),
    (CodableMapper<Snake>(keys: .snakeCase), #"{"x_y":"s3cret"}"#, "absent $.last_seen; unread $.x_y"),
  ]

  @Test("Patterns have the keys of models, but neither other keys nor values", arguments: rows.indices)
  func patterns(row: Int) throws {
    func drift(_ mapping: some Mapping, _ text: String) throws -> Drift {
      try mapping.decodeNotingDrift(text).drift
    }
    let drift = try drift(Self.rows[row].mapping, Self.rows[row].text)
    #expect(drift.text == Self.rows[row].changes)
    let encoded = String(decoding: try JSONEncoder().encode(drift), as: UTF8.self)
    #expect(!encoded.contains("s3cret") && !encoded.contains("53"))
  }
}

extension Drift {
  /// The changes in short, without their first places.
  fileprivate var text: String {
    let lines = description.split(separator: "\n").map { line in
      String(line).replacing(/-(member|case|value):/, with: "").replacing(/, once.*$/, with: "")
        .replacing(/, (\d+) times.*$/) { " ×\($0.1)" }
    }
    return lines.joined(separator: "; ")
  }
}
