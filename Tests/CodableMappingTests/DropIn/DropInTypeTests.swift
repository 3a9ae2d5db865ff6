import CodableMapping
import Foundation
import Testing

/// Types of the standard library and of Foundation, forms of input, and subclasses of the coders.
@Suite("Types and inputs that Foundation accepts")
struct DropInTypeTests {
  struct Lengths: Codable {
    @CodableConfiguration<ConfigurationTests.Length, ConfigurationTests.Miles>
    var length: ConfigurationTests.Length
  }

  @Test("Foundation's text is decoded as by Foundation", arguments: samples)
  func readBack(_ sample: FormattingComparisonTests.Sample) {
    func compare<Value: Encodable>(_ value: Value) {
      guard let type = Value.self as? any Decodable.Type, let data = try? JSONEncoder().encode(value) else {
        return
      }
      decode(type, data)
    }
    func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) {
      func text(_ value: Value) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let value = value as? any Encodable else { return "\(value)" }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      }
      let expected = Outcome { try text(JSONDecoder().decode(type, from: data)) }
      #expect(Outcome { try text(CodableDecoder().decode(type, from: data)) } == expected)
    }
    compare(sample.value)
  }

  static let more: [any Encodable & Sendable] = [
    TimeZone(secondsFromGMT: 3600), Calendar(identifier: .gregorian), Date.distantPast...Date.distantFuture,
    1...3, 0..., ...5, ..<7, SIMD4<Float>(1, 2, 3, 4), [Int?](repeating: nil, count: 2),
    Character?.none == nil, [UInt8](0...255), Set(["one"]), [[1: "a"]], DateInterval(),
    CGSize(width: 1, height: 2), [1, 2, 3].difference(from: [3, 2, 1]),
    UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), Decimal.greatestFiniteMagnitude,
    Decimal.leastNonzeroMagnitude, ["": ""], Optional(Optional(1)), Duration.nanoseconds(1),
  ]
  static let samples =
    FormattingComparisonTests.samples
    + more.map { FormattingComparisonTests.Sample("\(type(of: $0))", $0) }

  @Test("A property gets its configuration from its provider")
  func configuration() throws {
    let text = Data(#"{"length":2}"#.utf8)
    let lengths = try JSONDecoder().decode(Lengths.self, from: text)
    #expect(lengths.length.meters == 2 * 1609.344)
    #expect(try CodableDecoder().decode(Lengths.self, from: text).length == lengths.length)
    #expect(try CodableEncoder().encode(lengths) == text)
    #expect(throws: DecodingError.self) { try CodableDecoder().decode(Lengths.self, from: Data("{}".utf8)) }
  }

  @Test("A slice of data is decoded from its own first byte to its last")
  func slices() throws {
    let data = Data("3.141596[1,2]\"x\"".utf8)
    #expect(try CodableDecoder().decode(Double.self, from: data[0..<4]) == 3.14)
    #expect(try CodableDecoder().decode([Int].self, from: data[8..<13]) == [1, 2])
    #expect(try CodableDecoder().decode(String.self, from: data[13...]) == "x")
    #expect(throws: DecodingError.self) { try CodableDecoder().decode([Int].self, from: data[8..<12]) }
    #expect(throws: DecodingError.self) { try CodableDecoder().decode([Int].self, from: data[4..<4]) }
  }

  /// Extends each call, as a subclass of `JSONDecoder` may.
  final class Unwrapping: CodableDecoder, @unchecked Sendable {
    // Sendable: it adds no state.
    override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      try super.decode([Value].self, from: data)[0]
    }
  }

  final class Wrapping: CodableEncoder, @unchecked Sendable {
    // Sendable: it adds no state.
    override func encode<Value: Encodable>(_ value: Value) throws -> Data { try super.encode([value]) }
  }

  @Test("Coders may be subclassed")
  func subclasses() throws {
    let encoder: CodableEncoder = Wrapping()
    let decoder: CodableDecoder = Unwrapping()
    #expect(try encoder.encode(7) == Data("[7]".utf8))
    #expect(try decoder.decode(Int.self, from: Data("[7]".utf8)) == 7)
  }

  final class Milliseconds: CodableEncoder, @unchecked Sendable {
    // Sendable: it adds no state.
    override var dateEncodingStrategy: DateEncodingStrategy {
      get { .millisecondsSince1970 }
      set {}
    }
  }

  final class SnakeCase: CodableDecoder, @unchecked Sendable {
    // Sendable: it adds no state.
    override var keyDecodingStrategy: KeyDecodingStrategy {
      get { .convertFromSnakeCase }
      set {}
    }
  }

  @Test("Options that a subclass overrides are used together with those that are set")
  func overriddenOptions() throws {
    let encoder = Milliseconds()
    encoder.dateEncodingStrategy = .iso8601
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let value = Things(date: Date(timeIntervalSince1970: 1), byNumber: [1: "a"])
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(text == #"{"date":1000,"by_number":{"1":"a"}}"#)
    let decoder = SnakeCase()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    let things = try decoder.decode(Things.self, from: Data(text.utf8))
    #expect(things.date == value.date)
    #expect(things.byNumber == value.byNumber)
  }
}
