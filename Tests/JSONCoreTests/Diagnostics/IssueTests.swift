import Testing

@testable import JSONCore

@Suite struct IssueTests {
  @Test("Equality includes kind and location, but not the excerpt and notes")
  func equality() throws {
    let first = try syntaxError("[1,x] ")
    #expect(try first == syntaxError("[2,x] "))
    #expect(try first.hashValue == syntaxError("[2,x] ").hashValue)
    #expect(try first != syntaxError("[1, x]"))
    #expect(try first != syntaxError("[1,y] "))
    var issue = first.issue
    issue.preview = "x"
    issue.related = [
      JSONCore.Issue.Related(
        message: "here", location: SourceLocation(offset: 0, length: 1, line: 1, column: 1))
    ]
    issue.notes = [IssueNote(nil, "note", about: .value)]
    issue.excerpt = nil
    #expect(issue == first.issue)
    issue.model = "Movie"
    #expect(issue != first.issue)
  }

  @Test("Several issues are one line, and an excerpt each")
  func several() throws {
    var first = try syntaxError("[x]").issue
    first.model = "Movie"
    let both = JSONError(issues: [first, try syntaxError("{y}").issue])
    #expect(
      both.description == """
        2 errors: $[0]: unknown literal "x", expected true, false or null \
        (line 1, column 2) [invalid-literal]; $: unexpected "y", expected a key or "}" (line 1, column 2) \
        [unexpected-character]
        """)
    #expect(
      both.rendered() == """
        error[invalid-literal]: unknown literal "x", expected true, false or null
          --> $[0] (line 1, column 2, byte 1)
         1 | [x]
           |  ^

        error[unexpected-character]: unexpected "y", expected a key or "}"
          --> $ (line 1, column 2, byte 1)
         1 | {y}
           |  ^
        """)
  }

  @Test("An error is pending until its own document resolves it")
  func resolution() throws {
    let document = try Document(parsing: "[1,[true]]")
    let other = try Document(parsing: "[1,[true]]")
    let pending = #expect(throws: JSONError.self) { try document.root.value(at: "[1][0]").int() }
    let error = try #require(pending)
    #expect(!error.isResolved)
    #expect(error.resolved(at: other.root) == error && error.description == "expected Int [type-mismatch]")
    #expect(error.rendered() == "error[type-mismatch]: expected Int")
    let resolved = error.resolved(at: document.root)
    #expect(resolved.isResolved)
    #expect(resolved.description == "$[1][0]: expected Int, found true (line 1, column 5) [type-mismatch]")
    #expect(resolved.resolved(at: document.root) == resolved)
  }

  @Test("The error names the innermost model, with the key of its property in the text")
  func annotation() throws {
    struct Inner {}
    struct Outer {}
    let error = try Document(parsing: #"{"list":[{"a":{"b":"x"}}]}"#).thrown { json throws(JSONError) in
      let inner = try json.value(at: "list[0]")
      do throws(JSONError) { _ = try inner.value(at: "a.b").int() } catch {
        throw error.annotated(model: Inner.self, at: inner).annotated(model: Outer.self, at: json)
      }
    }
    #expect(error?.issue.model == "Inner" && error?.issue.property == "a.b")
    #expect(
      error?.description
        == #"$.list[0].a.b: expected Int for Inner.a.b, found string "x" (line 1, column 20) [type-mismatch]"#
    )
  }

  @Test(
    "A property is named by the path to its last key",
    arguments: [
      (#"{"a":"x"}"#, "a", "a", ".a"),
      (#"{"image":{"size":{"width":"x"}}}"#, "image.size.width", "image.size.width", ".image.size.width"),
      (#"{"labels":{"a b":"x"}}"#, "labels.a b", #"labels["a b"]"#, #".labels["a b"]"#),
      (#"{"a b":"x"}"#, "a b", #"["a b"]"#, #"["a b"]"#),
      (#"{"a b":{"c":"x"}}"#, "a b.c", #"["a b"].c"#, #"["a b"].c"#),
      (#"{"1":"x"}"#, "1", #"["1"]"#, #"["1"]"#), (#"{"ids":[1,"x"]}"#, "ids[1]", "ids", ".ids"),
      (#"{"grid":[[1],["x"]]}"#, "grid[1][0]", "grid", ".grid"),
      (#"{"rows":[{"é":"x"}]}"#, "rows[0].é", "rows[0].é", ".rows[0].é"),
      (#"{"labels":{"a":["x"]}}"#, "labels.a[0]", "labels.a", ".labels.a"),
      (#"[{"a":"x"}]"#, "[0].a", "[0].a", "[0].a"),
      (#"["x"]"#, "[0]", nil, ""),
    ] as [(String, JSONKeyPath, String?, String)])
  func properties(text: String, path: JSONKeyPath, property: String?, shown: String) throws {
    struct Model {}
    let document = try Document(parsing: text)
    let error = document.thrown(by: Model.self) { json throws(JSONError) in
      _ = try json.value(at: path).int()
    }
    #expect(error?.issue.property == property)
    #expect(error?.issue.message == "expected Int for Model\(shown), found string \"x\"")
  }

  @Test("A missing property is named by its path, and a key of a dictionary by the dictionary")
  func keyProperties() throws {
    struct Model {}
    let document = try Document(parsing: #"{"image":{"size":{}},"days":{"x":1}}"#)
    func issue(_ read: (JSONObject) throws(JSONError) -> Void) -> JSONCore.Issue? {
      document.thrown(by: Model.self) { json throws(JSONError) in try read(json.object()) }?.issue
    }
    let missing = issue { (json) throws(JSONError) in
      _ = try json.value.value(at: "image.size.width", expecting: Int.self)
    }
    #expect(missing?.property == "image.size.width")
    #expect(missing?.message == #"missing key "width" required by Model (Int)"#)
    let key = issue { (json) throws(JSONError) in
      _ = try json.value.value(at: "days").object().dictionary(keys: Int.self) { (value) throws(JSONError) in
        try value.int()
      }
    }
    #expect(key?.property == "days")
    #expect(
      key?.description
        == #"$.days.x: expected a key of type Int for Model.days, found "x" (line 1, column 30) [invalid-format]"#
    )
  }

  @Test("The message shows each key of a long path, shortened, and only the first and last of very many keys")
  func longProperties() {
    var issue = JSONCore.Issue(.typeMismatch(expected: "Int"))
    issue.model = "Model"
    issue.property = "configuration.background.gradient.colorAtTheTop"
    #expect(issue.message == "expected Int for Model.configuration.background.gradient.colorAtTheTop")
    let long = String(repeating: "a", count: 50)
    issue.property = "x.\(long).y"
    #expect(issue.message == "expected Int for Model.x.\(long.prefix(39))….y")
    issue.property = (0..<1000).map { "k\($0)" }.joined(separator: ".")
    #expect(issue.message == "expected Int for Model.k0.k1.….k999")
  }

  @Test("An error without a location gets the location of its value")
  func placement() throws {
    let error = try Document(parsing: #"{"a":"x"}"#).thrown { json throws(JSONError) in
      throw try JSONError(.transformFailed("not a colour")).placed(at: json.value(at: "a"))
    }
    #expect(error?.description == "$.a: not a colour (line 1, column 6) [transform-failed]")
  }

  @Test("Line and column of an error are those of its first issue, and 0 without a text")
  func lines() {
    let error = parseError("[1,\n  2,\n  x]")
    #expect([error?.line, error?.column, error?.issue.line, error?.issue.column] == [3, 3, 3, 3])
    let other = JSONError(.custom("no place"))
    #expect(other.line == 0 && other.column == 0)
  }

  @Test("Every code has a category, and a name in lowercase")
  func codes() {
    for code in IssueCode.allCases {
      #expect(code.rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || [0x2D, 0x38].contains($0) })
    }
    let counts = Dictionary(grouping: IssueCode.allCases, by: \.category).mapValues(\.count)
    #expect(counts == [.syntax: 14, .incomplete: 3, .limit: 2, .data: 15, .encoding: 2])
  }
}

@Suite("Expectations of issues")
struct IssueExpectationTests {
  static let texts: [(IssueExpectation, String)] = [
    (.type("Int"), "Int"), (.object, "an object"), (.array, "an array"),
    (.date(format: "yyyy-MM-dd"), "a date (yyyy-MM-dd)"), (.duration, "a duration (ISO 8601)"),
    (.uuid, "a UUID"), (.numberInString, "a number in a string"), (.words("a point"), "a point"),
    ("a point", "a point"), ("\(2) points", "2 points"),
  ]

  @Test("Each has a text in messages and in the machine form", arguments: texts)
  func words(expected: IssueExpectation, text: String) throws {
    #expect(expected.description == text)
    let kind = IssueKind.typeMismatch(expected: expected)
    #expect(kind.message == "expected " + text)
    #expect(kind.machineForm["expected"]?.stringValue == text)
  }

  @Test("A custom text isn't equal to another expectation with the same text", arguments: texts.dropLast(3))
  func wordsAreWords(expected: IssueExpectation, text: String) { #expect(expected != .words(text)) }

  @Test("The machine forms of expectations with equal texts differ")
  func forms() {
    let kinds = Self.texts.dropLast(2).map { IssueKind.typeMismatch(expected: $0.0).machineForm }
    let words = Self.texts.dropLast(3).map { IssueKind.typeMismatch(expected: .words($0.1)).machineForm }
    #expect(Set(kinds + words).count == kinds.count + words.count)
  }

  static let advice: [(IssueExpectation, [String])] = [
    (.object, ["help: the string contains JSON; decode it with `.jsonText`"]),
    (.array, ["help: the string contains JSON; decode it with `.jsonText`"]), ("an object", []),
    (.type("Int"), []),
  ]

  @Test("Advice depends on the expectation, not on its text", arguments: advice)
  func wordsDecideNothing(expected: IssueExpectation, advice: [String]) throws {
    let document = try Document(parsing: #""{}""#)
    let error = document.root.mismatch(expected: expected).resolved(at: document.root)
    #expect(error.issue.advice == advice)
  }
}
