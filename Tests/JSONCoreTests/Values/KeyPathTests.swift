import Testing

@testable import JSONCore

@Suite struct KeyPathTests {
  static let text = #"{"data":{"users":[{"name":"Ada"},{"name":"Alan"}],"0":"zero","a.b":1,"":2},"n":null}"#

  @Test(
    "The text of a key path is split into keys",
    arguments: [
      ("data.users[1].name", ["data", "users", "1", "name"]), ("$.data", ["data"]), ("$", []), ("", []),
      ("a", ["a"]), ("a[0][1].b", ["a", "0", "1", "b"]), ("a.[0]", ["a", "0"]), ("$ref", ["$ref"]),
      ("[0][1]", ["0", "1"]), ("$[0].x", ["0", "x"]),
      ("a.$", ["a", "$"]),
    ])
  func components(_ text: String, _ components: [String]) {
    #expect(JSONKeyPath(text).components == components)
    #expect(JSONKeyPath(text) == JSONKeyPath(components))
  }

  @Test(
    "A key path finds its value",
    arguments: [
      (JSONKeyPath("data.users[1].name"), "Alan"), ("data.users.0.name", "Ada"), ("data.0", "zero"),
      ("$.data[0]", "zero"),
    ])
  func finds(_ path: JSONKeyPath, _ value: String) throws {
    #expect(try Document(parsing: KeyPathTests.text).root.value(at: path).string() == value)
  }

  @Test(
    "A text that isn't a path is one key",
    arguments: [
      "a..b", "a.b[", "a.b[0]c", ".a", "a.", "a[]", "a]", "[0", "a.b]c", "$..a", "a[[0]]", "a[0].", ".", "[",
      "a[-1]", "a[+1]", "a[b]", "[b].c", "a['b']", "a[*]", "a[ 1]", "a[0:2]", "$[a]",
      "a[\u{FF11}]", "a[9223372036854775808]",
    ])
  func malformed(_ text: String) throws {
    #expect(JSONKeyPath(text).components == [text])
    let document = try Document(parsing: #"{"a":{"b":[1]}}"#)
    let error = document.thrown { (json) throws(JSONError) in _ = try json.value(at: JSONKeyPath(text)) }
    #expect(error?.code == .missingKey)
  }

  @Test("Only digits are an index", arguments: ["+0", "-0", "+1"])
  func signs(_ component: String) throws {
    let document = try Document(parsing: #"{"array":[1,2],"object":{"+0":0,"-0":0,"+1":0}}"#)
    let root = document.root
    let found = (root.hasValue(at: ["array", component]), root.hasValue(at: ["object", component]))
    #expect(found == (false, true))
  }

  @Test(
    "A path that ends early, or passes a value of another kind, has no value",
    arguments: [
      (JSONKeyPath("data.users.1"), true, false), ("data.users.2", false, true), ("data.x.y", false, true),
      ("n", true, false), ("n.x", false, true), ("data.users.name", false, false), ("data.0.x", false, false),
    ])
  func ends(_ path: JSONKeyPath, hasValue: Bool, endsEarly: Bool) throws {
    let document = try Document(parsing: KeyPathTests.text)
    #expect(document.root.hasValue(at: path) == hasValue)
    #expect(document.root.endsEarly(along: path) == endsEarly)
  }

  @Test("A key path that is created from an array may contain dots in keys, and empty keys")
  func findsOddKeys() throws {
    let document = try Document(parsing: KeyPathTests.text)
    #expect(try document.root.value(at: ["data", "a.b"]).int() == 1)
    #expect(try document.root.value(at: ["data", ""]).int() == 2)
    #expect(try document.root.value(at: []).kind == .object)
  }

  @Test(
    "The error of a key path has the location at which the path ends",
    arguments: [
      JSONKeyPath("data.x"): #"$.data: missing key "x", expected a value (line 1, column 9) [missing-key]"#,
      "data.users[2]":
        "$.data.users: no element 2 in an array of 2 (line 1, column 18) [index-out-of-bounds]",
      ["data", "users", "-1"]:
        "$.data.users: expected an object, found an array (line 1, column 18) [type-mismatch]",
      "data.users.name":
        "$.data.users: expected an object, found an array (line 1, column 18) [type-mismatch]",
      "data.0.x":
        #"$.data["0"]: expected an object, found string "zero" (line 1, column 55) [type-mismatch]"#,
      "n.x": "$.n: expected an object, found null (line 1, column 80) [unexpected-null]",
    ])
  func fails(_ path: JSONKeyPath, _ message: String) throws {
    let document = try Document(parsing: KeyPathTests.text)
    let error = document.thrown { json throws(JSONError) in _ = try json.value(at: path) }
    #expect(error?.description == message)
  }
}
