import FoundationBackend
import JSONCore
import JanssonBackend
import Testing

/// A row of the table in the article on backends: a text and the result of each backend.
struct KeptRow: Sendable, CustomTestStringConvertible {
  let text: [UInt8]
  let native, jansson, foundation: String
  var options = JSONParseOptions()

  init(
    _ text: String, _ native: String, _ jansson: String, _ foundation: String,
    options: JSONParseOptions = JSONParseOptions()
  ) {
    self.init(bytes: Array(text.utf8), native, jansson, foundation, options: options)
  }

  init(
    bytes: [UInt8], _ native: String, _ jansson: String, _ foundation: String,
    options: JSONParseOptions = JSONParseOptions()
  ) {
    text = bytes
    (self.native, self.jansson, self.foundation, self.options) = (native, jansson, foundation, options)
  }

  var testDescription: String { String(decoding: text.prefix(40), as: UTF8.self).debugDescription }
}

@Suite struct PreservedDetailTests {
  @Test(
    "Each backend preserves the details of a text that its page lists",
    arguments: numbers + texts + leniences + limits)
  func row(_ row: KeptRow) {
    #expect(NativeBackend.outcome(row.text, row.options) == row.native)
    #expect(JanssonBackend.outcome(row.text, row.options) == row.jansson)
    #expect(FoundationBackend.outcome(row.text, row.options) == row.foundation)
  }

  static let numbers = [
    KeptRow("-0", "-0", "0", "0"),
    KeptRow("-0.0", "-0.0", "-0", "-0"),
    KeptRow("-9223372036854775808", "-9223372036854775808", "-9223372036854775808", "-9223372036854775808"),
    KeptRow("9223372036854775808", "9223372036854775808", "number-out-of-range", "9223372036854775808"),
    KeptRow("18446744073709551616", "18446744073709551616", "number-out-of-range", "18446744073709551616"),
    KeptRow(
      "1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890",
      "number-out-of-range", "1234567890123456789012345678901234567890"),
    KeptRow(
      "12345678901234567890123456789012345678901234567890",
      "12345678901234567890123456789012345678901234567890",
      "number-out-of-range", "12345678901234567890123456789012345678900000000000"),
    KeptRow("1e999", "1e999", "number-out-of-range", "number-out-of-range"),
    KeptRow("1e-999", "1e-999", "0", "0"),
    KeptRow("0.1234567890123456789", "0.1234567890123456789", "0.12345678901234568", "0.1234567890123456789"),
    KeptRow("1.10", "1.10", "1.1", "1.1"),
    KeptRow("2016.0", "2016.0", "2016", "2016"),
    KeptRow("1e2", "1e2", "100", "100"),
  ]

  static let texts = [
    KeptRow(#""a\u0000b""#, #""a\u0000b""#, #""a\u0000b""#, #""a\u0000b""#),
    KeptRow(#"{"a\u0000b":1}"#, #"{"a\u0000b":1}"#, "invalid-json", #"{"a\u0000b":1}"#),
    KeptRow(#""\ud83d\ude00""#, #""😀""#, #""😀""#, #""😀""#),
    KeptRow(#""\ud800""#, "lone-surrogate", "invalid-json", "invalid-json"),
    KeptRow(#""\udc00""#, "lone-surrogate", "invalid-json", "invalid-json"),
    KeptRow(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], "invalid-utf8", "invalid-utf8", "invalid-utf8"),
    KeptRow(bytes: [0x22, 0xFF, 0x22], "invalid-utf8", "invalid-utf8", "invalid-utf8"),
  ]

  static let leniences = [
    KeptRow("[1,]", "trailing-comma", "invalid-json", "[1]"),
    KeptRow("[1,]", "[1]", "invalid-json", "[1]", options: JSONParseOptions(tolerances: .trailingCommas)),
    KeptRow("\u{FEFF}1", "unexpected-character", "invalid-json", "1"),
    KeptRow(bytes: [0x5B, 0, 0x31, 0, 0x5D, 0], "unexpected-character", "invalid-json", "[1]"),
    KeptRow("1\0", "trailing-content", "1", "1"),
    KeptRow("[true\0,2]", "unexpected-character", "[true,2]", "invalid-json"),
    KeptRow("[1]\0", "trailing-content", "trailing-content", "invalid-json"),
  ]

  static let limits = [
    KeptRow("[[[1]]]", "depth-limit", "depth-limit", "depth-limit", options: JSONParseOptions(depthLimit: 2)),
    KeptRow("[1,2]", "size-limit", "size-limit", "size-limit", options: JSONParseOptions(sizeLimit: 4)),
    deep(512, nil, nil, nil), deep(513, nil, nil, "depth-limit"), deep(2048, nil, nil, "depth-limit"),
    deep(2049, nil, "depth-limit", "depth-limit"),
  ]

  private static func deep(_ depth: Int, _ native: String?, _ jansson: String?, _ foundation: String?)
    -> KeptRow
  {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    return KeptRow(
      text, native ?? text, jansson ?? text, foundation ?? text, options: JSONParseOptions(depthLimit: 5000))
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
    #expect(NativeBackend.outcome(text) == text)
    #expect(JanssonBackend.outcome(text) == text)
    #expect(FoundationBackend.outcome(text) != text)
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
