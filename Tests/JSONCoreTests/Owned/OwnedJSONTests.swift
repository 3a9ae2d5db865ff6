import JSONCore
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

  @Test func convertsToADocument() throws {
    let document = try Document(["a": [1, "x"]] as OwnedJSON)
    let text = try document.root.value(at: "a[1]").string()
    #expect(text == "x")
    #expect(document.hasPositions)
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
