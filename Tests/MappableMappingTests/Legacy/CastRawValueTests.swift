import Foundation
import JSONCore
import MappableMapping
import Testing

private enum Level: Int { case off, on }
private enum Part: Double { case none = 0, all = 1, half = 0.5 }
private enum Byte: UInt8 { case zero, one }
private enum Word: String { case yes }
private struct Flag: RawRepresentable, Hashable { let rawValue: Bool }

/// One value in every shape that an operator maps.
private struct RawShapes<Value: RawRepresentable & Hashable>: Mappable
where Value.RawValue: JSONReadable & JSONWritable {
  var one: Value?, list: [Value]?, members: [String: Value]?, set: Set<Value>?, transformed: Value?
  var own: Value, standard: Value

  init(_ value: Value) { (own, standard) = (value, value) }

  init?(map: Map) { nil }

  mutating func mapping(map: Map) {
    one <- map["x"]
    list <- map["xs"]
    members <- map["ms"]
    set <- map["xs"]
    transformed <- (map["x"], EnumTransform<Value>())
    own <- map["x"]
    standard <- (map["x"], default: standard)
  }
}

@Suite("Raw values by ObjectMapper's casts")
struct CastRawValueTests {
  private static let values = [
    "true", "false", "1", "0", "1.0", "0.5", "2", "-1", "null", "\"yes\"", "\"1\"", "[]",
  ]

  /// Compares each shape with the cast that ObjectMapper makes of `JSONSerialization`'s object.
  private func expect<Value: RawRepresentable & Hashable>(_ standard: Value, of text: String) throws
  where Value.RawValue: JSONReadable & JSONWritable {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let expected = (object as? Value.RawValue).flatMap { Value(rawValue: $0) }
    let json = #"{"x": \#(text), "xs": [\#(text)], "ms": {"a": \#(text)}}"#
    let shapes = Mapper<RawShapes<Value>>().map(JSONString: json, toObject: RawShapes(standard))
    let list = expected.map { [$0] } ?? []
    #expect(shapes.one == expected)
    #expect(shapes.list == list)
    #expect(shapes.members == (expected.map { ["a": $0] } ?? [:]))
    #expect(shapes.set == Set(list))
    #expect(shapes.transformed == expected)
    #expect(shapes.own == expected ?? standard)
    #expect(shapes.standard == expected ?? standard)
    // A strict mapping takes no boolean for a number.
    guard text == "true" || text == "1", Value.RawValue.self is any Numeric.Type else { return }
    #expect(((try? MappableMapper<Strict<Value>>().decode(json)) == nil) == (text == "true"))
  }

  private struct Strict<Value: RawRepresentable>: Mappable where Value.RawValue: JSONReadable & JSONWritable {
    var one: Value?
    init?(map: Map) {}
    mutating func mapping(map: Map) { one <- map["x"] }
  }

  @Test("A lenient mapping casts booleans and numbers, in every shape", arguments: values)
  func cast(text: String) throws {
    try expect(Level.off, of: text)
    try expect(Part.half, of: text)
    try expect(Byte.zero, of: text)
    try expect(Word.yes, of: text)
    try expect(Flag(rawValue: true), of: text)
  }
}
