import JSONCore
import JSONPatch
import MappingTestSupport
import Testing

@Suite struct JSONPatchTests {
  /// A text, the operations of a patch, and the patched text: A.1 to A.8, A.10, A.11, A.14, A.16 and 4.1.
  static let examples = triples(
    #"""
    {"foo":"bar"} │ {"op":"add","path":"/baz","value":"qux"} │ {"foo":"bar","baz":"qux"}
    {"foo":["bar","baz"]} │ {"op":"add","path":"/foo/1","value":"qux"} │ {"foo":["bar","qux","baz"]}
    {"baz":"qux","foo":"bar"} │ {"op":"remove","path":"/baz"} │ {"foo":"bar"}
    {"foo":["bar","qux","baz"]} │ {"op":"remove","path":"/foo/1"} │ {"foo":["bar","baz"]}
    {"baz":"qux","foo":"bar"} │ {"op":"replace","path":"/baz","value":"boo"} │ {"baz":"boo","foo":"bar"}
    {"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}} \#
    │ {"op":"move","from":"/foo/waldo","path":"/qux/thud"} \#
    │ {"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}
    {"foo":["all","grass","cows","eat"]} │ {"op":"move","from":"/foo/1","path":"/foo/3"} \#
    │ {"foo":["all","cows","eat","grass"]}
    {"baz":"qux","foo":["a",2,"c"]} \#
    │ {"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2} \#
    │ {"baz":"qux","foo":["a",2,"c"]}
    {"foo":"bar"} │ {"op":"add","path":"/child","value":{"grandchild":{}}} \#
    │ {"foo":"bar","child":{"grandchild":{}}}
    {"foo":"bar"} │ {"op":"add","path":"/baz","value":"qux","xyz":123} │ {"foo":"bar","baz":"qux"}
    {"/":9,"~1":10} │ {"op":"test","path":"/~01","value":10} │ {"/":9,"~1":10}
    {"foo":["bar"]} │ {"op":"add","path":"/foo/-","value":["abc","def"]} │ {"foo":["bar",["abc","def"]]}
    {"a":{"foo":1}} │ {"op":"add","path":"/a/b","value":null} │ {"a":{"foo":1,"b":null}}
    """#)

  /// Cases from the text of RFC 6902.
  static let rules = triples(
    #"""
    [1] │  │ [1]
    [1] │ {"op":"add","path":"","value":{"a":1}} │ {"a":1}
    [1] │ {"op":"replace","path":"","value":2} │ 2
    [1] │ {"op":"remove","path":""} │ null
    [1,2] │ {"op":"add","path":"/2","value":3} │ [1,2,3]
    [1,2] │ {"op":"add","path":"/0","value":0} │ [0,1,2]
    {"a":1,"b":0} │ {"op":"add","path":"/a","value":2} │ {"a":2,"b":0}
    {"0":1} │ {"op":"add","path":"/0","value":2} │ {"0":2}
    {"a":{"c":1},"b":[]} │ {"op":"copy","from":"/a","path":"/b/-"} │ {"a":{"c":1},"b":[{"c":1}]}
    {"a":1,"b":2} │ {"op":"move","from":"/a","path":"/b"} │ {"b":1}
    {"a":1} │ {"op":"move","from":"/a","path":"/a"} │ {"a":1}
    {"a":{"b":[1]}} │ {"op":"move","from":"/a/b","path":""} │ [1]
    {"a":1} │ {"op":"move","from":"/a","path":"/ab"} │ {"ab":1}
    {"a":null,"b":[1e0,"\u00e9"]} │ {"op":"test","path":"","value":{"b":[1.0,"é"],"a":null}} \#
    │ {"a":null,"b":[1e0,"é"]}
    """#)

  @Test("The examples of RFC 6902 that succeed, and its rules", arguments: examples + rules)
  func succeeds(_ text: String, _ operations: String, _ expected: String) throws {
    var json = try OwnedJSON(parsing: text)
    try json.apply(OwnedJSON(parsing: "[\(operations)]"))
    #expect(json.description == expected)
  }

  static let object = #"{"baz":"qux","foo":["a",2],"password":"hunter2","/":9,"~1":10}"#

  /// The first three are A.9, A.12 and A.15.
  static let inapplicable = pairs(
    #"""
    {"op":"test","path":"/baz","value":"bar"} │ $[1].value: test /baz: the value differs
    {"op":"add","path":"/bar/bat","value":"qux"} \#
    │ $[1].path: add /bar/bat: $: missing key "bar", expected a value
    {"op":"test","path":"/~01","value":"10"} │ $[1].value: test /~01: the value differs
    {"op":"remove","path":"/bar"} │ $[1].path: remove /bar: $: missing key "bar", expected a value
    {"op":"replace","path":"/bar","value":1} │ $[1].path: replace /bar: $: missing key "bar", expected a value
    {"op":"replace","path":"/foo/-","value":1} \#
    │ $[1].path: replace /foo/-: $.foo: no element 3 in an array of 3
    {"op":"add","path":"/foo/4","value":1} │ $[1].path: add /foo/4: $.foo: no element 4 in an array of 3
    {"op":"add","path":"/foo/01","value":1} \#
    │ $[1].path: add /foo/01: $.foo: expected an array index, found another string
    {"op":"add","path":"/password/a","value":1} \#
    │ $[1].path: add /password/a: $.password: expected an object, found a string
    {"op":"add","path":"/foo/0/x","value":1} \#
    │ $[1].path: add /foo/0/x: $.foo[0]: expected an object, found a number
    {"op":"remove","path":"/baz/a"} │ $[1].path: remove /baz/a: $.baz: expected an object, found a string
    {"op":"copy","from":"/bar","path":"/foo"} │ $[1].from: copy /bar: $: missing key "bar", expected a value
    {"op":"move","from":"/foo","path":"/bar/0"} \#
    │ $[1].path: move /bar/0: $: missing key "bar", expected a value
    {"op":"move","from":"/foo","path":"/foo/0"} │ $[1].path: move /foo/0: a value can't be moved into itself
    {"op":"test","path":"/bar","value":1} │ $[1].path: test /bar: $: missing key "bar", expected a value
    """#)

  @Test(
    "An operation that can't be applied is an error with its path and operation, and nothing changes",
    arguments: inapplicable)
  func cannotBeApplied(_ operation: String, _ expected: String) throws {
    try expectError(
      #"[{"op":"add","path":"/foo/0","value":1},\#(operation)]"#, expected + " [transform-failed]")
  }

  static let malformed = pairs(
    ##"""
    {"op":"add","path":"/a","value":1} │ $: expected a JSON Patch, found an object [type-mismatch]
    [1] │ $[0]: expected an object, found 1 [type-mismatch]
    [{"path":"/a"}] │ $[0]: missing key "op", expected a string [missing-key]
    [{"op":1,"path":"/a"}] │ $[0].op: expected a string, found 1 [type-mismatch]
    [{"op":"spam","path":"/a"}] │ $[0].op: "spam" is not a JSON Patch operation [invalid-raw-value]
    [{"op":"add","value":1}] │ $[0]: missing key "path", expected a string [missing-key]
    [{"op":"add","path":"/a"}] │ $[0]: missing key "value", expected a value [missing-key]
    [{"op":"replace","path":"/baz"}] │ $[0]: missing key "value", expected a value [missing-key]
    [{"op":"test","path":"/baz"}] │ $[0]: missing key "value", expected a value [missing-key]
    [{"op":"copy","path":"/a"}] │ $[0]: missing key "from", expected a string [missing-key]
    [{"op":"move","path":"/a"}] │ $[0]: missing key "from", expected a string [missing-key]
    [{"op":"remove","path":"foo"}] │ $[0].path: expected a JSON Pointer, found "foo" [invalid-format]
    [{"op":"remove","path":"#/foo"}] │ $[0].path: expected a JSON Pointer, found "#/foo" [invalid-format]
    [{"op":"move","from":"/~2","path":"/a"}] \##
    │ $[0].from: expected a JSON Pointer, found "/~2" [invalid-format]
    """##)

  @Test("A malformed patch is an error with its location, and nothing changes", arguments: malformed)
  func isNoPatch(_ patch: String, _ expected: String) throws { try expectError(patch, expected) }

  @Test("The duplicate member of A.13 is an error if the options for parsing reject it")
  func duplicateMember() {
    let patch = #"[{"op":"add","path":"/baz","value":"qux","op":"remove"}]"#
    let options = JSONParseOptions(duplicateKeys: .reject)
    #expect(parseError(patch.utf8, options: options)?.issue.code == .duplicateKey)
  }

  struct Copy {
    let text: String
    let operation: String
    /// The number of bytes that it copies the first time.
    let size: Int
    let doubles: Bool
  }

  static let copies = [
    Copy(text: #"{"a":1}"#, operation: #"{"op":"copy","from":"","path":"/a"}"#, size: 7, doubles: false),
    Copy(text: #"{"a":1}"#, operation: #"{"op":"copy","from":"/a","path":"/b"}"#, size: 1, doubles: false),
    Copy(text: #"{"a":[]}"#, operation: #"{"op":"copy","from":"","path":"/a/0"}"#, size: 8, doubles: true),
    Copy(text: #"{"a":[]}"#, operation: #"{"op":"copy","from":"/a","path":"/a/-"}"#, size: 2, doubles: true),
    Copy(text: "[0]", operation: #"{"op":"copy","from":"","path":"/-"}"#, size: 3, doubles: true),
  ]

  @Test("Copies are limited, because each can double the value", arguments: copies, [1, 3, 40, 500])
  func sizeLimit(_ copy: Copy, count: Int) throws {
    let original = try OwnedJSON(parsing: copy.text)
    let operations = Array(repeating: try OwnedJSON(parsing: copy.operation), count: count)
    let patch = OwnedJSON.array(OwnedJSON.Elements(operations))
    var json = original
    let bytes = copy.size == 1 ? "1 byte is" : "\(copy.size) bytes are"
    for limit in [copy.size - 1, copy.size / 2, 0] {
      let error = thrown { try json.apply(patch, sizeLimit: limit) }
      #expect(error?.description == "$[0].from: \(bytes) more than the limit of \(limit) [size-limit]")
      #expect(json == original)
    }
    if count >= 40, copy.doubles {
      #expect(thrown { try json.apply(patch, sizeLimit: 1 << 12) }?.issue.code == .sizeLimit)
      #expect(json == original)
    } else {
      try json.apply(patch, sizeLimit: count == 1 ? copy.size : 1 << 20)
      #expect(json != original || copy.size == 1 && json["b"] == 1)
    }
  }

  private func expectError(_ patch: String, _ expected: String) throws {
    let original = try OwnedJSON(parsing: Self.object)
    let patch = try OwnedJSON(parsing: patch)
    var json = original
    let error = #expect(throws: JSONError.self) { try json.apply(patch) }
    #expect(error?.description == expected)
    #expect(json.description == original.description)
  }
}

/// The rows of a table in text: one per line, with a bar between its two cells.
private func pairs(_ table: String) -> [(String, String)] { cells(table).map { ($0[0], $0[1]) } }

/// The rows of a table in text: one per line, with bars between its three cells.
private func triples(_ table: String) -> [(String, String, String)] {
  cells(table).map { ($0[0], $0[1], $0[2]) }
}

private func cells(_ table: String) -> [[String]] {
  table.split(separator: "\n").map {
    $0.split(separator: " │ ", omittingEmptySubsequences: false).map { String($0) }
  }
}

@Suite struct DifferenceTests {
  @Test(
    "A difference is a patch of the changes",
    arguments: [
      ("[1,{}]", "[1,{}]", "[]"), ("1", "1.0", "[]"),
      ("1", "[]", #"[{"op":"replace","path":"","value":[]}]"#),
      (
        #"{"a":1,"b":{"c":[1],"d/":2},"e":null}"#, #"{"b":{"d/":null,"c":[1]},"f":null}"#,
        #"[{"op":"remove","path":"/a"},{"op":"replace","path":"/b/d~1","value":null},{"op":"remove","path":"/e"},{"op":"add","path":"/f","value":null}]"#
      ),
      (
        "[1,2,3,4,5]", "[1,5]",
        #"[{"op":"remove","path":"/3"},{"op":"remove","path":"/2"},{"op":"remove","path":"/1"}]"#
      ),
      ("[1,5]", "[1,2,3,5]", #"[{"op":"add","path":"/1","value":2},{"op":"add","path":"/2","value":3}]"#),
      ("[1,1]", "[1,1,1]", #"[{"op":"add","path":"/2","value":1}]"#),
      (
        #"[0,{"a":1},3]"#, #"[0,{"a":2},7,8,3]"#,
        #"[{"op":"replace","path":"/1/a","value":2},{"op":"add","path":"/2","value":7},{"op":"add","path":"/3","value":8}]"#
      ),
    ])
  func changes(_ old: String, _ new: String, _ expected: String) throws {
    let difference = try OwnedJSON(parsing: old).difference(to: OwnedJSON(parsing: new))
    #expect(difference.description == expected)
  }

  @Test("The difference of two values changes one to the other")
  func randomPairs() throws {
    var generator = DocumentGenerator(seed: 38)
    var changes = 0
    for round in 0..<Thoroughness.optimizedRounds(1000, of: 100_000) {
      let old = try OwnedJSON(parsing: generator.document())
      let new = try round % 4 == 0 ? OwnedJSON(parsing: generator.document()) : changed(old, &generator)
      let patch = old.difference(to: new)
      var patched = old
      try patched.apply(OwnedJSON(parsing: patch.description))
      if patched != new { Issue.record("\(old) isn't changed to \(new) by \(patch)") }
      if (patch == []) != (old == new) { Issue.record("\(patch) from \(old) to \(new)") }
      changes += patch.arrayValue?.count ?? 0
    }
    #expect(changes > 1000)
  }

  /// A copy of a value with some of its parts changed, removed or added.
  private func changed(_ json: OwnedJSON, _ generator: inout DocumentGenerator) -> OwnedJSON {
    switch json {
    case .array(var elements) where generator.below(8) > 0:
      for index in elements.indices where generator.below(2) == 0 {
        elements[index] = changed(elements[index], &generator)
      }
      if !elements.isEmpty, generator.below(3) == 0 { elements.remove(at: generator.below(elements.count)) }
      if generator.below(3) == 0 { elements.insert(["new"], at: generator.below(elements.count + 1)) }
      return .array(elements)
    case .object(var members) where generator.below(8) > 0:
      for (key, value) in members where generator.below(2) == 0 {
        members[key] = generator.below(3) == 0 ? nil : changed(value, &generator)
      }
      if generator.below(3) == 0 { members["~/\(generator.below(3))"] = .null }
      return .object(members)
    default: return [nil, true, 1, "a", [], [:], json][generator.below(7)]
    }
  }

  @Test("Deep values are compared and patched without recursion")
  func deep() throws {
    let depth = Thoroughness.optimizedRounds(10_000, of: 100_000)
    let options = JSONParseOptions(depthLimit: .max)
    func json(_ end: String) throws -> OwnedJSON {
      let text = String(repeating: #"[{"a":"#, count: depth) + end + String(repeating: "}]", count: depth)
      return try OwnedJSON(parsing: text, options: options)
    }
    var value = try json("1")
    let patch = try value.difference(to: json("2"))
    #expect(patch.arrayValue?.count == 1)
    try value.apply(patch)
    #expect(try value == json("2"))
  }
}
