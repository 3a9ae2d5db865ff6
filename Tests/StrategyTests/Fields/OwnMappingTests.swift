import ApplicativeMapping
import CodableMapping
import DerivedMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// Types with a mapping that every strategy uses: enums, which have another form than their raw value, and
/// numbers, which keep all their digits.
@Suite("Types with a mapping of their own")
struct OwnMappingTests {
  enum Color: String, MappingProviding, JSONDecodable, ApplicativeMapping.Decodable,
    ThrowingMapping.Decodable, JSONWritable
  {
    case red, other
    static let mapping = RawValueField<Color>().or(.other)
  }

  enum Mappable: String, MappingProviding, MappableValue {
    case red, other
    static let mapping = RawValueField<Mappable>().or(.other)
  }

  enum Coded: String, MappingProviding, Codable {
    case red, other
    static let mapping = RawValueField<Coded>().or(.other)
  }

  enum CodedNumber: UInt8, MappingProviding, Codable {
    case one = 1
    case other = 0
    static let mapping = RawValueField<CodedNumber>().or(.other)
  }

  enum CodedWideNumber: Int128, MappingProviding, Codable {
    case huge = 170_141_183_460_469_231_731_687_303_715_884_105_727
    case other = 0
    static let mapping = RawValueField<CodedWideNumber>().or(.other)
  }

  enum CodedUnsignedWideNumber: UInt128, MappingProviding, Codable {
    case huge = 340_282_366_920_938_463_463_374_607_431_768_211_455
    case other = 0
    static let mapping = RawValueField<CodedUnsignedWideNumber>().or(.other)
  }

  static let recoders = [
    Recoder("manual", ManualMapper<[String: [Color]]>()),
    Recoder("mappable", MappableMapper<[String: [Mappable]]>()),
    Recoder("applicative", ApplicativeMapper<[String: [Color]]>()),
    Recoder("throwing", ThrowingMapper<[String: [Color]]>()),
    Recoder("codable", CodableMapper<[String: [Coded]]>()),
  ]

  @Test("A type is decoded and encoded by its own mapping", arguments: recoders)
  func own(recoder: Recoder) throws {
    #expect(try recoder.recode(#"{"a":["red","blue"]}"#) == #"{"a":["red","other"]}"#)
  }

  @Test(
    "Numbers have all their digits",
    arguments: [
      Recoder("manual", ManualMapper<JSONNumber>().array),
      Recoder("applicative", ApplicativeMapper<JSONNumber>().array),
      Recoder("throwing", ThrowingMapper<JSONNumber>().array),
      Recoder("derived", DerivedMapper<JSONNumber>().array),
    ])
  func digits(recoder: Recoder) throws {
    let text = "[123456789012345678901234567890,3.14159265358979323846,-1]"
    #expect(try recoder.recode(text) == text)
  }

  struct Wide<Number: JSONReadable & JSONWritable>: MappableMapping.Mappable {
    var number: Number?

    init?(map: Map) {}

    mutating func mapping(map: Map) { number <- map["number"] }
  }

  static let wideIntegers = [
    Recoder("manual", ManualMapper<[String: Int128]>()),
    Recoder("mappable", MappableMapper<Wide<Int128>>()),
    Recoder("applicative", ApplicativeMapper<[String: Int128]>()),
    Recoder("throwing", ThrowingMapper<[String: Int128]>()),
    Recoder("codable", CodableMapper<[String: Int128]>()),
    Recoder("derived", DerivedMapper<[String: Int128]>()),
  ]

  static let wideNaturalNumbers = [
    Recoder("manual", ManualMapper<[String: UInt128]>()),
    Recoder("mappable", MappableMapper<Wide<UInt128>>()),
    Recoder("applicative", ApplicativeMapper<[String: UInt128]>()),
    Recoder("throwing", ThrowingMapper<[String: UInt128]>()),
    Recoder("codable", CodableMapper<[String: UInt128]>()),
    Recoder("derived", DerivedMapper<[String: UInt128]>()),
  ]

  @Test(
    "Integers have up to 128 bits",
    arguments: wideIntegers.map { ($0, "-170141183460469231731687303715884105728") }
      + wideNaturalNumbers.map { ($0, "340282366920938463463374607431768211455") })
  func wide(recoder: Recoder, number: String) throws {
    #expect(try recoder.recode("{\"number\":\(number)}") == "{\"number\":\(number)}")
    let error = #expect(throws: JSONError.self) { _ = try recoder.recode("{\"number\":\(number)0}") }
    #expect(error?.issue.code == .numberOutOfRange && error?.issue.path.description == "$.number")
  }

  @Test(
    "Raw values may be numbers",
    arguments: [
      (Recoder("UInt8", CodableMapper<[CodedNumber]>()), "1"),
      (Recoder("Int128", CodableMapper<[CodedWideNumber]>()), "170141183460469231731687303715884105727"),
      (
        Recoder("UInt128", CodableMapper<[CodedUnsignedWideNumber]>()),
        "340282366920938463463374607431768211455"
      ),
    ])
  func numbers(recoder: Recoder, number: String) throws {
    #expect(try recoder.recode("[\(number),2]") == "[\(number),0]")
  }

  @Test("Errors have the whole path", arguments: recoders)
  func errors(recoder: Recoder) throws {
    let error = #expect(throws: JSONError.self) { _ = try recoder.recode(#"{"a":["red",1]}"#) }
    #expect(error?.description == "$.a[1]: expected String, found 1 (line 1, column 13) [type-mismatch]")
  }
}
