import FoundationBackend
import JSONCore
import JanssonBackend
import Testing

let backends: [any JSONBackend.Type] = [NativeBackend.self, JanssonBackend.self, FoundationBackend.self]

extension JSONBackend {
  /// The result for a text: the native writer's text of the document, or the code of the error.
  static func outcome(
    _ bytes: [UInt8], _ options: JSONParseOptions = JSONParseOptions(), sortedKeys: Bool = false
  ) -> String {
    do throws(JSONError) {
      let document = try parse(bytes, options: options)
      let writing = JSONWriteOptions(sortedKeys: sortedKeys, depthLimit: 10_000)
      return String(decoding: try NativeBackend.serialize(document.root, options: writing), as: UTF8.self)
    } catch { return error.issue.code.rawValue }
  }

  static func outcome(_ text: String, _ options: JSONParseOptions = JSONParseOptions()) -> String {
    outcome(Array(text.utf8), options)
  }
}

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

  /// Depths, and whether each backend allows them.
  static let depths = [
    (512, [true, true, true]), (513, [true, true, false]), (2048, [true, true, false]),
    (2049, [true, false, false]),
  ]

  @Test("Each backend parses values of the depth that its page lists", arguments: depths)
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
      } catch { return error.issue.code.rawValue }
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

@Suite struct WrittenTextTests {
  private func written(_ text: String, _ backend: any JSONBackend.Type, _ options: JSONWriteOptions) -> String
  {
    do throws(JSONError) {
      let document = try Document(parsing: text, options: JSONParseOptions(depthLimit: 10_000))
      return try document.withRoot { (json) throws(JSONError) in
        String(decoding: try backend.serialize(json, options: options), as: UTF8.self)
      }
    } catch { return error.issue.code.rawValue }
  }

  @Test(
    "Each backend writes compact text as its page says",
    arguments: [
      (#"["é\n\u0000/",true,null,{}]"#, #"["é\n\u0000/",true,null,{}]"#, #"["é\n\u0000/",true,null,{}]"#),
      (#"{"a":1,"a":2}"#, #"{"a":2}"#, #"{"a":1}"#), (#"{"a\u0000":1}"#, "custom", #"{"a\u0000":1}"#),
      ("18446744073709551615", "number-out-of-range", "18446744073709551615"),
      ("12345678901234567890123", "number-out-of-range", "12345678901234567890123"),
      ("1e999", "number-out-of-range", "number-out-of-range"),
      ("0.1234567890123456789", "0.12345678901234568", "0.1234567890123456789"),
      ("-0", "-0.0", "-0"), ("2016.0", "2016", "2016"), ("0.1", "0.10000000000000001", "0.1"),
      ("2.50", "2.5", "2.5"), ("\"s\"", "\"s\"", "\"s\""), ("false", "false", "false"),
    ])
  func compact(_ text: String, _ jansson: String, _ foundation: String) {
    #expect(backends.map { written(text, $0, JSONWriteOptions()) } == [text, jansson, foundation])
  }

  @Test("Each backend formats text by the options that it supports")
  func options() {
    let text = #"{"b":["/"],"a":1}"#
    let options = JSONWriteOptions(pretty: true, sortedKeys: true, escapesSlashes: true)
    let expected = "{\n  \"a\": 1,\n  \"b\": [\n    \"\\/\"\n  ]\n}"
    let spaced = expected.replacing("\":", with: "\" :")
    #expect(backends.map { written(text, $0, options) } == [expected, expected, spaced])
  }

  @Test(
    "Each backend respects the limit on the size of a text",
    arguments: [("[]", 2), (#"["a","b"]"#, 9), ("12", 2), (#"{"a":[1,2,3]}"#, 13), ("\"é\"", 4)])
  func size(_ text: String, _ size: Int) {
    for backend in backends {
      #expect(written(text, backend, JSONWriteOptions(sizeLimit: size)) == text, "\(backend.name)")
      for limit in [size - 1, 0, -1, .min] {
        let result = written(text, backend, JSONWriteOptions(sizeLimit: limit))
        #expect(result == "size-limit", "\(backend.name)")
      }
      let pretty = written(text, backend, JSONWriteOptions(pretty: true))
      let isSame = pretty.utf8.count == size
      let result = written(text, backend, JSONWriteOptions(pretty: true, sizeLimit: size))
      #expect(result == (isSame ? text : "size-limit"), "\(backend.name)")
    }
  }

  @Test(
    "The reported size is that of the whole text; for jansson, the size at which it stopped",
    arguments: [("1", 0, [1, 1, 1]), ("[1,2,3,4,5]", 3, [11, 4, 11]), ("\"abc\"", 0, [5, 1, 5])])
  func toldSize(_ text: String, _ limit: Int, _ sizes: [Int]) throws {
    let document = try Document(parsing: text)
    for (backend, size) in zip(backends, sizes) {
      let options = JSONWriteOptions(sizeLimit: limit)
      let error = #expect(throws: JSONError.self, "\(backend.name)") {
        try document.withRoot { (json) throws(JSONError) in try backend.serialize(json, options: options) }
      }
      let bytes = size == 1 ? "1 byte is" : "\(size) bytes are"
      #expect(error?.description == "$: \(bytes) more than the limit of \(limit) [size-limit]")
    }
  }

  @Test("Each backend respects its limit on the depth of a value", arguments: PreservedDetailTests.depths)
  func depth(_ depth: Int, _ expected: [Bool]) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    for (backend, isWritten) in zip(backends, expected) {
      let result = written(text, backend, JSONWriteOptions(depthLimit: 10_000))
      #expect(result == (isWritten ? text : "depth-limit"))
      #expect(written(text, backend, JSONWriteOptions(depthLimit: 100)) == "depth-limit")
    }
  }
}
