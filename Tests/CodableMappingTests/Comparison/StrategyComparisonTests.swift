import CodableMapping
import Foundation
import Testing

/// The forms of dates, data, URLs and keys, through both coders.
@Suite("Strategies have the results of Foundation's")
struct StrategyComparisonTests {
  private func compareDecoding<Value: Decodable>(
    _ type: Value.Type, _ json: String, _ configure: (JSONDecoder) -> Void = { _ in }
  ) {
    CodableMappingTests.compareDecoding(
      [Value].self, Data("[\(json)]".utf8), mayLosePath: "0", configure)
  }

  /// A date as a number, since not every date has a description.
  struct Seconds: Decodable, CustomDebugStringConvertible {
    let debugDescription: String
    init(from decoder: any Decoder) throws {
      let date = try decoder.singleValueContainer().decode(Date.self)
      debugDescription = "\(date.timeIntervalSinceReferenceDate)"
    }
  }

  @Test(
    "ISO 8601 dates are decoded as by Foundation",
    arguments: [
      "2016-06-17T12:00:00Z", "2016-06-17T12:00:00.5Z", "2016-06-17T12:00:00.500+00:00",
      "2016-06-17T12:00:00,5Z", "2016-06-17T12:00:00.Z", "2016-06-17T12:00:00.0625Z", "2016-06-17T12:00:00Zx",
      "2016-06-17T12:00:00UTC", "2016-06-17T12:00:00GMT+05", "2016-06-17T12:00:00+0", "2016-06-17T12:00:00+",
      "1500-02-29T00:00:00Z", "2016-06-17T99:99:99Z", "2016-06-17T12:00:00+02:00", "2016-06-17T12:00:00-0200",
      "2016-06-17T12:00:00+02", "2016-06-17T12:00:00", "2016-06-17T12:00Z", "2016-6-17T12:00:00Z",
      "2016-13-17T12:00:00Z", "2016-02-30T12:00:00Z", "2016-06-17T24:00:00Z", "2016-06-17T12:60:00Z",
      "2016-06-17T12:00:60Z", "2016-06-17T12:00:61Z", "20160617T120000Z", "0001-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z", "2016-06-17", "", "Z", "1582-10-10T00:00:00Z", "1900-02-29T00:00:00Z",
      "2000-02-29T00:00:00Z", "2016-06-17T12:00:00Z ", " 2016-06-17T12:00:00Z", "2016-06-17T12:00:00+24:00",
      "2016-06-17T12:00:00+14:00", "2016-06-17T12:00:00+02:60", "12016-06-17T12:00:00Z",
      "-2016-06-17T12:00:00Z", "2016-00-17T12:00:00Z", "2016-06-00T12:00:00Z", "2016-06-17T12:00:00GMT",
      "2016-W24-5T12:00:00Z",
    ])
  func iso8601(_ text: String) {
    compareDecoding(Seconds.self, "\"\(text)\"") { $0.dateDecodingStrategy = .iso8601 }
  }

  @Test(
    "ISO 8601 dates that RFC 3339 allows are decoded, although Foundation rejects them",
    arguments: ["2016-06-17t12:00:00z", "2016-06-17 12:00:00Z"])
  func rfc3339(_ text: String) throws {
    let data = Data("[\"\(text)\"]".utf8)
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = .iso8601
    #expect(throws: DecodingError.self) { try foundation.decode([Date].self, from: data) }
    let own = CodableDecoder()
    own.dateDecodingStrategy = .iso8601
    #expect(try own.decode([Date].self, from: data) == [Date(timeIntervalSince1970: 1_466_164_800)])
  }

  static let dates = [
    0, 1, -1, 0.5, -0.5, 1e9 + 0.123, 1e9 + 0.999999, 253_402_300_799, -62_135_596_800, -62_135_596_801,
    -12_219_292_801, 1e10, 253_402_300_800, 1e12, -1e11, 4e12,
    1e13, 2e13, 1e15, 1e18, 1e20, 1e300, -1e12, -1e13, -1e15, -1e20, -1e300,
  ].map { Date(timeIntervalSince1970: $0) }

  @Test("Dates are encoded as by Foundation", arguments: dates)
  func writtenDates(_ date: Date) {
    compareEncoding([date])
    compareEncoding([date]) { $0.dateEncodingStrategy = .iso8601 }
    compareEncoding([date]) { $0.dateEncodingStrategy = .secondsSince1970 }
    compareEncoding([date]) { $0.dateEncodingStrategy = .millisecondsSince1970 }
    compareEncoding(["a": date], formatter: DateFormatter(day: "yyyy/MM/dd \"HH\" EEE", offset: 3600))
  }

  @Test("Infinite dates are encoded as by Foundation", arguments: [Double.infinity, -.infinity, .nan])
  func endlessDates(_ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    compareEncoding([date])
    compareEncoding([date]) { $0.dateEncodingStrategy = .secondsSince1970 }
    compareEncoding(
      [date],
      {
        $0.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "+", negativeInfinity: "-", nan: "?")
      })
  }

  @Test(
    "Dates are decoded from numbers and strings for infinities as by Foundation",
    arguments: ["1", "1.5", "-0.25", "1e3", #""+""#, #""?""#, #""x""#])
  func numericDates(_ json: String) {
    for strategy in 0..<3 {
      compareDecoding(
        Seconds.self, json,
        {
          $0.dateDecodingStrategy = [.deferredToDate, .secondsSince1970, .millisecondsSince1970][strategy]
          $0.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        })
    }
  }

  @Test(
    "Base64 is decoded as by Foundation",
    arguments: [
      "", "AQID", "AQI=", "AQ==", "AQI", "AQ", "A", "A===", "AQI=AQI=", "AQ\\nID", "AQ ID", "-_-_",
      "+/+/", "é", "AQIDBA==", "AR==", "AQJ=", "\\u0041QID",
    ])
  func base64(_ text: String) { compareDecoding(Data.self, "\"\(text)\"") }

  @Test(
    "Data in other forms is decoded as by Foundation",
    arguments: ["[]", "[1,2]", "[256]", "[-1]", "[1.0]", #""AQID""#, "null", "{}", "1"])
  func data(_ json: String) {
    compareDecoding(Data.self, json)
    compareDecoding(Data.self, json) { $0.dataDecodingStrategy = .deferredToData }
    let read: @Sendable (any Decoder) throws -> Data = { decoder in
      guard try decoder.singleValueContainer().decode([Int].self).count < 2 else { throw OwnError() }
      return Data(decoder.codingPath.map { UInt8($0.intValue ?? 9) })
    }
    compareDecoding(Data.self, json) { $0.dataDecodingStrategy = .custom(read) }
  }

  @Test("Data is encoded as by Foundation")
  func writtenData() {
    let samples = [Data(), Data([1]), Data([1, 2]), Data([0xFB, 0xFF, 0xFE]), Data(0...255)]
    compareEncoding(samples)
    compareEncoding(samples) { $0.dataEncodingStrategy = .deferredToData }
    let write: @Sendable (Data, any Encoder) throws -> Void = { data, encoder in
      guard data.count != 3 else { throw OwnError() }
      guard data.count != 2 else { return }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(data.count, forKey: Key("count"))
    }
    for sample in samples {
      compareEncoding(["a": sample]) { $0.dataEncodingStrategy = .custom(write) }
      compareEncoding(sample) { $0.dataEncodingStrategy = .custom(write) }
    }
  }

  @Test(
    "URLs are decoded as by Foundation",
    arguments: [
      "https://example.com/a?b=c#d", "", "a b", "/x", "?q", "http://[::1", "é", "http://é.com/日",
      "mailto:a@b", "%", "a%zz", "http://a b", "\\\\", "http://x:99999", "x:y",
    ])
  func urls(_ text: String) { compareDecoding(URL.self, "\"\(text)\"") }

  @Test("A closure for dates that fails, encodes nothing or encodes twice has Foundation's results")
  func customDates() {
    let date = Date(timeIntervalSince1970: 0)
    let closures: [@Sendable (Date, any Encoder) throws -> Void] = [
      { _, _ in throw OwnError() }, { _, _ in },
      { _, encoder in
        var container = encoder.unkeyedContainer()
        try container.encode(encoder.codingPath.map { $0.intValue.map { "(\($0))" } ?? $0.stringValue })
        var nested = container.nestedContainer(keyedBy: Key.self)
        try nested.encode(container.codingPath.count, forKey: Key("a"))
        try nested.encode(nested.codingPath.count, forKey: Key("a"))
      },
      { _, encoder in
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      },
      { date, encoder in try date.encode(to: encoder) },
    ]
    for closure in closures {
      for value in [date, nil] {
        compareEncoding(["k": [value]]) { $0.dateEncodingStrategy = .custom(closure) }
      }
      compareEncoding(date) { $0.dateEncodingStrategy = .custom(closure) }
    }
  }

  @Test(
    "Infinite numbers have Foundation's errors and texts", arguments: [Double.infinity, -.infinity, .nan])
  func nonConforming(_ value: Double) {
    compareEncoding(["01": [value]])
    compareEncoding(["a": ["b": Float(value)]])
    compareEncoding(value)
    compareEncoding(Numbers(d: value))
    compareEncoding(Numbers(f: Float(value)))
    compareEncoding(CGPoint(x: value, y: 0))
    compareEncoding(["a": [value, 1]]) {
      $0.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    }
  }

  static let keys = [
    "", "_", "__", "a", "_a", "a_", "_a_", "__a__b__", "one_two", "one_Two", "ONE_TWO", "one__two", "oneTwo",
    "one_2two", "a_b_c", "_one_two", "one_two_", "é_é", "1_a", "snake_é", "mixedCase_withSnake", "_oneTwo_",
    "aB", "ABC", "aBC", "ABc", "URLSession", "myURL", "x1Y2", "a1b", "éÉ", "ǅ", "oneTWOThree", "A", "aA",
    "AA_bb", "iOS", "userID2", "a b", "straße", "ÀÉ", "a-B", "a.B", "ALL_CAPS", "one_2_three", "one2_three",
    "snake_Ćase", "snake_ćase", "this__and__that", "this_aNd_that", "_test_", "___", "🐧_🐟", "🐧🐟",
    "simpleOneTwo", "singleCharacterAtEndX", "thisIsAnXMLProperty", "version4Thing", "partCAPS",
    "partCAPSLowerAGAIN", "asdfĆqer", "dataPoint22Word", "__oneTwoThree__", "RADAR", "_Sample",
    "_IAmAnAPPDeveloper", "myURLProperty", "URL", "a1B2c", "endsInX", "Already_snake", "éÉa",
    // The first letter of a word may be no letter, or become two.
    "a_2nd", "a_ßx", "a_ǆx", "a_b2c", "a_x-yz", "a_x'yz", "a_x y", "a_ŉB", "a_éB", "A_BC", "_a__b_", "a_ﬁB",
    "a_ΣΑΣ", "m͉̟̹y̦̳G͍͚͎̳r̤͉̤͕ͅea̲͕t͇̥̼͖U͇̝̠R͙̻̥͓̣L̥̖͎͓̪̫ͅR̩͖̩eq͈͓u̞e̱s̙t̤̺ͅ",
  ]

  @Test("Names are converted to snake case as by Foundation", arguments: keys)
  func snakeCase(_ key: String) {
    struct Names: Decodable, CustomDebugStringConvertible {
      let debugDescription: String
      init(from decoder: any Decoder) throws {
        debugDescription = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue).joined()
      }
    }
    compareDecoding(Names.self, "{\"\(key)\":1}") { $0.keyDecodingStrategy = .convertFromSnakeCase }
    let value = EncodingSamples.Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(["innerKey": 1], forKey: Key(key))
    }
    compareEncoding(value) { $0.keyEncodingStrategy = .convertToSnakeCase }
  }

  @Test("Keys that are converted to the same key have Foundation's results")
  func collidingKeys() {
    compareDecoding(
      CamelCase.self, #"{"release_date":"a","releaseDate":"b"}"#,
      { $0.keyDecodingStrategy = .convertFromSnakeCase })
    let same: @Sendable ([any CodingKey]) -> any CodingKey = { _ in Key("same") }
    let camelCase = CamelCase(releaseDate: "x", myURLList: ["aB": 1])
    compareEncoding(["a": camelCase]) { $0.keyEncodingStrategy = .custom(same) }
    compareEncoding([camelCase, camelCase]) { $0.keyEncodingStrategy = .convertToSnakeCase }
  }
}
