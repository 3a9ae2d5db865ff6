import Testing

@testable import JSONCore

@Suite("Errors as JSON")
struct MachineFormTests {
  /// An issue of every kind.
  static let kinds: [JSONCore.Issue.Kind] = [
    .unexpectedCharacter(found: "\"x\"", expected: "a value"), .trailingComma(before: "]"),
    .invalidEscape("\\q"),
    .invalidUnicodeEscape("\\u00"), .loneSurrogate("\\ud800", isHigh: true),
    .loneSurrogate("\\udc00", isHigh: false),
    .controlCharacter(0), .invalidUTF8(byte: 255), .leadingZero, .invalidNumber("1."), .invalidLiteral("tru"),
    .nonFiniteLiteral("NaN"), .trailingContent, .invalidJSON("no"), .duplicateKey("a"), .emptyInput,
    .unexpectedEnd(inside: "an array", expected: "\"]\""), .unterminatedString, .depthLimit(3),
    .sizeLimit(3, actual: 4), .missingKey("a", expected: "Int"), .unexpectedNull(expected: "Int"),
    .typeMismatch(expected: "Int"), .numberOutOfRange(type: "Int8", range: "-128...127"),
    .fractionalNumber(expected: "Int"), .invalidRawValue(type: "Level", allowed: ["1", "\"b\""]),
    .invalidFormat(expected: "a date", reason: "month 13"), .unknownKey("a\n"),
    .unknownReference(type: "Skill", key: "id", value: "9"), .wrongCount(expected: 2, found: 3),
    .indexOutOfBounds(-1, count: 2), .noAlternative(type: "Shape"), .transformFailed("no"), .custom("né"),
    .conversionFailed(to: "Level"), .transformFailed(IssueKind.conversionFailed(to: "Level").message),
    .invalidFormat(expected: .date(format: "yyyy-MM-dd"), reason: "month 13"),
    .nonFiniteNumber("inf"), .keyCollision("a"),
  ]

  @Test("Every code has a kind of issue")
  func allCodes() { #expect(Set(Self.kinds.map(\.code)) == Set(IssueCode.allCases)) }

  @Test("Decoding the machine form gives an equal error with the same texts", arguments: kinds)
  func roundTrip(_ kind: JSONCore.Issue.Kind) throws {
    var issue = JSONError(kind).issue
    issue.path = JSONPath([.key("a/b~"), .index(3), .key("0"), .key("")])
    issue.location = SourceLocation(offset: 3, length: 2, line: 1, column: 4)
    issue.model = "Movie"
    issue.property = "a"
    issue.actual = .string
    issue.preview = "\"x\""
    issue.isIncomplete = !issue.isIncomplete && issue.category == .syntax || issue.isIncomplete
    issue.related = [
      JSONCore.Issue.Related(
        message: "opened", location: SourceLocation(offset: 0, length: 1, line: 1, column: 1))
    ]
    issue.notes = [IssueNote(.help, "no", about: .value), IssueNote(nil, "keys", about: .shape)]
    issue.excerpt = Excerpt(text: "…a\"x\"b…", caret: 2, width: 3, values: [2..<5])
    issue.alternatives = [JSONError(.custom("inner")).issue]
    let error = JSONError(issues: [issue, JSONError(kind).issue])
    let back = try JSONError(json: error.json)
    #expect(back == error)
    #expect(back.description == error.description)
    #expect(back.rendered(color: true) == error.rendered(color: true))
    #expect(back.rendered(hidesValues: true) == error.rendered(hidesValues: true))
    #expect(back.json == error.json)
    #expect(try OwnedJSON(kind) == kind.machineForm)
    #expect(try JSONCore.Issue.Kind(machineForm: kind.machineForm) == kind)
  }

  @Test("The machine form contains whether there are more issues")
  func truncated() throws {
    let issue = JSONError(.leadingZero).issue
    let error = JSONError(issues: [issue, issue], hasMoreIssues: true)
    #expect(error.json.hasSuffix(#"],"isTruncated":true,"hasMoreIssues":true}"#))
    let copy = try JSONError(json: error.json)
    #expect(copy.isTruncated && copy.hasMoreIssues)
    #expect(try JSONError(json: error.json).description == error.description)
    #expect(error.withoutValues.isTruncated && error.withoutValues.hasMoreIssues)
    #expect(error.description.hasPrefix("2 errors and more: $: number has a leading zero"))
    #expect(error.rendered().hasSuffix("\n\nand more: not all issues are reported"))
    #expect(
      JSONError(issues: [issue], hasMoreIssues: true).description
        == "1 error and more: $: number has a leading zero [leading-zero]")
  }

  @Test("The texts distinguish possible further issues from certain ones")
  func perhapsMore() throws {
    let issue = Issue(.leadingZero)
    let error = JSONError(issues: [issue], isTruncated: true)
    #expect(error.json.hasSuffix(#"],"isTruncated":true}"#))
    for error in [error, try JSONError(json: error.json), error.withoutValues] {
      #expect(error.isTruncated && !error.hasMoreIssues)
      #expect(error.description == "1 error and perhaps more: $: number has a leading zero [leading-zero]")
      #expect(
        error.rendered() == """
          error[leading-zero]: number has a leading zero
            --> $

          and perhaps more: the rest could not be checked
          """)
    }
    #expect(
      JSONError(issues: [issue, issue], isTruncated: true).description
        == """
        2 errors and perhaps more: $: number has a leading zero [leading-zero]; \
        $: number has a leading zero [leading-zero]
        """)
    #expect(try !JSONError(json: JSONError(.leadingZero).json).isTruncated)
  }

  @Test("An error has the documented machine form")
  func form() throws {
    let document = try Document(parsing: #"{"id":12,"name":"Dory","year":"2016"}"#)
    struct Movie {}
    let error = document.thrown { json throws(JSONError) in
      do throws(JSONError) {
        _ = try json.value(at: "year").int()
      } catch {
        throw error.annotated(model: Movie.self, at: json)
      }
    }
    #expect(
      error?.json == #"""
        {"issues":[{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year","offset":30,\#
        "length":6,"line":1,"column":31,"expected":"Int","actual":"string","model":"Movie","property":"year",\#
        "message":"expected Int for Movie.year, found string \"2016\"","details":{"expected":"Int","form":"type"},\#
        "preview":"\"2016\"","excerpt":{"text":"{\"id\":12,\"name\":\"Dory\",\"year\":\"2016\"}","caret":30,\#
        "width":6,"values":[6,8,16,22,30,36]}}]}
        """#)
    #expect(
      JSONError(.leadingZero).json
        == #"{"issues":[{"code":"leading-zero","category":"syntax","path":"$","pointer":"","message":"number has a leading zero"}]}"#
    )
  }

  @Test(
    "Other JSON is rejected",
    arguments: [
      "1": "an object is missing",
      "{}": #""issues" are missing"#,
      #"{"issues":[]}"#: #""issues" are missing"#,
      #"{"issues":[{}]}"#: #""code" is missing"#,
      #"{"issues":{}}"#: #""issues" is no array"#,
      #"{"issues":[{"code":"x"}]}"#: #""x" is no code"#,
      #"{"issues":[{"code":"custom"}]}"#: #""reason" is missing"#,
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"x"}]}"#:
        #""pointer" is no JSON Pointer"#,
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"/~2"}]}"#:
        #""pointer" is no JSON Pointer"#,
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"","offset":-1}]}"#:
        #""offset" is negative"#,
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"","actual":"date"}]}"#:
        #""date" is no kind of JSON value"#,
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"","excerpt":{"text":"a","caret":9,"width":9,"values":[1,0]}}]}"#:
        #""values" are not within the excerpt"#,
    ])
  func refused(_ text: String, _ reason: String) throws {
    let error = #expect(throws: JSONError.self) { try JSONError(json: text) }
    #expect(error?.issue.kind == .invalidFormat(expected: "an error in its machine form", reason: reason))
  }

  @Test(
    "The found value is named",
    arguments: [
      ("{}", "an object", "\"issues\" are missing"), ("[]", "an array", "an object is missing"),
      ("\"a\"", "\"a\"", "an object is missing"), ("12", "12", "an object is missing"),
      ("true", "true", "an object is missing"), ("null", "null", "an object is missing"),
    ])
  func foundInstead(_ text: String, _ found: String, _ reason: String) {
    let error = #expect(throws: JSONError.self) { try JSONError(json: text) }
    let message = "expected an error in its machine form, found \(found)"
    #expect(error?.description == "$: \(message) (line 1, column 1) [invalid-format]")
    let mark = text.count > 1 && found == text ? String(repeating: "~", count: text.count - 1) : ""
    #expect(
      error?.rendered() == """
        error[invalid-format]: \(message)
          --> $ (line 1, column 1, byte 0)
         1 | \(text)
           | ^\(mark) \(reason)
        """)
  }

  @Test(
    "The kind of the found value is named without the value",
    arguments: [
      ("{}", "an object"), ("[]", "an array"), ("\"a\"", "another string"), ("12", "a number"),
      ("true", "a boolean"),
    ])
  func foundWithoutValue(_ text: String, _ found: String) {
    let error = #expect(throws: JSONError.self) { try JSONError(json: text) }
    #expect(error?.withoutValues.issue.message == "expected an error in its machine form, found \(found)")
  }

  @Test("A location beyond the excerpt is marked at its end")
  func farPlace() throws {
    let text =
      #"{"issues":[{"code":"leading-zero","category":"syntax","pointer":"","offset":9,"length":9,"line":1,"column":9,"excerpt":{"text":"a","caret":999999999999,"width":999999999999,"values":[]}}]}"#
    #expect(try JSONError(json: text).rendered().hasSuffix(" 1 | a\n   |  ^"))
  }

  @Test(
    "JSON pointers are parsed to paths",
    arguments: [
      ("", "$"), ("/a", "$.a"), ("/0/a", "$[0].a"), ("/01", #"$["01"]"#), ("/a~1b~0c", #"$["a/b~c"]"#),
      ("/", #"$[""]"#), ("/99999999999999999999", #"$["99999999999999999999"]"#),
    ])
  func pointers(_ pointer: String, _ path: String) {
    #expect(JSONPath(pointer: pointer)?.description == path)
    #expect(JSONPath(pointer: pointer)?.pointer == pointer)
  }
}
