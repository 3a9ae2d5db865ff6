import CodableMapping
import Foundation
import MappingTestSupport
import Testing

@Suite("Options of CodableMapper")
struct MapperOptionTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(
    "Dates have the same form in both directions, in the mapper and the coders",
    arguments: [
      (DateCoding.deferredToDate, "0"), (.secondsSince1970, "978307200"),
      (.millisecondsSince1970, "978307200000"), (.iso8601, #""2001-01-01T00:00:00Z""#),
      (.rfc3339, #""2001-01-01T00:00:00Z""#), (.yearMonthDay, #""2001-01-01""#),
      (.formatted(DateFormatter(day: "dd.MM.yyyy", offset: 0)), #""01.01.2001""#),
      (.field(DateField.seconds), "978307200"),
    ])
  func dates(coding: DateCoding, text: String) throws {
    let encoder = CodableEncoder()
    encoder.dateEncodingStrategy = coding.encoding
    let decoder = CodableDecoder()
    decoder.dateDecodingStrategy = coding.decoding
    var own = DateCoding.deferredToDate
    own.decoding = decoder.dateDecodingStrategy
    own.encoding = encoder.dateEncodingStrategy
    for coding in [coding, own] {
      let mapper = CodableMapper<Date>(dates: coding).array
      #expect(try mapper.encodeToString([Self.start]) == "[\(text)]")
      #expect(try mapper.decode("[\(text)]") == [Self.start])
    }
    let data = try encoder.encode([Self.start])
    #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
    #expect(try decoder.decode([Date].self, from: data) == [Self.start])
  }

  @Test("A strategy with a field has the errors of the field")
  func strategyErrors() {
    let decoder = CodableDecoder()
    decoder.dateDecodingStrategy = .yearMonthDay
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([Date].self, from: Data(#"["2001-01-01","x"]"#.utf8))
    }
    #expect(
      error?.jsonError?.description
        == #"$[1]: expected a date (yyyy-MM-dd), found "x" (line 1, column 15) [invalid-format]"#)
    #expect(error?.anyContext.codingPath.last?.intValue == 1)
  }

  static let snakeCases: [KeyCoding] = [.snakeCase, .convertFromSnakeCase, .convertToSnakeCase]

  @Test("Snake case has a name for both directions, and the two names of Foundation", arguments: snakeCases)
  func snakeCase(keys: KeyCoding) throws {
    struct Film: Codable, Equatable { var releaseYear: Int }
    let mapper = CodableMapper<Film>(keys: keys)
    #expect(try mapper.encodeToString(Film(releaseYear: 1)) == #"{"release_year":1}"#)
    #expect(try mapper.decode(#"{"release_year":1}"#) == Film(releaseYear: 1))
  }

  /// Decodes and encodes the member with the key in its user info.
  private struct Keyed: Codable {
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    static let name = CodingUserInfoKey(rawValue: "name").unsafelyUnwrapped
    var value: Int

    init(_ value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      value = try values.decode(Int.self, forKey: Keyed.key(decoder.userInfo))
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(value, forKey: Keyed.key(encoder.userInfo))
    }

    private static func key(_ info: [CodingUserInfoKey: Any]) -> Key {
      Key(stringValue: info[name] as? String ?? "")
    }
  }

  @Test(
    "In snake case, any key comes back, also one with an abbreviation", arguments: 0..<200 as Range<UInt64>)
  func abbreviations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["image", "URL", "user", "ID", "HTTP", "x", "2", "A", "Years", "å", "_", "html5", "IDs"]
    let count = Int.random(in: 1...4, using: &random)
    let name = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined()
    let mapper = CodableMapper<Keyed>(keys: .snakeCase, userInfo: [Keyed.name: name])
    let text = try mapper.encodeToString(Keyed(1))
    #expect(try mapper.decode(text).value == 1, "\(name): \(text)")
    #expect(try mapper.rejectingUnknownKeys().decode(text).value == 1)
    // The coders keep Foundation's rule.
    let (own, foundation) = (CodableDecoder(), JSONDecoder())
    own.keyDecodingStrategy = .convertFromSnakeCase
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    (own.userInfo, foundation.userInfo) = ([Keyed.name: name], [Keyed.name: name])
    let bytes = Data(text.utf8)
    #expect(
      (try? own.decode(Keyed.self, from: bytes).value)
        == (try? foundation.decode(Keyed.self, from: bytes).value))
  }

  @Test("Unchanged keys have the name of the coders and that of the other mappers")
  func unchangedKeys() throws {
    struct Item: Codable { var homePage: String }
    for keys in [KeyCoding.unchanged, .useDefaultKeys] {
      let mapper = CodableMapper<Item>(keys: keys)
      let text = #"{"homePage":"x"}"#
      #expect(try mapper.encodeToString(try mapper.decode(text)) == text)
      #expect(throws: JSONError.self) { try mapper.decode(#"{"home_page":"x"}"#) }
    }
  }

  @Test(
    "Data has the same form in both directions",
    arguments: [(DataCoding.base64, #""AP8=""#), (.deferredToData, "[0,255]")])
  func data(coding: DataCoding, text: String) throws {
    let mapper = CodableMapper<Data>(data: coding)
    #expect(try mapper.encodeToString(Data([0, 255])) == text)
    #expect(try mapper.decode(text) == Data([0, 255]))
  }

  @Test("Numbers that JSON can't express are strings on request")
  func floats() throws {
    let text = #"["+","-","?",1.5]"#
    let mapper = CodableMapper<Double>(
      nonConformingFloats: .strings(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    ).array
    let numbers = try mapper.decode(text)
    #expect(numbers.map(\.description) == ["inf", "-inf", "nan", "1.5"])
    #expect(try mapper.encodeToString(numbers) == text)
    #expect(throws: JSONError.self) { try CodableMapper<Double>().array.decode(text) }
  }
}
