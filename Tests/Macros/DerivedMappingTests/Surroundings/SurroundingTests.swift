import DerivedMapping
import Testing

/// A generic type with nested types that use its parameter.
enum Container<Value: Equatable>: Equatable {
  @Mapped
  struct Item: Equatable {
    var value: Value
    var more: [Inner<Int>]?

    @Mapped
    struct Inner<Key: Equatable>: Equatable {
      var key: Key
      var value: Value
    }
  }

  @Mapped
  enum Choice: Equatable {
    case one(Value)
    case none
  }
}

protocol Provider {
  associatedtype Item: Equatable
  associatedtype Page: Equatable
}

enum Numbers: Provider {
  typealias Item = Int
  typealias Page = PageInfo
}

@Mapped
struct Provided<Source: Provider>: Equatable {
  var items: [Source.Item]
  @Inlined var page: Source.Page
}

/// `JSONDecodable` is only a part of this name.
protocol NotJSONDecodable {}

@Mapped
struct Bound<Value: Equatable & NotJSONDecodable>: Equatable { var value: Value }

extension String: NotJSONDecodable {}

/// Declarations around mapped types.
@Suite("Surroundings of mapped types")
struct SurroundingTests {
  @Test("A type within a generic type is mapped if the outer parameters are")
  func innerTypes() throws {
    try BothWays.expect(
      #"{"value":"x","more":[{"key":1,"value":"y"}]}"#,
      is: Container<String>.Item(value: "x", more: [.init(key: 1, value: "y")]))
    try BothWays.expect(
      #"[{"one":1},{"none":{}}]"#, is: [Container<Int>.Choice.one(1), .none], inOnePass: false)
  }

  @Test("Associated types must be mapped")
  func associatedTypes() throws {
    try BothWays.expect(
      #"{"items":[1],"page":2,"per_page":3}"#,
      is: Provided<Numbers>(items: [1], page: PageInfo(page: 2, size: 3)), inOnePass: false)
    try BothWays.expect(#"{"value":"x"}"#, is: Bound(value: "x"))
  }
}

/// Names that members hide, or that are keywords, decoded and encoded. That such code compiles in each place is
/// a test with the compiler.
@Suite("Values of members with names of keywords and types")
struct HostileNameTests {
  @Mapped struct Links: Equatable {
    let `self`: String
    let `Self`: Int
    let `init`: Int?
    let Int: [Int]
    let Links: Int
    var `await` = 3
  }

  @Mapped enum Relation: Equatable { case `self`, `Self`, `init`, `Type`, `Protocol` }

  @Mapped(tag: "t") enum Step: Equatable {
    case `self`(Part)
    case `await`(`self`: Int, `await`: Int, writer: Int)
  }

  @Mapped struct Part: Equatable { let Part: String }

  @Mapped struct Whole: Equatable {
    @Inlined let `self`: Part
    @Key(path: "a.b") let `Self`: Int?
  }

  @Mapped struct Money: Equatable {
    let amount: Double
    init(amount: Double) { self.amount = amount }
    init(amount: String) { self.amount = 0 }
  }

  @Test("A property is decoded from its key and encoded with it")
  func properties() throws {
    let text = #"{"self":"/a","Self":1,"Int":[2],"Links":4,"await":5}"#
    let links = Links(self: "/a", Self: 1, init: nil, Int: [2], Links: 4, await: 5)
    try BothWays.expect(text, is: links)
    try BothWays.expect(
      #"{"Part":"p","a":{"b":1}}"#, is: Whole(self: Part(Part: "p"), Self: 1), inOnePass: false)
  }

  @Test("A case is decoded from its name and encoded with it")
  func cases() throws {
    try BothWays.expect(
      #"["self","Self","init","Type","Protocol"]"#,
      is: [Relation.`self`, .`Self`, .`init`, .`Type`, .`Protocol`])
    try BothWays.expect(
      #"{"t":"self","Part":"p"}"#, is: Step.`self`(Part(Part: "p")), inOnePass: false)
    try BothWays.expect(
      #"{"t":"await","self":1,"await":2,"writer":3}"#, is: Step.await(self: 1, await: 2, writer: 3),
      inOnePass: false)
  }

  @Test("Of initializers with the same label, the one for the property's type is called")
  func initializers() throws { try BothWays.expect(#"{"amount":1.5}"#, is: Money(amount: 1.5)) }
}
