import Foundation
import JSONCore
import MappableMapping
import MappingTestSupport
import Testing

private enum Level: Int { case off, on }
private enum Part: Double { case none = 0, all = 1, half = 0.5 }
private enum Byte: UInt8 { case zero, one }
private enum Word: String { case yes = "a" }
private struct Flag: RawRepresentable, Hashable { let rawValue: Bool }

private typealias Mapping<Value> = (inout Value, borrowing Map) -> Void

/// A model with one property, which a closure maps.
private struct Property<Value>: Mappable {
  var value: Value
  let mapping: Mapping<Value>

  init(_ value: Value, _ mapping: @escaping Mapping<Value>) { (self.value, self.mapping) = (value, mapping) }
  init?(map: Map) { nil }
  mutating func mapping(map: Map) { mapping(&value, map["x"]) }
}

/// ObjectMapper casts the object of `JSONSerialization` to the type of the property, and converts it to an
/// integer by `NSNumber`. The page lists where the numbers here differ.
@Suite("Values by ObjectMapper's casts")
struct CastTests {
  /// Numbers that `NSNumber` wraps around.
  static let beyondInt64: Set = [
    "9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e19",
    "1e20", "-1e20", "1e300", "-1e300", "3.5e38",
  ]
  static let beyondUInt64: Set = [
    "-1", "-128", "-129", "-1.5", "-32769", "-2147483649", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "1e20", "-1e20", "1e300", "-1e300", "3.5e38",
  ]

  private func expect<Value: Equatable>(
    _ expected: Value, instead old: Value, of text: String, _ mapping: @escaping Mapping<Value>
  ) {
    let json = #"{"x":\#(text)}"#
    let model = Property(old, mapping)
    let mapper = Mapper<Property<Value>>()
    #expect(mapper.map(JSONString: json, toObject: model).value == expected, "\(Value.self)")
    guard let object = CornerValue.object(json) else { return }
    #expect(mapper.map(JSONObject: object, toObject: model).value == expected, "\(Value.self)")
  }

  private func integer<Value: FixedWidthInteger & JSONReadable & JSONWritable>(
    _ type: Value.Type, _ text: String
  ) {
    let wraps = (Value.isSigned ? Self.beyondInt64 : Self.beyondUInt64).contains(text)
    let number = wraps ? nil : CornerValue.object(text) as? NSNumber
    let expected = number.flatMap {
      Value.isSigned ? Value(exactly: $0.int64Value) : Value(exactly: $0.uint64Value)
    }
    expect(expected, instead: 7, of: text) { $0 <- $1 }
    expect(expected ?? 0, instead: 7, of: text) { $0 <- $1 }
    leaf([Value].self, instead: [7], of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf([String: Value].self, instead: [:], of: text, { $0 <- $1 }, { $0 <- $1 })
  }

  private func leaf<Value: Equatable>(
    _ type: Value.Type, instead old: Value, rounded: Value? = nil, of text: String,
    _ mapping: @escaping Mapping<Value>, _ optional: @escaping Mapping<Value?>
  ) {
    let expected = rounded ?? CornerValue.object(text) as? Value
    expect(expected, instead: old, of: text, optional)
    expect(expected ?? old, instead: old, of: text, mapping)
  }

  private func raw<Value: RawRepresentable & Hashable>(_ old: Value, _ text: String)
  where Value.RawValue: JSONReadable & JSONWritable {
    let expected = (CornerValue.object(text) as? Value.RawValue).flatMap { Value(rawValue: $0) }
    let list = expected.map { [$0] } ?? []
    expect(expected, instead: nil, of: text) { $0 <- $1 }
    expect(expected, instead: nil, of: text) { $0 <- ($1, EnumTransform<Value>()) }
    expect(expected ?? old, instead: old, of: text) { $0 <- $1 }
    expect(expected ?? old, instead: old, of: text) { $0 <- ($1, default: old) }
    expect(list, instead: [], of: "[\(text)]") { $0 <- $1 }
    expect(Set(list), instead: [], of: "[\(text)]") { $0 <- $1 }
    expect(expected.map { ["a": $0] } ?? [:], instead: [:], of: #"{"a":\#(text)}"#) { $0 <- $1 }
  }

  @Test("Values are cast to the type of the property", arguments: CornerValue.all)
  func values(text: String) {
    let types: [any (FixedWidthInteger & JSONReadable & JSONWritable & SendableMetatype).Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self,
      UInt64.self,
    ]
    for type in types { integer(type, text) }
    let double: Double? = CornerValue.rounded(text)
    leaf(Double.self, instead: 7, rounded: double, of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf(Float.self, instead: 7, rounded: CornerValue.rounded(text), of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf(Bool.self, instead: true, of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf(String.self, instead: "old", of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf([Double].self, instead: [7], of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf([Bool].self, instead: [true], of: text, { $0 <- $1 }, { $0 <- $1 })
    leaf([String: String].self, instead: [:], of: text, { $0 <- $1 }, { $0 <- $1 })
    raw(Level.off, text)
    raw(Part.half, text)
    raw(Byte.zero, text)
    raw(Word.yes, text)
    raw(Flag(rawValue: true), text)
    let object = CornerValue.object(text)
    let string = object as? String
    // A closure's argument is cast, too.
    expect(object as? Int, instead: 7, of: text) {
      $0 <- ($1, TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 }))
    }
    let seconds = double ?? object as? Double ?? string.map { atof($0) }
    expect(seconds.map { Date(timeIntervalSince1970: $0) }, instead: nil, of: text) {
      $0 <- ($1, DateTransform())
    }
    expect(string.flatMap { URL(string: $0) }, instead: nil, of: text) {
      $0 <- ($1, URLTransform(shouldEncodeURLString: false))
    }
  }

  static let julian = ["1582-10-04T00:00:00Z", "1582-10-10T00:00:00+02:00", "0001-03-01T00:00:00Z"]

  @Test("Dates are those of ObjectMapper's formatters", arguments: CornerValue.dates + julian)
  func dates(text: String) {
    let format = "yyyy-MM-dd'T'HH:mm:ss"
    let (iso, custom) = (CornerValue.formatter(format + "ZZZZZ"), CornerValue.formatter(format + "Z"))
    expect(iso.date(from: text), instead: nil, of: "\"\(text)\"") { $0 <- ($1, ISO8601DateTransform()) }
    expect(custom.date(from: text), instead: nil, of: "\"\(text)\"") {
      $0 <- ($1, CustomDateFormatTransform(formatString: format + "Z"))
    }
  }
}
