import JSONCore
import Testing

/// The rows of the table in the article on backends.
@Suite struct PreservedDetailTests {
  /// A text, and the results of the native backend, of jansson and of Foundation.
  static let texts = [
    ("-0", ["-0", "0", "0"]), ("-0.0", ["-0.0", "-0", "-0"]),
    ("-9223372036854775808", ["-9223372036854775808", "-9223372036854775808", "-9223372036854775808"]),
    ("9223372036854775808", ["9223372036854775808", "number-out-of-range", "9223372036854775808"]),
    ("18446744073709551616", ["18446744073709551616", "number-out-of-range", "18446744073709551616"]),
    (
      "1234567890123456789012345678901234567890",
      [
        "1234567890123456789012345678901234567890", "number-out-of-range",
        "1234567890123456789012345678901234567890",
      ]
    ),
    (
      "12345678901234567890123456789012345678901234567890",
      [
        "12345678901234567890123456789012345678901234567890", "number-out-of-range",
        "12345678901234567890123456789012345678900000000000",
      ]
    ),
    ("1e999", ["1e999", "number-out-of-range", "number-out-of-range"]), ("1e-999", ["1e-999", "0", "0"]),
    ("0.1234567890123456789", ["0.1234567890123456789", "0.12345678901234568", "0.1234567890123456789"]),
    ("1.10", ["1.10", "1.1", "1.1"]), ("2016.0", ["2016.0", "2016", "2016"]), ("1e2", ["1e2", "100", "100"]),
    (#""a\u0000b""#, [#""a\u0000b""#, #""a\u0000b""#, #""a\u0000b""#]),
    (#"{"a\u0000b":1}"#, [#"{"a\u0000b":1}"#, "invalid-json", #"{"a\u0000b":1}"#]),
    (#""\ud83d\ude00""#, [#""😀""#, #""😀""#, #""😀""#]),
    (#""\ud800""#, ["lone-surrogate", "invalid-json", "invalid-json"]),
    (#""\udc00""#, ["lone-surrogate", "invalid-json", "invalid-json"]),
    ("[1,]", ["trailing-comma", "invalid-json", "[1]"]),
    ("\u{FEFF}1", ["unexpected-character", "invalid-json", "1"]),
    ("[\u{0}1\u{0}]\u{0}", ["unexpected-character", "invalid-json", "[1]"]),
    ("1\0", ["trailing-content", "1", "1"]),
    ("[1]\0", ["trailing-content", "trailing-content", "invalid-json"]),
    ("[true\0,2]", ["unexpected-character", "[true,2]", "invalid-json"]),
  ]

  static let bytes: [([UInt8], [String])] = [
    ([0x22, 0xED, 0xA0, 0x80, 0x22], ["invalid-utf8", "invalid-utf8", "invalid-utf8"]),
    ([0x22, 0xFF, 0x22], ["invalid-utf8", "invalid-utf8", "invalid-utf8"]),
  ]

  @Test(
    "Each backend preserves the details of a text that its page lists",
    arguments: texts.map { (Array($0.utf8), $1) } + bytes)
  func details(_ text: [UInt8], _ results: [String]) {
    #expect(backends.map { $0.outcome(text) } == results)
  }

  @Test(
    "Each backend has the options and limits that its page lists",
    arguments: [
      ("[1,]", JSONParseOptions(tolerances: .trailingCommas), ["[1]", "invalid-json", "[1]"]),
      ("[[[1]]]", JSONParseOptions(depthLimit: 2), ["depth-limit", "depth-limit", "depth-limit"]),
      ("[1,2]", JSONParseOptions(sizeLimit: 4), ["size-limit", "size-limit", "size-limit"]),
    ])
  func options(_ text: String, _ options: JSONParseOptions, _ results: [String]) {
    #expect(backends.map { $0.outcome(text, options) } == results)
  }

  @Test(
    "Each backend parses values of the depth that its page lists",
    arguments: [
      (512, [true, true, true]), (513, [true, true, false]), (2048, [true, true, false]),
      (2049, [true, false, false]),
    ])
  func depth(_ depth: Int, _ isParsed: [Bool]) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let outcomes = backends.map { $0.outcome(text, JSONParseOptions(depthLimit: 5000)) }
    #expect(outcomes == isParsed.map { $0 ? text : "depth-limit" })
  }

  @Test(
    "Each backend preserves the duplicate keys that its page lists",
    arguments: [
      (JSONParseOptions.DuplicateKeys.useFirst, ["1/3", "3/2", "3/2"]), (.useLast, ["3/3", "3/2", "3/2"]),
      (.reject, ["duplicate-key", "duplicate-key", "3/2"]),
    ])
  func duplicates(_ duplicateKeys: JSONParseOptions.DuplicateKeys, _ expected: [String]) {
    let found = backends.map { backend -> String in
      do throws(JSONError) {
        let document = try backend.parse(
          #"{"a":1,"b":2,"a":3}"#, options: JSONParseOptions(duplicateKeys: duplicateKeys))
        return try document.withRoot { (json) throws(JSONError) in
          "\(try json.value(at: "a").int())/\(try json.object().count)"
        }
      } catch {
        return error.issue.code.rawValue
      }
    }
    #expect(found == expected)
  }

  @Test("Only Foundation doesn't preserve the order of members")
  func order() {
    let text = "{" + (0..<50).map { #""\#($0 * 7 % 50)":\#($0)"# }.joined(separator: ",") + "}"
    #expect(backends.map { $0.outcome(text) == text } == [true, true, false])
    let sorted = backends.map { $0.outcome(Array(text.utf8), sortedKeys: true) }
    #expect(Set(sorted).count == 1)
  }

  @Test("Only native values have positions")
  func positions() throws {
    let text = #"{"year":2016.5}"#
    let native = "$.year: expected Int, found 2016.5 (line 1, column 9) [fractional-number]"
    let converted = "$.year: expected Int, found 2016.5 [fractional-number]"
    for (backend, expected) in zip(backends, [native, converted, converted]) {
      let document = try backend.parse(text)
      #expect(document.hasPositions == (backend == NativeBackend.self))
      let error = #expect(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in _ = try json.value(at: "year").int() }
      }
      #expect(error?.description == expected)
    }
  }

  @Test("Each backend has its name")
  func names() { #expect(backends.map { $0.name } == ["native", "jansson", "foundation"]) }
}
