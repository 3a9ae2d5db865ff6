import JSONCore
import JSONPatch
import MappingTestSupport
import Testing

@Suite struct JSONPointerTests {
  /// The document of section 5 of RFC 6901.
  static let document =
    #"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"#

  @Test(
    "The examples of RFC 6901, sections 5 and 6",
    arguments: [
      ("", "#", document), ("/foo", "#/foo", #"["bar","baz"]"#), ("/foo/0", "#/foo/0", #""bar""#),
      ("/", "#/", "0"), ("/a~1b", "#/a~1b", "1"), ("/c%d", "#/c%25d", "2"), ("/e^f", "#/e%5Ef", "3"),
      ("/g|h", "#/g%7Ch", "4"), (#"/i\j"#, "#/i%5Cj", "5"), (#"/k"l"#, "#/k%22l", "6"), ("/ ", "#/%20", "7"),
      ("/m~0n", "#/m~0n", "8"),
    ])
  func examples(_ pointer: String, _ fragment: String, _ value: String) throws {
    let json = try OwnedJSON(parsing: Self.document)
    #expect(try json.value(atPointer: pointer).description == value)
    #expect(try json.value(atPointer: fragment).description == value)
    #expect(JSONPath(pointer: fragment)?.pointer == pointer)
  }

  @Test(
    "Digits are an index of an array and a key of an object; escapes are decoded once",
    arguments: [
      (#"{"0":{"01":1}}"#, "/0/01", "1"), (#"[[],{"-":2}]"#, "/1/-", "2"), (#"{"~1":3}"#, "/~01", "3"),
      (#"{"é":4}"#, "#/%C3%a9", "4"), (#"{"":{"":5}}"#, "//", "5"),
      (#"{"a":{"/":{"~":6}}}"#, "/a/~1/~0", "6"),
    ])
  func steps(_ text: String, _ pointer: String, _ value: String) throws {
    #expect(try OwnedJSON(parsing: text).value(atPointer: pointer).description == value)
  }

  @Test(
    "A text that isn't a pointer is an error",
    arguments: ["foo", "~", "/~", "/a~", "/a~2b", "#foo", "#/%", "#/%4", "#/%+4", "#/%zz", "#/%C3"])
  func noPointer(_ text: String) {
    #expect(JSONPath(pointer: text) == nil)
    let error = thrown { try OwnedJSON.null.value(atPointer: text) }
    #expect(error?.description == "$: expected a JSON Pointer, found \"\(text)\" [invalid-format]")
    #expect(
      error?.issue.kind
        == .invalidFormat(
          expected: "a JSON Pointer", reason: "it must be empty or begin with /, with ~ written as ~0"))
  }

  @Test(
    "A pointer to no value is an error with the path of the last value",
    arguments: [
      ("/b", #"$: missing key "b", expected a value [missing-key]"#),
      ("/foo/2", "$.foo: no element 2 in an array of 2 [index-out-of-bounds]"),
      ("/foo/-", "$.foo: no element 2 in an array of 2 [index-out-of-bounds]"),
      ("/foo/01", "$.foo: expected an array index, found \"01\" [invalid-format]"),
      ("/foo/-1", "$.foo: expected an array index, found \"-1\" [invalid-format]"),
      ("/foo/bar", "$.foo: expected an array index, found \"bar\" [invalid-format]"),
      ("/foo/0/x", #"$.foo[0]: expected an object, found string "bar" [type-mismatch]"#),
    ])
  func errors(_ pointer: String, _ expected: String) throws {
    let json = try OwnedJSON(parsing: Self.document)
    #expect(thrown { try json.value(atPointer: pointer) }?.description == expected)
  }
}

@Suite struct MergePatchTests {
  @Test(
    "The examples of RFC 7396",
    arguments: [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
      (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
      (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, "null", "null"),
      (#"{"a":"foo"}"#, #""bar""#, #""bar""#), (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
      ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
      // Section 1.
      (#"{"a":"b","c":{"d":"e","f":"g"}}"#, #"{"a":"z","c":{"f":null}}"#, #"{"a":"z","c":{"d":"e"}}"#),
      // Section 3.
      (
        #"{"title":"Goodbye!","author":{"givenName":"John","familyName":"Doe"},"tags":["example","sample"],"content":"This will be unchanged"}"#,
        #"{"title":"Hello!","phoneNumber":"+01-123-456-7890","author":{"familyName":null},"tags":["example"]}"#,
        #"{"title":"Hello!","author":{"givenName":"John"},"tags":["example"],"content":"This will be unchanged","phoneNumber":"+01-123-456-7890"}"#
      ),
    ])
  func examples(_ text: String, _ patch: String, _ expected: String) throws {
    let original = try OwnedJSON(parsing: text)
    var json = original
    try json.merge(OwnedJSON(parsing: patch))
    #expect(json.description == expected)
    #expect(original.description == text)
  }

  @Test("Many members are removed, replaced and added in any order", arguments: 1...4 as ClosedRange<UInt64>)
  func manyMembers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<Int.random(in: 1...60, using: &random)).map { $0 }
    let patch = Dictionary(
      uniqueKeysWithValues: numbers.shuffled(using: &random).map {
        ($0 * 2, Bool.random(using: &random) ? OwnedJSON.null : .string("new"))
      })
    var json = OwnedJSON.object(OwnedJSON.Members(numbers.map { ("k\($0)", .number(JSONNumber($0))) }))
    json.merge(.object(OwnedJSON.Members(patch.map { ("k\($0)", $1) })))
    let values = numbers.reduce(into: patch) { if $0[$1] == nil { $0[$1] = .number(JSONNumber($1)) } }
    let expected = OwnedJSON.Members(values.filter { !$1.isNull }.map { ("k\($0)", $1) })
    #expect(json == .object(expected))
    for number in 0..<120 { #expect(json["k\(number)"] == expected["k\(number)"]) }
  }

  @Test("Deep patches are merged without recursion")
  func deep() throws {
    let depth = Thoroughness.optimizedRounds(30_000, of: 100_000)
    let options = JSONParseOptions(depthLimit: .max)
    func text(_ end: String) -> String {
      String(repeating: #"{"a":"#, count: depth) + end + String(repeating: "}", count: depth)
    }
    var json = try OwnedJSON(parsing: text(#"{"b":1,"c":2}"#), options: options)
    try json.merge(OwnedJSON(parsing: text(#"{"b":null}"#), options: options))
    #expect(json.description == text(#"{"c":2}"#))
  }
}
