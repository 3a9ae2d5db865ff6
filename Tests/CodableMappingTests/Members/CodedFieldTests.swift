import CodableMapping
import Foundation
import MappingTestSupport
import Testing

/// An integer written in base 16, mapped by hand.
private struct Hex: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    guard let value = Int(try json.string(), radix: 16) else {
      throw json.error(.invalidFormat(expected: "a number of base 16", reason: ""))
    }
    return value
  }

  func encode(_ value: Int, into writer: inout JSONWriter) throws(JSONError) {
    if value < 0 { throw writer.error(.custom("\(value) has no form")) }
    writer.write(String(value, radix: 16))
  }
}

private struct Palette: Codable, Equatable {
  var main: Int
  var spare: Int?
  var list: [Int]
  var nested: Nested

  /// A value that consists of one field.
  struct Nested: Codable, Equatable {
    var value: Int

    init(_ value: Int) { self.value = value }
    init(from decoder: any Decoder) throws { value = try decoder.decode(with: Hex()) }
    func encode(to encoder: any Encoder) throws { try encoder.encode(value, with: Hex()) }
  }

  enum CodingKeys: CodingKey { case main, spare, list, nested }

  init(main: Int, spare: Int?, list: [Int], nested: Int) {
    (self.main, self.spare, self.list) = (main, spare, list)
    self.nested = Nested(nested)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    main = try container.decode(with: Hex(), forKey: .main)
    spare = try container.decodeIfPresent(with: Hex(), forKey: .spare)
    var elements = try container.nestedUnkeyedContainer(forKey: .list)
    list = []
    while !elements.isAtEnd { list.append(try elements.decode(with: Hex())) }
    nested = try container.decode(Nested.self, forKey: .nested)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(main, with: Hex(), forKey: .main)
    try container.encodeIfPresent(spare, with: Hex(), forKey: .spare)
    var elements = container.nestedUnkeyedContainer(forKey: .list)
    for value in list { try elements.encode(value, with: Hex()) }
    try container.encode(nested, forKey: .nested)
  }
}

/// Accepts any text that isn't a number.
private struct Tolerant: Decodable {
  var texts: [String] = []

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    while !elements.isAtEnd {
      do {
        texts.append(String(try elements.decode(with: Hex())))
      } catch {
        texts.append(try elements.decode(String.self))
      }
    }
  }
}

@Suite("Fields with a mapping of their own")
struct CodedFieldTests {
  static let text = #"{"main":"ff","spare":"1","list":["a","10"],"nested":"2"}"#

  @Test("The mapper and the coders decode and encode fields with a mapping of their own")
  func bothDirections() throws {
    let palette = Palette(main: 255, spare: 1, list: [10, 16], nested: 2)
    #expect(try CodableMapper<Palette>().decode(Self.text) == palette)
    #expect(try CodableMapper<Palette>().encodeToString(palette) == Self.text)
    #expect(try CodableDecoder().decode(Palette.self, from: Data(Self.text.utf8)) == palette)
    #expect(try CodableEncoder().encode(palette) == Data(Self.text.utf8))
    let least = #"{"main":"0","list":[],"nested":"0"}"#
    #expect(try CodableMapper<Palette>().decode(least) == Palette(main: 0, spare: nil, list: [], nested: 0))
    #expect(
      try CodableMapper<Palette>().encodeToString(Palette(main: 0, spare: nil, list: [], nested: 0)) == least)
  }

  @Test("An element that doesn't decode stays current")
  func notPassed() throws {
    #expect(try CodableMapper<Tolerant>().decode(#"["10","x","f"]"#).texts == ["16", "x", "15"])
  }

  static let malformed = [
    (
      #"{"main":"x"}"#,
      #"$.main: expected a number of base 16 for Palette.main, found "x" (line 1, column 9) [invalid-format]"#,
      "main"
    ),
    (
      #"{"main":"0","list":["0",1],"nested":"0"}"#,
      "$.list[1]: expected String for Palette.list, found 1 (line 1, column 25) [type-mismatch]", "list/1"
    ),
    (
      #"{"main":"0","list":[],"nested":{}}"#,
      "$.nested: expected String for Palette.nested, found an object (line 1, column 32) [type-mismatch]",
      "nested"
    ),
    ("{}", #"$: missing key "main" required by Palette (Int) (line 1, column 1) [missing-key]"#, ""),
  ]

  @Test("Errors have path, position and coding path", arguments: malformed)
  func errors(text: String, description: String, path: String) throws {
    #expect(thrown { try CodableMapper<Palette>().decode(text) }?.description == description)
    let failure = #expect(throws: DecodingError.self) {
      try CodableDecoder().decode(Palette.self, from: Data(text.utf8))
    }
    let context = try #require(failure?.anyContext)
    #expect((context.underlyingError as? JSONError)?.description == description)
    #expect(
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/") == path
    )
  }

  @Test("A value that can't be encoded is an error with its path")
  func unwritable() throws {
    let palette = Palette(main: 0, spare: nil, list: [1, -1], nested: 0)
    let error = #expect(throws: JSONError.self) { try CodableMapper<Palette>().encode(palette) }
    #expect(error?.description == "$.list[1]: -1 has no form [custom]")
    let thrown = #expect(throws: EncodingError.self) { try CodableEncoder().encode(palette) }
    guard case .invalidValue(_, let context) = thrown else { return }
    #expect(context.codingPath.last?.intValue == 1)
  }

  @Test("Foundation's coders throw an error for fields with a mapping of their own")
  func foundation() throws {
    let decoding = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Palette.self, from: Data(Self.text.utf8))
    }
    #expect(
      decoding?.anyContext.debugDescription == "a field with a mapping needs CodableMapper or CodableDecoder")
    let encoding = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Palette(main: 0, spare: nil, list: [], nested: 0))
    }
    guard case .invalidValue(_, let context) = encoding else { return }
    #expect(context.debugDescription == "a field with a mapping needs CodableMapper or CodableEncoder")
  }
}

/// Values that another mapping decodes, in models whose keys are converted: errors name the keys of the text.
@Suite("Fields under a strategy for keys")
struct CodedFieldKeyTests {
  private enum Base16: CodedField { static let mapping = Hex() }

  private struct Shift: Codable {
    @CodedBy<Base16> var workedHours: Int
    var lastName: String
  }

  /// Decodes a member with the decoder of its key.
  struct Nested: Decodable {
    let workedHours: Int

    enum CodingKeys: CodingKey { case workedHours }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      workedHours = try Int(from: container.superDecoder(forKey: .workedHours))
    }
  }

  @Test("The issues after a wrong value of a field are found")
  func wrongValue() throws {
    let mapper = CodableMapper<Shift>(keys: .snakeCase).reportingAllIssues()
    let error = thrown { try mapper.decode(#"{"worked_hours":"x", "last_name": 3}"#) }
    #expect(
      error?.issues.map(\.description) == [
        "$.worked_hours: expected a number of base 16 for Shift.worked_hours, found \"x\" (line 1, column 17) [invalid-format]",
        "$.last_name: expected String for Shift.last_name, found 3 (line 1, column 35) [type-mismatch]",
      ])
    #expect(error?.isTruncated == false)
  }

  @Test("A missing key has its name in the text", arguments: [false, true])
  func missing(reportsAll: Bool) throws {
    let snakeCase = CodableMapper<Shift>(keys: .snakeCase)
    let mapper = reportsAll ? snakeCase.reportingAllIssues() : snakeCase.rejectingUnknownKeys()
    #expect(
      thrown { try mapper.decode(#"{"last_name":"Ada"}"#) }?.issues.map(\.description) == [
        "$: missing key \"worked_hours\" required by Shift (Int) (line 1, column 1) [missing-key]"
      ])
  }

  @Test("A missing key of a decoder has its name in the text")
  func missingDecoder() throws {
    #expect(
      thrown { try CodableMapper<Nested>(keys: .snakeCase).decode("{}") }?.issues.map(\.description) == [
        "$: missing key \"worked_hours\" required by Nested (Int) (line 1, column 1) [missing-key]"
      ])
  }
}
