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
