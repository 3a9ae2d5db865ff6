import CodableMapping
import Foundation
import Testing

/// The same values in the same layouts, byte by byte.
@Suite("The layout of text is Foundation's")
struct FormattingComparisonTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let value: any Encodable & Sendable

    init(_ name: String, _ value: any Encodable & Sendable) { (self.name, self.value) = (name, value) }

    var testDescription: String { name }
  }

  static let sorted: [UInt] = [0b0010, 0b0011, 0b1010, 0b1011]

  static let keys = [
    "b", "a", "B", "A", "a10", "a2", "a1", "a01", "é", "e\u{301}a", "e", "z", "Z", "_", "-", "a b", "1", "10",
    "2", "", "😀", "日", "\u{FFFD}", "aa", "aB", "ab", "Ab", "AB", "a\u{308}", "ä1", "o\u{308}", "ö\u{1}",
    "a\"b", "a/b", "a\\b", "a\nb", "a\u{7F}",
  ]

  static let samples = [
    Sample("keys", Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })),
    Sample(
      "doubles",
      [
        0.1, 1, 1e15, 1e16, 1e17, 1e21, 1e22, 1.5e300, Double.leastNonzeroMagnitude, 1e-5, 1e-4, 0.0001,
        123456789.125, -0.0, 100, 1e100, 3e-10, 9007199254740992, 1.7976931348623157e308,
        2.2250738585072014e-308, 0.1 + 0.2, -1.5, 1e23,
      ] as [Double]),
    Sample(
      "floats",
      [0.1, 1, 1e7, 1e8, 1e15, 1e16, 1e17, 3.4e38, 1e-5, 16777216, -0.0, Float.leastNonzeroMagnitude]
        as [Float]),
    Sample("empty containers", ["a": [], "b": [[:]], "c": [["d": []]]] as [String: [[String: [Int]]]]),
    Sample("an empty array", [Int]()), Sample("an empty object", [String: Int]()),
    Sample("arrays", [[1], [], [2, 3]]),
    Sample("objects", ["a": ["b": [:], "c": ["d": 1]]] as [String: [String: [String: Int]]]),
    Sample("a number", 1), Sample("a string", "a/b"), Sample("null", Int?.none), Sample("true", true),
    Sample(
      "a text",
      (0...0x110).compactMap { Unicode.Scalar($0).map(String.init) }.joined()
        + "\u{2028}\u{2029}\"\\/é😀\u{FEFF}"),
    Sample(
      "decimals",
      ["1234567890123456789012345678901234567890", "0.1", "1e50", "1e-50", "-0.5", "100", "0"].map {
        Decimal(string: $0) ?? .nan
      }),
    Sample("wide integers", [Int128.max, .min, 0]), Sample("wide natural numbers", [UInt128.max, 0]),
    Sample(
      "integers",
      Numbers(i8: .min, u8: .max, i32: .max, u64: .max, i: .min, d: nil, f: nil, wide: .min)),
    Sample(
      "values of Foundation",
      Things(
        date: Date(timeIntervalSinceReferenceDate: -0.125), data: Data([0, 255, 62]),
        url: URL(string: "https://example.com/a?b=c#d"), decimal: 1.5,
        uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), byNumber: [1: "a", 10: "b", 2: "c"])),
    Sample("URLs", [URL(string: "a b/c"), URL(string: "?x"), URL(fileURLWithPath: "/tmp/x")]),
    Sample("not a number", [1, Double.nan]), Sample("data", [Data(), Data([1])]),
    Sample("a date", Date(timeIntervalSince1970: 1e9)), Sample("a dictionary of dictionaries", [1: [2: "a"]]),
    Sample("a set", Set([1])), Sample("a range", 1..<3), Sample("an array of optionals", [1, nil]),
    Sample("bytes", [UInt8]([1, 2])), Sample("characters", ["a", "é"]),
    Sample("an enumeration", [Shape.circle(radius: 1), .square(2), .nothing]),
    Sample("contiguous", ContiguousArray([1, 2])), Sample("index path", IndexSet([1, 2])),
    Sample("date components", DateComponents(year: 2020, month: 2)),
    Sample("locale", Locale(identifier: "de_DE")),
    Sample("calendar", Calendar(identifier: .gregorian).identifier == .gregorian),
    Sample("point", CGPoint(x: 1, y: 2.5)), Sample("rectangle", CGRect(x: 1, y: 2, width: 3, height: 4)),
    Sample("measurement", Measurement(value: 1, unit: UnitLength.meters)),
    Sample("person name", PersonNameComponents(givenName: "A", familyName: "B")),
    Sample("interval", DateInterval(start: .init(timeIntervalSince1970: 0), duration: 5)),
    Sample("a unit of time", Duration.seconds(1.5)),
  ]

  @Test("Every layout of text is Foundation's", arguments: DropInTypeTests.samples, sorted)
  func layouts(_ sample: Sample, _ layout: UInt) {
    compareEncoding(sample.value) { $0.outputFormatting = JSONEncoder.OutputFormatting(rawValue: layout) }
  }

  /// Each object has one member, because Foundation doesn't specify the order.
  @Test(
    "Every layout of text without sorted keys is Foundation's",
    arguments: [
      Sample("objects", ["a": ["b": ["c": 1]]]),
      Sample("arrays", [[1], [], [["a/b": "c/d"]].flatMap { $0.values.map(\.count) }]),
      Sample("empty", ["a": [String: Int]()]), Sample("slashes", ["a/b": "c/d"]),
    ], [0, 0b0001, 0b1000, 0b1001] as [UInt])
  func unsorted(_ sample: Sample, _ layout: UInt) { layouts(sample, layout) }

  @Test("A decimal that is not a number is an error; Foundation encodes invalid JSON")
  func notADecimal() throws {
    #expect(String(decoding: try JSONEncoder().encode([Decimal.nan]), as: UTF8.self) == "[NaN]")
    let outcome = Outcome { try CodableEncoder().encode([Decimal.nan]) }
    #expect(outcome == .failure(kind: "invalidValue", path: ["0"]))
  }
}
