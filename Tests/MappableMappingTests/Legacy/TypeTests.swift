import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// One type that has a natural JSON form, alone and in collections. `ShapeTests` map optional collections.
private final class Leaves<Value: JSONReadable & JSONWritable & Equatable>: Mappable {
  var plain, optional: Value?
  var list: [Value] = []
  var table: [String: Value] = [:]

  init?(map: Map) {}

  func mapping(map: Map) {
    plain <- map["plain"]
    optional <- map["optional"]
    list <- map["list"]
    table <- map["table"]
  }

  /// A dictionary with one value in every shape.
  static func json(_ value: Any) -> [String: Any] {
    ["plain": value, "optional": value, "list": [value], "table": ["key": value]]
  }
}

private enum Small: Int8 { case first, second }
private enum Fraction: Double { case half = 0.5, third = 0.3 }
private enum Short: Float { case tenth = 0.1, eleven = 11 }
private enum Word: String { case first = "the first", second }
/// Raw values that have no JSON form of their own.
private enum Boxed: NSNumber { case none = 0, thousand = 1000 }

/// An enum alone and in collections.
private final class Cases<Value: RawRepresentable>: Mappable
where Value.RawValue: JSONReadable & JSONWritable {
  var one: Value?
  var list: [Value] = []
  var table: [String: Value] = [:]

  init?(map: Map) {}

  func mapping(map: Map) {
    one <- map["optional"]
    list <- map["list"]
    table <- map["table"]
  }

  var all: [Value?] { [one, list.first, table["key"]] }
}

private final class Boxes: Mappable {
  var one = Boxed.none
  var optional: Boxed?
  var list: [Boxed] = []
  var table: [String: Boxed]?

  init?(map: Map) {}

  func mapping(map: Map) {
    one <- map["one"]
    optional <- map["optional"]
    list <- map["list"]
    table <- map["table"]
  }
}

/// An unconstrained type parameter.
private final class Unknown<Value>: Mappable {
  var value: Value?
  var values: [Value] = []

  init?(map: Map) {}

  func mapping(map: Map) {
    value <- map["value"]
    values <- map["values"]
  }
}

@Suite("Every type, in every shape, in both directions")
struct TypeTests {
  private func roundTrip<Value: JSONReadable & JSONWritable & Equatable>(_ value: Value, _ text: String)
    throws
  {
    let json = #"{"plain":\#(text),"optional":\#(text),"list":[\#(text)],"table":{"key":\#(text)}}"#
    let fromText = try #require(Mapper<Leaves<Value>>().map(JSONString: json))
    let fromObject = try #require(Mapper<Leaves<Value>>().map(JSON: Leaves<Value>.json(value)))
    for leaves in [fromText, fromObject] {
      #expect(leaves.plain == value && leaves.optional == value)
      #expect(leaves.list == [value] && leaves.table == ["key": value])
      let json = Mapper().toJSON(leaves)
      #expect(json.count == 4 && json["plain"] as? Value == value && json["optional"] as? Value == value)
      #expect(json["list"] as? [Value] == [value] && (json["list"] as? [Any])?.first as? Value == value)
      #expect(json["table"] as? [String: Value] == ["key": value])
      #expect((json["table"] as? [String: Any])?["key"] as? Value == value)
    }
  }

  @Test("Booleans, strings and numbers of every width are decoded and encoded")
  func leaves() throws {
    try roundTrip(true, "true")
    try roundTrip("a \u{e9} \"b\"", #""a é \"b\"""#)
    try roundTrip(Int.min, "\(Int.min)")
    try roundTrip(Int8.max, "127")
    try roundTrip(Int16.min, "-32768")
    try roundTrip(Int32.max, "2147483647")
    try roundTrip(Int64.max, "9223372036854775807")
    try roundTrip(UInt.max, "18446744073709551615")
    try roundTrip(UInt8.max, "255")
    try roundTrip(UInt16.max, "65535")
    try roundTrip(UInt32.max, "4294967295")
    try roundTrip(UInt64.max, "18446744073709551615")
    try roundTrip(1.1, "1.1")
    try roundTrip(11.0, "11")
    try roundTrip(Float(1.001), "1.001")
    try roundTrip(Float(11), "11")
    try roundTrip(Float(1e20), "1e20")
  }

  private func enumRoundTrip<Value: RawRepresentable & Equatable>(_ value: Value) throws
  where Value.RawValue: JSONReadable & JSONWritable & Equatable {
    let mapper = Mapper<Cases<Value>>()
    let cases = try #require(mapper.map(JSON: Leaves<Value.RawValue>.json(value.rawValue)))
    let again = try #require(mapper.map(JSONString: mapper.toJSONString(cases) ?? ""))
    #expect(cases.all == Array(repeating: value, count: 3) && again.all == cases.all)
    let json = mapper.toJSON(cases)
    #expect(json["optional"] as? Value.RawValue == value.rawValue)
    #expect(json["list"] as? [Value.RawValue] == [value.rawValue])
    #expect(json["table"] as? [String: Value.RawValue] == ["key": value.rawValue])
  }

  @Test("Enums with every type of raw value are decoded and encoded")
  func enums() throws {
    try enumRoundTrip(Small.second)
    try enumRoundTrip(Step.second)
    try enumRoundTrip(Fraction.third)
    try enumRoundTrip(Short.tenth)
    try enumRoundTrip(Word.first)
  }

  @Test("Raw values of Foundation's types are decoded and encoded, and skipped if they match no case")
  func boxes() throws {
    let boxes = try #require(
      Boxes(JSONString: #"{"one":1000,"optional":1000,"list":[1000,5,0],"table":{"a":1000,"b":5}}"#))
    #expect(boxes.one == .thousand && boxes.optional == .thousand && boxes.list == [.thousand, .none])
    #expect(boxes.table == ["a": .thousand])
    let json = boxes.toJSON()
    #expect(json["one"] as? Int == 1000 && json["list"] as? [Int] == [1000, 0])
    #expect(json["table"] as? [String: Int] == ["a": 1000])
    #expect(
      thrown { try MappableMapper<Boxes>().decode(#"{"one":0,"list":[1000,5]}"#) }?.description
        == "$.list[1]: expected Boxed for Boxes.list, found 5 (line 1, column 23) [type-mismatch]")
  }

  @Test("Values are cast to an unconstrained type parameter")
  func unknown() {
    #expect(Unknown<String>(JSON: ["value": "a", "values": ["b"]])?.values == ["b"])
    #expect(Unknown<Int>(JSON: ["value": 1, "values": [2]])?.toJSON()["value"] as? Int == 1)
    #expect(Unknown<Float>(JSON: ["value": 1.1, "values": [1.1]])?.values == [1.1])
    #expect(Unknown<Word>(JSON: ["value": "second", "values": ["second"]])?.values == [.second])
    #expect(Unknown<[String: Any]>(JSON: ["value": ["a": 1]])?.value?["a"] as? Int == 1)
    #expect(Unknown<Int>(JSON: ["value": "a", "values": ["b"]])?.value == nil)
  }

  @Test("Foundation's strings, numbers and containers are accepted as Swift's")
  func foundation() throws {
    let json: [String: Any] = [
      "plain": NSString(string: "a"), "optional": NSString(string: "b"),
      "list": NSArray(array: [NSString(string: "c")]), "table": NSDictionary(dictionary: ["key": "d"]),
    ]
    let texts = try #require(Mapper<Leaves<String>>().map(JSON: json))
    #expect(texts.plain == "a" && texts.optional == "b" && texts.list == ["c"] && texts.table == ["key": "d"])
    #expect(Mapper<Leaves<Int>>().map(JSON: ["plain": NSNumber(value: 5)])?.plain == 5)
  }
}
