import MappableMapping
import Testing

/// A transform that distinguishes null from a missing value.
private struct Null: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? {
    switch value {
    case nil: -1
    case let number as Int: number
    case let value?: "\(value)" == "<null>" ? -2 : nil
    }
  }

  func transformToJSON(_ value: Int?) -> Int? { value }
}

private struct Nulls: Mappable {
  var one = 0
  var optional: Int?
  var list: [Int] = []
  var table: [String: Int] = [:]

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    one <- (map["one"], Null())
    optional <- (map["optional"], Null())
    list <- (map["list"], Null())
    table <- (map["table"], Null())
  }
}

private struct ConstantNulls: ImmutableMappable {
  let list: [Int]
  let table: [String: Int]

  init(map: Map) throws {
    list = try map.value("list", using: Null())
    table = try map.value("table", using: Null())
  }
}

@Suite("Transforms of null")
struct NullTransformTests {
  @Test("A transform receives nil for null, and NSNull within an array or dictionary")
  func null() throws {
    let text = #"{"one":null,"optional":null,"list":[1,null,"x"],"table":{"a":null,"b":"x"}}"#
    let nulls = try #require(Nulls(JSONString: text))
    #expect(nulls.one == -1 && nulls.optional == -1 && nulls.list == [1, -2] && nulls.table == ["a": -2])
    let constant = try ConstantNulls(JSONString: #"{"list":[null,3],"table":{"a":null}}"#)
    #expect(constant.list == [-2, 3] && constant.table == ["a": -2])
  }
}
