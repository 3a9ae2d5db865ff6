import JSONCore
import MappingTestSupport
import Testing

@Suite struct OwnedJSONTests {
  @Test("A value is created from Swift literals")
  func literals() {
    let json: OwnedJSON = [
      "none": nil, "flag": true, "id": 7, "rating": 7.5, "name": "Dory\n", "list": [1, [], "a"], "empty": [:],
    ]
    #expect(
      json.description
        == #"{"none":null,"flag":true,"id":7,"rating":7.5,"name":"Dory\n","list":[1,[],"a"],"empty":{}}"#)
  }

  @Test(
    "Parsing and printing keep order and digits",
    arguments: [
      "null", "true", "-0", "0.1", "[]", "{}", #""é\u0000😀""#, #"{"b":1,"a":{"d":[],"c":[{},{"e":[null]}]}}"#,
      "[123456789012345678901234567890,0.12345678901234567890123,1e999,18446744073709551615]",
    ])
  func roundTrip(_ text: String) throws {
    #expect(try OwnedJSON(parsing: text).description == text)
    #expect(try OwnedJSON(parsing: Array(text.utf8)).description == text)
  }

  @Test(
    "The options choose which of duplicate keys is used",
    arguments: [(JSONParseOptions.DuplicateKeys.useFirst, #"{"a":1,"b":2}"#), (.useLast, #"{"a":3,"b":2}"#)])
  func duplicateKeys(_ duplicateKeys: JSONParseOptions.DuplicateKeys, _ expected: String) throws {
    let json = try OwnedJSON(
      parsing: #"{"a":1,"b":2,"\u0061":3}"#, options: JSONParseOptions(duplicateKeys: duplicateKeys))
    #expect(json.description == expected)
  }

  @Test("A literal uses the last of duplicate keys")
  func duplicateKeysInLiterals() {
    #expect((["a": 1, "b": 2, "a": 3] as OwnedJSON).description == #"{"a":3,"b":2}"#)
  }

  @Test("Each accessor returns a value of its kind, or nil")
  func accessors() throws {
    let json = try OwnedJSON(parsing: #"[null,true,7,7.5,"s",[1],{"a":2},1e999,18446744073709551615]"#)
    let elements = try #require(json.arrayValue)
    #expect(
      elements.map(\.kind) == [.null, .bool, .number, .number, .string, .array, .object, .number, .number])
    #expect(elements.map(\.isNull) == [true] + Array(repeating: false, count: 8))
    #expect(elements.compactMap(\.boolValue) == [true])
    #expect(elements.compactMap(\.intValue) == [7])
    #expect(elements.prefix(8).compactMap(\.doubleValue) == [7, 7.5])
    #expect(elements.compactMap(\.stringValue) == ["s"])
    #expect(elements.compactMap(\.arrayValue) == [[1]])
    #expect(elements.compactMap(\.objectValue) == [["a": 2]])
    #expect(json[7]?.numberValue?.literal == "1e999")
    #expect(json[8]?.numberValue?.integer(UInt64.self) == .max)
    #expect(json[9] == nil && json[-1] == nil && json["a"] == nil)
  }

  @Test func decodesAndEncodesAsAPartOfOtherValues() throws {
    let document = try Document(parsing: #"{"id":1,"extra":{"x":[1,2.50]}}"#)
    let extra = try OwnedJSON.read(document.root.value(at: "extra"))
    #expect(extra == ["x": [1, 2.5]])
    var writer = JSONWriter()
    try [extra].write(to: &writer)
    #expect(try writer.finish() == Array(#"[{"x":[1,2.50]}]"#.utf8))
    #expect(try OwnedJSON(["a": [1, 2]]) == ["a": [1, 2]])
    let error = #expect(throws: JSONError.self) { try OwnedJSON([1.5, .infinity]) }
    #expect(error?.description == "$[1]: inf can't be written as a JSON number [non-finite-number]")
  }

  @Test(
    "A number is written as it was spelled, wherever it passes through",
    arguments: [
      "2.000", "1E5", "1e+05", "-0", "-0.0", "0e0", "100000000000000000000", "0.10000000000000000000",
      "1.5E-0000000000000003", "123456789012345.60", "-65.613616999999977", "12345678901234567890.10",
      "1e999",
    ])
  func spelling(_ text: String) throws {
    let json = try OwnedJSON(parsing: "[\(text),{\"a\":\(text)}]")
    #expect(json.description == "[\(text),{\"a\":\(text)}]")
    #expect(try OwnedJSON(json) == json && OwnedJSON(parsing: json.description) == json)
    let document = try Document(json)
    let literal = try document.root.value(at: "[0]").number().literal
    #expect(literal == text && JSONNumber(text)?.literal == text)
    #expect(json[0]?.doubleValue == Double(text).flatMap { $0.isFinite ? $0 : nil })
    var changed = json
    changed["x"] = nil
    changed[1]?["b"] = json[0]
    #expect(changed.description == "[\(text),{\"a\":\(text),\"b\":\(text)}]")
  }
}

@Suite struct OwnedJSONEqualityTests {
  @Test(
    "Values that differ only in their spelling are equal",
    arguments: [
      ("1", "1.0"), ("1", "10e-1"), ("0", "-0"), ("0", "0e5"), ("1e2", "100"), ("0.1", "1e-1"),
      ("18446744073709551615", "18446744073709551615.0"), ("1e20", "100000000000000000000"),
      ("123456789012345678901234567890", "12345678901234567890123456789e1"), ("1e999", "10e998"),
      ("1.2345678901234568e+16", "12345678901234568"), ("9.007199254740992e+15", "9007199254740992"),
      ("9.223372036854776e+18", "9223372036854776000"),
      ("1.8446744073709552e+19", "18446744073709552000"),
      ("1.2345678901234567e-5", "0.000012345678901234567"),
      (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#), (#""é""#, #""\u00e9""#), ("[[],{}]", "[ [], {} ]"),
      ("10e9999999999999999", "1e10000000000000000"), ("0e99999999999999999999", "0"),
      ("[1e99999999999999999999]", "[ 1e99999999999999999999 ]"),
    ])
  func equal(_ left: String, _ right: String) throws {
    let left = try OwnedJSON(parsing: left)
    let right = try OwnedJSON(parsing: right)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  @Test(
    "Values with different contents are not equal",
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "true"), ("0", "null"), ("\"1\"", "1"), ("[1,2]", "[2,1]"), ("[]", "{}"),
      ("[1]", "[1,1]"), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
      (#"{"a":1}"#, #"{"a":2}"#), ("1e999", "1e998"), ("9007199254740993", "9007199254740992.0"),
      ("0.12345678901234567891", "0.12345678901234567892"), (#""\u00e9""#, #""e\u0301""#),
      (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#), ("1e99999999999999999999", "1e99999999999999999998"),
      ("1e99999999999999999999", "1e-99999999999999999999"),
      ("1e99999999999999999999", "-1e99999999999999999999"),
      ("1e99999999999999999999", "2e99999999999999999999"),
      ("1e99999999999999999999", "1e999999999999999999990"),
      ("1e-99999999999999999999", "1e-99999999999999999998"),
      ("1e100000000000000000000", "10e100000000000000000000"),
      // Exponents that exceed every integer type are equal only if they are written alike.
      ("1e99999999999999999999", "10e99999999999999999998"),
    ])
  func different(_ left: String, _ right: String) throws {
    #expect(try OwnedJSON(parsing: left) != OwnedJSON(parsing: right))
  }

  @Test("Keys that only look the same are different")
  func keysByScalars() throws {
    let json = try OwnedJSON(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(json.objectValue?.count == 2)
    #expect(json["e\u{301}"] == 2)
  }

  @Test(
    "A number has its narrowest form",
    arguments: [
      ("7", "integer(7)"), ("7.0", "integer(7)"), ("9223372036854775808", "unsigned(9223372036854775808)"),
      ("-0", "double(-0.0)"), ("0.1", "double(0.1)"), ("1e300", "double(1e+300)"),
      ("0.30000000000000004", "double(0.30000000000000004)"),
      ("0.300000000000000040001", "digits(\"0.300000000000000040001\")"),
      ("36893488147419103233", "digits(\"36893488147419103233\")"),
    ])
  func forms(_ text: String, _ expected: String) {
    #expect(JSONNumber(text).map { "\($0.form)" } == expected)
  }

  @Test(
    "Text that isn't a JSON number isn't a number",
    arguments: ["", "01", "1.", "+1", "1 ", "nan", "0x1", "1,2", "\"1\""])
  func noNumbers(_ text: String) { #expect(JSONNumber(text) == nil) }

  @Test("Swift's numbers are converted without losing digits")
  func numbersFromSwift() {
    #expect(JSONNumber(Int128(1) << 100).literal == "1267650600228229401496703205376")
    #expect(JSONNumber(Int128(1) << 100).integer(Int128.self) == 1 << 100)
    #expect(JSONNumber(UInt64.max) == JSONNumber("18446744073709551615"))
    #expect(JSONNumber(2.0) == JSONNumber(2))
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber("1e999")?.double == .infinity)
    #expect(JSONNumber("2.5")?.integer(Int.self) == nil)
    #expect(JSONNumber("300")?.integer(UInt8.self) == nil)
  }
}

/// Tens of thousands of levels, for which recursion would exhaust a thread's stack.
@Suite struct OwnedJSONDepthTests {
  static let depth = Thoroughness.optimizedRounds(30_000, of: 100_000)
  static let options = JSONParseOptions(depthLimit: 1_000_000)

  static let texts = [
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
    String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth),
    String(repeating: #"[0,{"a":"#, count: depth / 2) + "1"
      + String(repeating: #","b":[]}]"#, count: depth / 2),
  ]

  @Test(arguments: texts.indices)
  func readsWritesComparesAndReleases(_ index: Int) throws {
    let text = OwnedJSONDepthTests.texts[index]
    let json = try OwnedJSON(parsing: text, options: OwnedJSONDepthTests.options)
    let other = try OwnedJSON(parsing: text, options: OwnedJSONDepthTests.options)
    #expect(json == other)
    #expect(json.hashValue == other.hashValue)
    #expect(json.description == text)
    #expect(try Document(json, options: OwnedJSONDepthTests.options).hasPositions)
  }

  @Test func writingAppliesTheDepthLimit() throws {
    let json = try OwnedJSON(parsing: OwnedJSONDepthTests.texts[0], options: OwnedJSONDepthTests.options)
    var writer = JSONWriter()
    #expect(thrown { try json.write(to: &writer) }?.issue.code == .depthLimit)
  }

  @Test func setsAndRemovesDeepValues() throws {
    var json = try OwnedJSON(parsing: OwnedJSONDepthTests.texts[1], options: OwnedJSONDepthTests.options)
    let path = JSONKeyPath(Array(repeating: "a", count: OwnedJSONDepthTests.depth))
    #expect(json[at: path] == 1)
    try json.set("new", at: path)
    #expect(json[at: path] == "new")
    json[at: path] = nil
    #expect(json[at: path] == nil)
  }

  @Test("A part that is still in use outlives the rest")
  func sharedParts() throws {
    var json: OwnedJSON? = try OwnedJSON(parsing: #"[[[{"a":[1,2]}]]]"#)
    let part = json?[at: "0.0.0.a"]
    json = nil
    #expect(part == [1, 2])
  }
}
