import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// Enums of raw values with their own mapping, which every strategy uses instead of the raw value.
@Suite("Types with a mapping of their own")
struct OwnMappingTests {
  enum Color: String, MappingProviding, ManualReadable, ApplicativeMapping.Decodable,
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

  @Test("Raw values may be numbers")
  func numbers() throws {
    let mapper = CodableMapper<[CodedNumber]>()
    #expect(try mapper.encodeToString(mapper.decode("[1,2]")) == "[1,0]")
    let wide = CodableMapper<[CodedWideNumber]>()
    let text = "[170141183460469231731687303715884105727,2]"
    #expect(try wide.encodeToString(wide.decode(text)) == "[170141183460469231731687303715884105727,0]")
    let unsigned = CodableMapper<[CodedUnsignedWideNumber]>()
    let widest = "[340282366920938463463374607431768211455,2]"
    #expect(
      try unsigned.encodeToString(unsigned.decode(widest)) == "[340282366920938463463374607431768211455,0]")
  }

  @Test("Errors have the whole path", arguments: recoders)
  func errors(recoder: Recoder) throws {
    let error = #expect(throws: JSONError.self) { _ = try recoder.recode(#"{"a":["red",1]}"#) }
    #expect(error?.description == "$.a[1]: expected String, found 1 (line 1, column 13) [type-mismatch]")
  }
}
