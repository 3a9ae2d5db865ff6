import Testing

@testable import JSONCore

/// A type without a stand-in, whose name begins with that of a type with one.
private struct IntArray {}

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

  static let types: [(Any.Type, String?)] = [
    (String.self, #""""#), (Bool.self, "true"), (Int.self, "0"), (UInt8.self, "0"),
    (Int128.self, "0"), (Float.self, "0"), (Double.self, "0"), (Meters.self, "0"),
    ([Int].self, "[]"), ([[String]].self, "[]"), (Set<Int>.self, "[]"), (Stack.self, "[]"),
    ([String: Int].self, "{}"), ([Int: [Bool]].self, "{}"), (Headers.self, "{}"),
    (IntArray.self, nil), (Character.self, nil), ((Int, Int).self, nil),
  ]

  @Test("The first stand-in follows from the type, however the type is recorded", arguments: types)
  func first(type: Any.Type, text: String?) {
    let kinds: [PendingKind] = [
      .typeMismatchOf(type), .unexpectedNullFor(type), .missingKey("a", expected: type),
      .missingName("a", expected: type),
      .derived(.numberOutOfRange, { _ in .numberOutOfRange(type: "", range: "") }, from: type),
      .advised(
        AdvisedKind(.typeMismatch, kind: { _ in .typeMismatch(expected: "x") }) { _, _ in .none }, of: type),
    ]
    for kind in kinds { #expect(Self.first(kind) == [text].compactMap(\.self), "\(kind)") }
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
    let counts = try [decodes(text, String.self), decodes(text, Bool.self), decodes(text, Double.self)]
    #expect(counts == [3, 3, 3])
  }
}
