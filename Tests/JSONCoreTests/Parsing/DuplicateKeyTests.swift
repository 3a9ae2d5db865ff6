import Testing

@testable import JSONCore

@Suite struct DuplicateKeyTests {
  static let spellings = [
    #"{"a":1,"b":0,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
    #"{"\u0061":1,"\u0061":2,"c":3}"#,
  ]

  @Test("The first of duplicate keys is used by default, the last on request", arguments: spellings)
  func chosenMember(_ text: String) throws {
    for (options, value) in [(JSONParseOptions(), 1), (JSONParseOptions(duplicateKeys: .useLast), 2)] {
      let document = try Document(parsing: text, options: options)
      #expect(try document.root.object()["a"]?.int() == value)
      #expect(try document.root.object()[String("a")]?.int() == value)
      #expect(try [String: Int].read(document.root)["a"] == value)
    }
  }

  @Test(
    "Only the value of the chosen member is decoded",
    arguments: [
      (#"{"a":1,"a":"x"}"#, .useFirst, 1), (#"{"a":1,"b":2,"\u0061":null}"#, .useFirst, 1),
      (#"{"a":"x","a":1}"#, .useLast, 1), (#"{"a":"x","b":2,"a":"y","\u0061":3}"#, .useLast, 3),
      (#"{"a":"x","a":1}"#, .useFirst, nil), (#"{"a":1,"a":"x"}"#, .useLast, nil),
    ] as [(String, JSONParseOptions.DuplicateKeys, Int?)])
  func discarded(_ text: String, _ duplicateKeys: JSONParseOptions.DuplicateKeys, _ value: Int?) throws {
    let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicateKeys))
    #expect((try? [String: Int].read(document.root))?["a"] == value)
  }

  @Test("Iteration includes all members", arguments: [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func iteration(_ duplicateKeys: JSONParseOptions.DuplicateKeys) throws {
    let options = JSONParseOptions(duplicateKeys: duplicateKeys)
    let document = try Document(parsing: #"{"a":1,"b":0,"a":2}"#, options: options)
    var members: [String] = []
    try document.root.object().forEach { member throws(JSONError) in
      members.append("\(member.key)=\(try member.value.int())")
    }
    #expect(members == ["a=1", "b=0", "a=2"])
  }

  private static let rejecting = JSONParseOptions(duplicateKeys: .reject)

  static let rejected: [(text: String, path: String, offset: Int, length: Int, first: Int)] = [
    (#"{"a":1,"b":0,"a":2}"#, "$.a", 13, 3, 1),
    (#"{"a":1,"\u0061":2}"#, "$.a", 7, 8, 1),
    (#"{"\u0061":1,"a":2}"#, "$.a", 12, 3, 1),
    (#"{"":1,"":2}"#, #"$[""]"#, 6, 2, 1),
    (#"[0,{"x":{"a":{},"a":[]}}]"#, "$[1].x.a", 16, 3, 9),
    (#"{"a":1,"b":2,"b":3,"a":4}"#, "$.b", 13, 3, 7),
    (#"{"a":1,"a":{"b":1,"b":2}}"#, "$.a", 7, 3, 1),
    (#"{"a":1,"a":2"#, "$.a", 7, 3, 1),
    (#"[{"a":1,"a":[tru]}]"#, "$[0].a", 8, 3, 2),
    (#"{"a":{"b":1,"b":1},"a":1}"#, "$.a.b", 12, 3, 6),
  ]

  @Test("A duplicate key is rejected at the first repetition in reading order", arguments: rejected)
  func rejection(text: String, path: String, offset: Int, length: Int, first: Int) throws {
    let issue = try #require(parseError(text.utf8, options: Self.rejecting)?.issue)
    #expect(issue.code == .duplicateKey && issue.category == .syntax)
    #expect(issue.path.description == path)
    #expect(issue.location == SourceLocation(offset: offset, length: length, line: 1, column: offset + 1))
    #expect(issue.related.map(\.message) == ["first occurrence"])
    #expect(issue.related.map(\.location.offset) == [first])
  }

  @Test(
    "Other keys aren't duplicates, even if they look the same",
    arguments: [
      #"{"a":1,"A":2}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"a":1,"b":{"a":1}}"#, #"[{"a":1},{"a":1}]"#,
      "{\"\u{C5}\":1,\"\u{212B}\":2,\"A\u{30A}\":3}", #"{"a":1,"a ":2,"":3}"#, "{}",
    ])
  func differentKeys(_ text: String) { #expect(parseError(text.utf8, options: Self.rejecting) == nil) }

  @Test("The error about a duplicate key shows both locations")
  func rendering() {
    #expect(
      parseError(#"{"id":1,"id":2}"#.utf8, options: Self.rejecting)?.rendered() == """
        error[duplicate-key]: duplicate key "id"
          --> $.id (line 1, column 9, byte 8)
         1 | {"id":1,"id":2}
           |         ^~~~
           = note: first occurrence at line 1, column 2
        """)
  }
}
