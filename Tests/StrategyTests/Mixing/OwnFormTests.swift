import ApplicativeMapping
import CodableMapping
import DerivedMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A type with a mapping, and functions that write something else.
private struct Mark: MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  var name: String
  static let mapping = ClosureField<String, Mark>(from: { Mark(name: $0) }, to: { "mapped \($0.name)" })

  func write(to writer: inout JSONWriter) throws(JSONError) { writer.write("written \(name)") }
}

/// The same, with a raw value, which is a third form.
private enum Grade: Int, MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  case low = 1
  static let mapping = ClosureField<String, Grade>(from: { _ in .low }, to: { _ in "mapped" })

  func write(to writer: inout JSONWriter) throws(JSONError) { writer.write("written") }
}

/// A type that is written by its mapping, and has a raw value, too.
private enum Color: String, MappingProviding, JSONWritable, MappableValue, Swift.Encodable {
  case red
  static let mapping = ClosureField<String, Color>(from: { _ in .red }, to: { "mapped \($0)" })
}

/// A type with a mapping alone, which only ObjectMapper's strategy and Codable encode.
private struct Tag: MappingProviding, MappableValue, Swift.Encodable {
  var name: String
  static let mapping = ClosureField<String, Tag>(from: { Tag(name: $0) }, to: { "mapped \($0.name)" })
}

/// A model that writes its members, and whose mapping writes the same. The outer mapper converts its keys.
private struct Box: JSONObjectWritable, ManualDecodable, MappingProviding, MappableValue, Swift.Encodable {
  var boxSize: Int
  static let mapping = ManualMapper<Box>(keys: .snakeCase)

  init(boxSize: Int) { self.boxSize = boxSize }
  init(json: JSONObject) throws(JSONError) { boxSize = try json["boxSize"] }
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("boxSize", boxSize) }
}

/// A model with an optional member, which is encoded by all strategies.
private struct Holder<Value> { var member: Value? }

extension Holder: JSONWritable, JSONObjectWritable where Value: JSONWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("member", member) }
}

extension Holder: MappableValue, BaseMappable, Mappable where Value: MappableValue {
  init?(map: Map) {}
  mutating func mapping(map: Map) { member <- map["member"] }
}

extension Holder: Swift.Encodable where Value: Swift.Encodable {}

/// The text of a value, with the strategy and the place.
private struct Written: Equatable { var strategy, place, text: String }

/// Encodes values by ObjectMapper's strategy and by Codable, in every place.
private func texts<Value: MappableValue & Swift.Encodable & Sendable>(ofModel value: Value) throws
  -> [Written]
{
  func written<Whole: MappableValue & Swift.Encodable & SendableMetatype>(
    _ place: String, _ whole: Whole
  ) throws -> [Written] {
    [
      Written(strategy: "mappable", place: place, text: try MappableMapper<Whole>().encodeToString(whole)),
      Written(strategy: "codable", place: place, text: try CodableMapper<Whole>().encodeToString(whole)),
    ]
  }
  return try written("whole", value) + written("element", [value]) + written("value", ["key": value])
    + written("optional", Holder(member: value))
}

/// Encodes values by all strategies, in every place.
private func texts<Value: JSONWritable & MappableValue & Swift.Encodable & Sendable>(
  of value: Value
) throws -> [Written] {
  func written<Whole: JSONWritable>(_ place: String, _ whole: Whole) throws -> [Written] {
    [
      Written(strategy: "manual", place: place, text: try ManualMapper<Whole>().encodeToString(whole)),
      Written(
        strategy: "applicative", place: place,
        text: try ApplicativeMapper(encoding: Whole.self).encodeToString(whole)),
      Written(
        strategy: "throwing", place: place,
        text: try ThrowingMapper(encoding: Whole.self).encodeToString(whole)),
      Written(strategy: "derived", place: place, text: try DerivedMapper<Whole>().encodeToString(whole)),
    ]
  }
  return try texts(ofModel: value) + written("whole", value) + written("element", [value])
    + written("value", ["key": value]) + written("optional", Holder(member: value))
}

@Suite("Types with a mapping and a written form")
struct OwnFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription, form: String
    fileprivate var texts: @Sendable () throws -> [Written]
  }

  static let rows = [
    Row(testDescription: "by hand", form: #""written a""#) { try texts(of: Mark(name: "a")) },
    Row(testDescription: "by hand, with a raw value", form: #""written""#) { try texts(of: Grade.low) },
    Row(testDescription: "by the mapping, with a raw value", form: #""mapped red""#) {
      try texts(of: Color.red)
    },
    Row(testDescription: "by the mapping alone", form: #""mapped a""#) {
      try texts(ofModel: Tag(name: "a"))
    },
    Row(testDescription: "by members", form: #"{"boxSize":3}"#) { try texts(of: Box(boxSize: 3)) },
  ]

  @Test("A value has the same text in all strategies and places", arguments: rows)
  func one(row: Row) throws {
    let wholes = [
      "whole": row.form, "element": "[\(row.form)]", "value": #"{"key":\#(row.form)}"#,
      "optional": #"{"member":\#(row.form)}"#,
    ]
    let written = try row.texts()
    #expect(written.count == Set(written.map { "\($0.strategy) \($0.place)" }).count)
    for written in written { #expect(written.text == wholes[written.place], "\(written)") }
  }

  @Test("A mapping that is passed as an argument is used")
  func named() throws {
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in
      try json.put("own", Mark(name: "a"))
      try json.put("named", Mark(name: "a"), as: Mark.mapping)
    }
    #expect(
      String(decoding: try writer.finish(), as: UTF8.self) == #"{"own":"written a","named":"mapped a"}"#)
  }
}
