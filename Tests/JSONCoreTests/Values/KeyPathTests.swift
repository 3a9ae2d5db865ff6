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

@Suite("Decoding the first alternative that fits")
struct OneOfTests {
  private static func flag(_ json: JSONValue) throws(JSONError) -> String { "flag \(try json.bool())" }
  private static func text(_ json: JSONValue) throws(JSONError) -> String { "text \(try json.string())" }
  private static func number(_ json: JSONValue) throws(JSONError) -> String { "number \(try json.int())" }
  private static func list(_ json: JSONValue) throws(JSONError) -> String { "list \(try json.array().count)" }

  @Test(
    "The first of two to four alternatives that fits is decoded",
    arguments: [
      ("true", ["flag true", "flag true", "flag true"]),
      (#""a""#, ["text a", "text a", "text a"]),
      ("7", [nil, "number 7", "number 7"]),
      ("[1]", [nil, nil, "list 1"]),
      ("null", [nil, nil, nil]),
    ] as [(String, [String?])])
  func alternatives(text: String, results: [String?]) throws {
    let document = try Document(parsing: text)
    let json = document.root
    let found = [
      try? json.oneOf(Self.flag, Self.text), try? json.oneOf(Self.flag, Self.text, Self.number),
      try? json.oneOf(Self.flag, Self.text, Self.number, Self.list),
    ]
    #expect(found == results)
  }

  @Test("If no alternative fits, the error contains the reason for each")
  func none() throws {
    let error = try Document(parsing: "{}").thrown { (json) throws(JSONError) in
      _ = try json.oneOf(Self.flag, Self.text, Self.number, Self.list)
    }
    #expect(error?.description == "$: no alternative of String fits (line 1, column 1) [no-alternative]")
    #expect(
      error?.issue.alternatives.map(\.message) == [
        "expected Bool, found an object", "expected String, found an object",
        "expected Int, found an object", "expected an array, found an object",
      ])
  }
}

@Suite struct ContextTests {
  private protocol Catalogue: Sendable { var size: Int { get } }
  private struct Skills: Catalogue { var size: Int }
  private final class Store: Catalogue { let size = 3 }

  @Test("A context is found as its own type and as a protocol to which it conforms")
  func types() throws {
    let document = try Document(parsing: #"{"a":[{"b":1}]}"#)
    try document.root.withContext(Skills(size: 7)) { json in
      let inner = try json.value(at: "a[0].b")
      #expect(inner.context(Skills.self)?.size == 7)
      #expect(inner.context((any Catalogue).self)?.size == 7)
      #expect(inner.context(Store.self) == nil)
      #expect(inner.context(Int.self) == nil)
      #expect((inner.anyContext as? Skills)?.size == 7)
      #expect(try json.object().context(Skills.self)?.size == 7)
    }
    #expect(document.root.context(Skills.self) == nil)
    #expect(document.root.anyContext == nil)
  }

  @Test("A context is lent to a closure as its own type and as a protocol to which it conforms")
  func lent() throws {
    let document = try Document(parsing: "1")
    #expect(document.root.context(Store.self) { $0.size } == nil)
    document.root.withContext(Store()) { json in
      #expect(json.context(Store.self) { $0.size } == 3)
      #expect(json.context((any Catalogue).self) { $0.size } == 3)
      #expect(json.context(Skills.self) { $0.size } == nil)
    }
    document.root.withContext([1, 2]) { json in
      let kept = json.context([Int].self) { numbers in copy numbers }
      #expect(kept == [1, 2])
      #expect(throws: JSONError.self) {
        try json.context([Int].self) { (_) throws(JSONError) -> Int in throw JSONError(.custom("refused")) }
      }
    }
  }

  @Test("A context that is passed as a protocol, an optional or a class is found as its own type")
  func existentials() throws {
    let document = try Document(parsing: "1")
    let catalogue: any Catalogue = Skills(size: 5)
    document.root.withContext(catalogue) { json in
      #expect(json.context((any Catalogue).self)?.size == 5)
      #expect(json.context(Skills.self)?.size == 5)
    }
    document.root.withContext(Store()) { json in
      #expect(json.context(Store.self)?.size == 3)
      #expect(json.context((any Catalogue).self)?.size == 3)
    }
    document.root.withContext(Optional<Int>.none) { json in #expect(json.context(Int.self) == nil) }
  }

  @Test("An inner context hides the outer one during its call only")
  func nested() throws {
    let document = try Document(parsing: "[1]")
    document.root.withContext(1) { outer in
      outer.withContext("two") { inner in
        #expect(inner.context(String.self) == "two")
        #expect(inner.context(Int.self) == nil)
      }
      #expect(outer.context(Int.self) == 1)
      #expect(outer.context(String.self) == nil)
    }
  }

  @Test("A thrown error is passed on, and resolved outside")
  func errors() throws {
    let error = try Document(parsing: "[true]").thrown { json throws(JSONError) in
      try json.withContext(1) { json throws(JSONError) in try [Int].read(json) }
    }
    #expect(error?.description == "$[0]: expected Int, found true (line 1, column 2) [type-mismatch]")
  }
}

/// Misuse of the safe interface stops the process, without access to other memory.
@Suite struct MisuseTests {
  @Test("Ends without a beginning, and values of another document, end the process")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.endArray()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try? writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try? writer.beginArray()
      writer.writeNull()
      _ = writer.takeBack(from: 0)
      writer.endArray()
    }
    await #expect(processExitsWith: .failure) { MisuseTests.askForPathOfAnotherDocument() }
    await #expect(processExitsWith: .failure) { MisuseTests.makeMemberOfAnotherDocument() }
  }

  // An error would end the process too, which the test expects, so these cases return instead.

  private static func askForPathOfAnotherDocument() {
    guard let larger = try? Document(parsing: "[[1]]"), let document = try? Document(parsing: "[1]"),
      let inner = try? larger.root.array()[0]
    else { return }
    _ = document.root.path(to: inner.firstChild)
  }

  private static func makeMemberOfAnotherDocument() {
    guard let other = try? Document(parsing: "1"), let document = try? Document(parsing: "{}"),
      let object = try? document.root.object()
    else { return }
    let value = other.root
    try? MappedMember.reading(object, state: 0) { (member) throws(JSONError) in
      _ = member.member("a", value: value).isReading
    }
  }

  @Test("A prepared key is written once, in any order, and only if the table contains it")
  func preparedKeys() throws {
    let keys = PreparedKeys()
    let names = ["a", "a key longer than one word", "ü/"]
    for (position, name) in names.enumerated() {
      #expect(keys.append(name, wireName: name, options: JSONWriteOptions(escapesSlashes: true)) == position)
    }
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: true), capacity: 0)
    var written = PreparedKeys.Written()
    try writer.beginObject()
    for (number, name) in names.reversed().enumerated() {
      #expect(writer.key(name, of: keys, written: &written) == .written)
      writer.write(number)
    }
    #expect(writer.key("a", of: keys, written: &written) == .repeated)
    #expect(writer.key("b", of: keys, written: &written) == .unknown)
    writer.endObject()
    #expect(
      String(decoding: try writer.finish(), as: UTF8.self)
        == #"{"ü\/":0,"a key longer than one word":1,"a":2}"#)
  }
}
