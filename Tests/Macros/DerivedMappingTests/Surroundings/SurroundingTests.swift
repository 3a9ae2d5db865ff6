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
