import ApplicativeMapping
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// Members of the types that can't hold an infinity, and one of a type that can.
private struct Sample: Equatable {
  var owned: OwnedJSON = 0
  var number = JSONNumber(0)
  var date = Date(timeIntervalSince1970: 0)
  var decimal: Decimal = 0
  var double = 0.0
}

extension Sample: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    owned = try json["owned"]
    number = try json["number"]
    date = try json["date", as: DateField.seconds]
    decimal = try json["decimal", as: .decimal]
    double = try json["double"]
  }
}

extension Sample: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    owned <- map["owned"]
    number <- map["number"]
    date <- (map["date"], DateField.seconds)
    decimal <- (map["decimal"], DecimalField())
    double <- map["double"]
  }
}

extension Sample: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Sample> {
    curry(Sample.init) <^> json <| "owned" <*> json <| "number" <*> json["date", as: DateField.seconds]
      <*> json["decimal", as: .decimal] <*> json <| "double"
  }
}

extension Sample: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Sample {
    try Sample(
      owned: json => "owned", number: json => "number", date: json["date", as: DateField.seconds],
      decimal: json["decimal", as: .decimal], double: json => "double")
  }
}

extension Sample: Swift.Decodable {}

@Suite("Infinity and NaN of JSON5")
struct NonFiniteTests {
  private static let mappers: [(name: String, mapper: any JSONMapping.Decoding<Sample>)] = [
    ("manual", ManualMapper<Sample>()), ("mappable", MappableMapper<Sample>()),
    ("applicative", ApplicativeMapper<Sample>()), ("throwing", ThrowingMapper<Sample>()),
    ("codable", CodableMapper<Sample>(dates: .secondsSince1970)),
    ("codable, reference date", CodableMapper<Sample>(dates: .deferredToDate)),
    ("codable, milliseconds", CodableMapper<Sample>(dates: .millisecondsSince1970)),
  ]

  private static func document(_ key: String, _ value: String) throws(JSONError) -> Document {
    let members = ["owned", "number", "date", "decimal", "double"].map { "\($0): \($0 == key ? value : "0")" }
    return try Document(
      parsing: "{" + members.joined(separator: ",") + "}", options: JSONParseOptions(tolerances: .json5))
  }

  @Test(
    "A member that can't hold it is an error with its place",
    arguments: ["Infinity", "-Infinity", "NaN"],
    [("owned", ""), ("owned", "[1, "), ("owned", "{a: [{b: "), ("number", ""), ("date", ""), ("decimal", "")])
  func refused(value: String, member: (key: String, beginning: String)) throws {
    let end = String(member.beginning.reversed().compactMap { ["[": "]", "{": "}"][$0] })
    let document = try Self.document(member.key, member.beginning + value + end)
    for (name, mapper) in Self.mappers {
      let error = try #require(throws: JSONError.self, "\(name)") { try mapper.decode(document) }
      #expect(error.code == .numberOutOfRange, "\(name)")
      #expect(error.issue.path.description.hasPrefix("$.\(member.key)"), "\(name)")
    }
  }

  @Test("A Double holds it", arguments: ["Infinity", "-Infinity"])
  func held(value: String) throws {
    let document = try Self.document("double", value)
    for (name, mapper) in Self.mappers {
      #expect(try mapper.decode(document).double == (value == "Infinity" ? .infinity : -.infinity), "\(name)")
    }
  }

  @Test("It has no digits", arguments: ["Infinity", "-Infinity", "NaN"])
  func literal(value: String) throws {
    let document = try Document(parsing: value, options: JSONParseOptions(tolerances: .json5))
    #expect(document.root.numberLiteral == nil)
    #expect(throws: JSONError.self) { try CodableMapper<Decimal>().decode(document) }
    #expect(throws: JSONError.self) { try CodableMapper<Date>().decode(document) }
  }

  @Test("A value with it equals no other")
  func unequal() throws {
    let document = try Document(parsing: "[NaN]", options: JSONParseOptions(tolerances: .json5))
    let isEqual = document.root == document.root
    #expect(!isEqual)
  }
}
