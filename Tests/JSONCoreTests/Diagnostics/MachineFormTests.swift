import Testing

@testable import JSONCore

@Suite("Errors as JSON")
struct MachineFormTests {
  /// An issue of every kind.
  static let kinds: [JSONCore.Issue.Kind] = [
    .unexpectedCharacter(found: "\"x\"", expected: "a value"), .trailingComma(before: "]"),
    .invalidEscape("\\q"), .invalidUnicodeEscape("\\u00"), .loneSurrogate("\\ud800", isHigh: true),
    .loneSurrogate("\\udc00", isHigh: false), .controlCharacter(0), .invalidUTF8(byte: 255), .leadingZero,
    .invalidNumber("1."), .invalidLiteral("tru"), .nonFiniteLiteral("NaN"), .trailingContent,
    .invalidJSON("no"), .duplicateKey("a"), .emptyInput,
    .unexpectedEnd(inside: "an array", expected: "\"]\""), .unterminatedString, .depthLimit(3),
    .sizeLimit(3, actual: 4), .missingKey("a", expected: "Int"), .unexpectedNull(expected: "Int"),
    .typeMismatch(expected: "Int"), .numberOutOfRange(type: "Int8", range: "-128...127"),
    .fractionalNumber(expected: "Int"), .invalidRawValue(type: "Level", allowed: ["1", "\"b\""]),
    .invalidFormat(expected: "a date", reason: "month 13"), .unknownKey("a\n"),
    .unknownReference(type: "Skill", key: "id", value: "9"), .wrongCount(expected: 2, found: 3),
    .indexOutOfBounds(-1, count: 2), .noAlternative(type: "Shape"), .transformFailed("no"), .custom("né"),
    .invalidValue("no"),
    .conversionFailed(to: "Level"), .transformFailed(IssueKind.conversionFailed(to: "Level").message),
    .invalidFormat(expected: .date(format: "yyyy-MM-dd"), reason: "month 13"), .nonFiniteNumber("inf"),
    .keyCollision("a"),
  ]

  @Test("Every code has a kind of issue")
  func allCodes() { #expect(Set(Self.kinds.map(\.code)) == Set(IssueCode.allCases)) }

  @Test("Every kind of issue has a form of its own, which contains the code")
  func kinds() throws {
    for kind in Self.kinds {
      let form = try OwnedJSON(kind)
      #expect(form == kind.machineForm && form["code"]?.stringValue == kind.code.rawValue)
      #expect(try OwnedJSON(parsing: JSONError(kind).json)["issues"]?[0]?["code"] == form["code"])
    }
    #expect(Set(Self.kinds.map(\.machineForm)).count == Self.kinds.count)
  }

  @Test("The form contains everything that an error shows")
  func everything() throws {
    var issue = JSONError(.custom("no")).issue
    issue.path = JSONPath([.key("a/b~"), .index(3), .key("0"), .key("")])
    issue.related = [
      JSONCore.Issue.Related(
        message: "opened", location: SourceLocation(offset: 0, length: 1, line: 1, column: 1))
    ]
    issue.notes = [IssueNote(.help, "no", about: .value), IssueNote(nil, "keys", about: .shape)]
    issue.alternatives = [JSONError(.leadingZero).issue]
    #expect(
      JSONError(issues: [issue]).json
        == #"""
        {"issues":[{"code":"custom","category":"data","path":"$[\"a/b~\"][3][\"0\"][\"\"]","pointer":"/a~1b~0/3/0/",\#
        "message":"no","steps":["a/b~",3,"0",""],"details":{"reason":"no"},\#
        "related":[{"message":"opened","offset":0,"length":1,"line":1,"column":1}],\#
        "alternatives":[{"code":"leading-zero","category":"syntax","path":"$","pointer":"",\#
        "message":"number has a leading zero"}],\#
        "notes":[{"text":"help: no","about":"value"},{"text":"keys","about":"shape"}]}]}
        """#)
  }

  @Test("The machine form contains whether there are more issues")
  func truncated() throws {
    let issue = JSONError(.leadingZero).issue
    let error = JSONError(issues: [issue, issue], hasMoreIssues: true)
    #expect(error.json.hasSuffix(#"],"isTruncated":true,"hasMoreIssues":true}"#))
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
    for error in [error, error.withoutValues] {
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
  }

  @Test("An error has the documented machine form")
  func form() throws {
    let document = try Document(parsing: #"{"id":12,"name":"Dory","year":"2016"}"#)
    struct Movie {}
    let error = document.thrown(by: Movie.self) { json throws(JSONError) in
      _ = try json.value(at: "year").int()
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
