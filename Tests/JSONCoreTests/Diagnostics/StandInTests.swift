import Testing

@testable import JSONCore

/// Types whose names begin like those of types with a stand-in.
private struct IntArray {}
private struct Stringent {}
private enum Boolean {}
private struct DoubleEntry {}
private struct DictionaryPage {}

/// A user's own type, which counts as a number because of its conformance.
private struct Meters: Numeric {
  var magnitude: UInt = 0
  init?<Source: BinaryInteger>(exactly source: Source) { nil }
  init(integerLiteral value: UInt) { magnitude = value }
  static func + (left: Meters, right: Meters) -> Meters { left }
  static func - (left: Meters, right: Meters) -> Meters { left }
  static func * (left: Meters, right: Meters) -> Meters { left }
  static func *= (left: inout Meters, right: Meters) {}
}

private struct Headers: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, String)...) {}
}

private struct Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Int...) {}
}

@Suite("The first stand-in for a value")
struct StandInTests {
  /// The candidates for a value whose expected type is unknown.
  private static let unknown = StandIn.candidates(
    for: .typeMismatchOf(IntArray.self), replacing: nil, isObject: false)

  /// The stand-ins that are tried before those for a value whose expected type is unknown.
  private static func first(_ kind: PendingKind) -> [String] {
    let candidates = StandIn.candidates(for: kind, replacing: nil, isObject: false)
    #expect(candidates.suffix(unknown.count) == unknown)
    return candidates.dropLast(unknown.count)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let type: Any.Type
    let text: String?
    var testDescription: String { "\(type)" }

    init(_ type: Any.Type, _ text: String?) { (self.type, self.text) = (type, text) }
  }

  static let rows = [
    Row(String.self, #""""#), Row(Bool.self, "true"), Row(Int.self, "0"), Row(UInt8.self, "0"),
    Row(Int128.self, "0"), Row(Float.self, "0"), Row(Double.self, "0"), Row(Meters.self, "0"),
    Row([Int].self, "[]"), Row([[String]].self, "[]"), Row(Set<Int>.self, "[]"), Row(Stack.self, "[]"),
    Row([String: Int].self, "{}"), Row([Int: [Bool]].self, "{}"), Row(Headers.self, "{}"),
    Row(Stringent.self, nil), Row(Boolean.self, nil), Row(DoubleEntry.self, nil), Row(IntArray.self, nil),
    Row(DictionaryPage.self, nil), Row(Character.self, nil), Row((Int, Int).self, nil),
  ]

  @Test("The first stand-in follows from the type, however the type is recorded", arguments: rows)
  func types(row: Row) {
    let kinds: [PendingKind] = [
      .typeMismatchOf(row.type), .unexpectedNullFor(row.type), .missingKey("a", expected: row.type),
      .missingName("a", expected: row.type),
      .derived(.numberOutOfRange, { _ in .numberOutOfRange(type: "", range: "") }, from: row.type),
      .advised(
        AdvisedKind(.typeMismatch, kind: { _ in .typeMismatch(expected: "x") }) { _, _ in .none },
        of: row.type),
    ]
    for kind in kinds { #expect(Self.first(kind) == [row.text].compactMap(\.self), "\(kind)") }
  }

  @Test("The stand-in for any object or array is empty")
  func containers() {
    for (type, text) in [(SomeObject.self as Any.Type, "{}"), (SomeArray.self, "[]")] {
      #expect(Self.first(.typeMismatchOf(type)) == [text])
      #expect(Self.first(.unexpectedNullFor(type)) == [text])
      #expect(Self.first(.missingKey("a", expected: type)) == [text])
    }
  }

  @Test(
    "Without a type, the first stand-in follows from the expectation, unless that is only a text",
    arguments: [
      (.object, "{}"), (.array, "[]"), (.date(format: "yyyy-MM-dd"), #""2000-01-01""#),
      (.date(format: "ISO 8601"), #""2000-01-01T00:00:00Z""#), (.duration, #""PT0S""#),
      (.uuid, #""00000000-0000-0000-0000-000000000000""#), (.numberInString, #""0""#),
      (.words("an object"), nil), (.words("a UUID"), nil), (.words("a date (yyyy-MM-dd)"), nil),
      (.type("Int"), nil), (.type("[Int]"), nil), (.type("String"), nil),
    ] as [(IssueExpectation, String?)])
  func expectations(expected: IssueExpectation, text: String?) {
    #expect(Self.first(.stated(.typeMismatch(expected: expected))) == [text].compactMap(\.self))
    #expect(Self.first(.stated(.missingKey("a", expected: expected))) == [text].compactMap(\.self))
  }

  /// Decodes a member of an object, and returns the number of decodes.
  private func decodes<Value: JSONReadable>(_ text: String, _: Value.Type) throws -> Int {
    var count = 0
    let document = try Document(parsing: text)
    #expect(throws: JSONError.self) {
      try document.withRoot(by: DecodingRules(issueLimit: 9)) { (json) throws(JSONError) in
        count += 1
        let object = try json.object()
        _ = try Value.read(try object.required("a", expecting: Value.self))
      }
    }
    return count
  }

  // There are three decodes: of the document, of its copy, and with the stand-in.
  @Test("The first stand-in is accepted at once", arguments: [#"{}"#, #"{"a":null}"#, #"{"a":{"b":[]}}"#])
  func rounds(text: String) throws {
    #expect(try decodes(text, String.self) == 3)
    #expect(try decodes(text, Bool.self) == 3)
    #expect(try decodes(text, Int.self) == 3)
    #expect(try decodes(text, Double.self) == 3)
    #expect(try decodes(text, UInt128.self) == 3)
  }
}
