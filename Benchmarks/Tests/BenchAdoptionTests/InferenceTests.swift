import BenchAdoption
import JSONCore
import Testing

@Suite("The types of values") struct InferenceTests {
  @Test(
    "The type of a property depends on all samples",
    arguments: [
      (#"[{"x": 1}, {"x": -2}]"#, "Int"),
      (#"[{"x": 1}, {"x": 2.5}]"#, "Double"),
      (#"[{"x": 9007199254740993}, {"x": 2.5}]"#, "JSONNumber"),
      (#"[{"x": 10.0}, {"x": 2}]"#, "Double"), (#"{"x": 1e3}"#, "Double"), (#"{"x": -0.0}"#, "Double"),
      (#"{"x": 1e19}"#, "Double"), (#"{"x": 9007199254740993.0}"#, "JSONNumber"),
      (#"{"x": 18446744073709551616}"#, "JSONNumber"),
      (#"{"x": 3.14159265358979323846}"#, "JSONNumber"),
      (#"[{"x": true}, {}]"#, "Bool?"),
      (#"[{"x": "a"}, {"x": null}]"#, "String?"),
      (#"[{"x": "2024-01-02T03:04:05Z"}]"#, "Date"),
      (#"[{"x": "2024-01-02T03:04:05.120Z"}, {"x": "2024-01-02T03:04:06.482Z"}]"#, "Date"),
      (#"[{"x": "2024-01-02T03:04:05.5Z"}]"#, "String"),
      (#"[{"x": "2024-01-02T03:04:05.120Z"}, {"x": "2024-01-02T03:04:05Z"}]"#, "String"),
      (#"[{"x": "2024-01-02T03:04:05Z"}, {"x": "2024-01-02T03:04:05+01:00"}]"#, "String"),
      (#"[{"x": "2024-02-29"}]"#, "Date"),
      (#"[{"x": "2023-02-29"}]"#, "String"),
      (#"[{"x": "2024-02-29"}, {"x": ""}]"#, "String"),
      (#"[{"x": "https://example.com/a?b=c#d"}]"#, "URL"),
      (#"[{"x": "https://example.com/a b"}]"#, "String"),
      (#"[{"x": "12.50"}, {"x": "-3"}]"#, "Decimal"), (#"{"x": ["0.5", "7"]}"#, "[Decimal]"),
      (#"[{"x": "12"}, {"x": "3"}]"#, "String"), (#"[{"x": "12.5"}, {"x": "1.2.3"}]"#, "String"),
      (#"[{"x": "01.5"}]"#, "String"), (#"[{"x": "12.5"}, {"x": ""}]"#, "String"),
      (#"[{"x": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}]"#, "UUID"),
      (#"[{"x": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}]"#, "String"),
      (#"[{"x": []}, {"x": [1, null]}]"#, "[Int?]"),
      (#"[{"x": [[1], [2.5]]}]"#, "[[Double]]"),
      (#"[{"x": []}]"#, "[OwnedJSON]"),
      (#"[{"x": {}}]"#, "[String: OwnedJSON]"),
      (#"[{"x": null}]"#, "OwnedJSON?"),
      (#"[{"x": 1}, {"x": "a"}]"#, "OwnedJSON"),
      (#"[{"x": {"y": 1}}, {"x": [{"y": 1}]}]"#, "OwnedJSON"),
      (#"[{"x": {"2024-01-01": 1, "2024-01-02": 2}}]"#, "[String: Int]"),
      (#"[{"x": {"17": {"y": 1}, "18": {"y": null}}}]"#, "[String: X]"),
      (#"[{"x": {"USD": 1.5, "EUR": 1}}]"#, "[String: Double]"),
      (#"[{"x": {"en": "a", "pt-BR": "b"}}]"#, "[String: String]"),
      (#"[{"x": {"200": {"y": 1}, "default": {"z": "a"}}}]"#, "[String: X]"),
      (#"[{"x": {"/a": {"y": 1}, "": {"z": "a"}}}]"#, "[String: X]"),
      (#"[{"x": {"y": 1, "z": 2}}]"#, "X"),
    ])
  func types(_ text: String, _ type: String) throws {
    let lines = try Adoption(text).declarations
    #expect(lines.contains("var x: \(type)"), "\(lines)")
  }

  @Test(
    "Numbers are dates if the key says so, and all are in this century",
    arguments: [
      ("createdAt", "1700000000", "Date"), ("created_at", "1700000000", "Date"),
      ("timestamp", "1700000000123", "Date"), ("size_ms", "1700000000123", "Date"),
      ("size", "1700000000", "Int"), ("createdAt", "17", "Int"), ("createdAt", "1700000000.5", "Double"),
    ])
  func epochs(_ key: String, _ number: String, _ type: String) throws {
    let lines = try Adoption(#"{"\#(key)": \#(number)}"#).declarations
    #expect(lines.last?.hasSuffix(": \(type)") == true, "\(lines)")
  }

  @Test(
    "An OwnedJSON has a comment that gives the reason",
    arguments: [
      (#"[{"x": 1}, {"x": "a"}, {"x": [true]}]"#, "In the samples, this is a number, a string or an array."),
      (#"[{"x": null}]"#, "In the samples, this is always null."),
      (
        #"[{"x": "2024-01-02T03:04:05+01:00"}]"#,
        "A Date would be encoded in UTC or with other digits, which changes the samples."
      ),
      (
        #"[{"x": ["2024-01-02T03:04:05.25Z", "2024-01-02T03:04:05.123456Z"]}]"#,
        "A Date would be encoded in UTC or with other digits, which changes the samples."
      ),
      (#"[{"x": []}]"#, "In the samples, this is always empty."),
      (
        #"[{"x": ["1.50"]}]"#,
        "A number: without Foundation's coders, a Decimal with the field `.decimalString`."
      ),
      (#"[{"x": [[[[[[[1]]]]]]]}]"#, "In the samples, this is nested too deeply for types."),
      (
        #"[{"x": "2024-01-01", "a": "2024-01-02T03:04:05Z", "b": "2024-01-02T03:04:05Z"}]"#,
        "Foundation's coders support one form of dates, and other dates here have another form."
      ),
    ])
  func reasons(_ text: String, _ reason: String) throws {
    let models = try Adoption(text, strategies: [.codable]).models()[0].text
    #expect(models.contains("  // \(reason)\n  var x: "), "\(models)")
  }

  @Test("Without Codable, each date has its own field") func fields() throws {
    let text =
      #"{"a": "2024-01-02T03:04:05Z", "b": ["2024-01-02"], "c": "2024-01-02T03:04:05.120Z", "updated_at": 1700000000}"#
    #expect(
      try Adoption(text, strategies: [.derived, .manual]).declarations == [
        "@Mapped(keys: .snakeCase)", "struct Sample: Equatable, Sendable {", "@By(.rfc3339) var a: Date",
        "@By(DateField.yearMonthDay.array) var b: [Date]",
        "@By(DateField(.rfc3339(fractionDigits: 3))) var c: Date", "@By(.seconds) var updatedAt: Date",
      ])
  }

  @Test("More members than Argo's strategy maps are refused with their number") func manyMembers() throws {
    func text(_ count: Int) -> String {
      "{" + (1...count).map { #""k\#($0)": \#($0.isMultiple(of: 2) ? "1" : "true")"# }.joined(separator: ", ")
        + "}"
    }
    #expect(throws: Never.self) { try Adoption(text(400), strategies: [.applicative]) }
    #expect(throws: Never.self) { try Adoption(text(401), strategies: [.manual, .derived]) }
    let error = #expect(throws: UnsuitableSample.self) { try Adoption(text(401), strategies: [.applicative]) }
    #expect(
      error?.description
        == "Sample has 401 members, and the applicative strategy maps at most 400; "
        + "name the other strategies with --strategy")
  }

  @Test("Equal shapes have one type, also where members are missing") func equalShapes() throws {
    let text =
      #"{"from": {"city": "a", "zip": "1"}, "to": {"city": "b", "zip": null}, "via": [{"zip": "2", "city": "c"}]}"#
    #expect(
      try Adoption(text).declarations == [
        "struct Sample: Equatable, Sendable {", "var from: From", "var to: From", "var via: [From]",
        "struct From: Equatable, Sendable {", "var city: String", "var zip: String?",
      ])
  }

  @Test("The nodes of a tree have one type") func trees() throws {
    let text =
      #"{"id": 1, "name": "a", "children": [{"id": 2, "name": "b", "children": [{"id": 3, "name": "c"}]}]}"#
    #expect(
      try Adoption(text).declarations == [
        "struct Sample: Equatable, Sendable {", "var id: Int", "var name: String",
        "var children: [Sample]?",
      ])
  }

  @Test("An object within an object of the same keys has its own type; a chain is an OwnedJSON")
  func containers() throws {
    #expect(
      try Adoption(#"{"id": 1, "parent": {"id": 2, "parent": null}}"#).declarations == [
        "struct Sample: Equatable, Sendable {", "var id: Int", "var parent: Parent",
        "struct Parent: Equatable, Sendable {", "var id: Int", "var parent: OwnedJSON?",
      ])
    let chain = (1...6).reduce("null") { #"{"id": \#($1), "next": \#($0)}"# }
    #expect(
      try Adoption(chain).declarations == [
        "struct Sample: Equatable, Sendable {", "var id: Int", "var next: OwnedJSON?",
      ])
  }

  @Test("Objects with a tag and different members are a union") func unions() throws {
    let text =
      #"[{"kind": "text", "body": "Hi"}, {"kind": "image", "width": 3, "height": 4}, {"kind": "typing"}]"#
    #expect(
      try Adoption(text, strategies: [.derived]).declarations == [
        #"@Mapped(tag: "kind")"#, "enum Sample: Equatable, Sendable {", "case text(TextSample)",
        "case image(ImageSample)", "case typing", "@Mapped", "struct TextSample: Equatable, Sendable {",
        "var body: String", "@Mapped", "struct ImageSample: Equatable, Sendable {", "var width: Int",
        "var height: Int",
      ])
  }

  @Test("Objects with a tag and the same members are structs") func noUnions() throws {
    let text = #"[{"type": "User", "login": "a"}, {"type": "Bot", "login": "b"}]"#
    #expect(
      try Adoption(text).declarations == [
        "struct Sample: Equatable, Sendable {", "var type: String", "var login: String",
      ])
  }

  @Test(
    "Any member whose few values separate the shapes is a tag",
    arguments: [
      (
        #"{"resourceType": "Patient", "id": "1", "born": 1}, {"resourceType": "Visit", "id": "2", "day": 2}"#,
        true
      ),
      (#"{"nodeKind": "a", "id": "1", "b": 1}, {"nodeKind": "c", "id": "2", "d": 2}"#, true),
      (#"{"kind": "a", "type": "t", "b": 1}, {"kind": "c", "d": 2}"#, true),
      (
        #"{"shape": "a b", "b": 1}, {"shape": "c", "d": 2}, {"shape": "a b", "b": 1}, {"shape": "c", "d": 2}"#,
        false
      ),
      (
        #"{"shape": "a", "b": 1}, {"shape": "c", "d": 2}, {"shape": "a", "b": 1}, {"shape": "c", "d": 2}"#,
        true
      ),
      (
        #"{"topic": "a.b", "data": {"c": 1}}, {"topic": "d", "data": {"e": 1}}, "#
          + #"{"topic": "a.b", "data": {"c": 1}}, {"topic": "d", "data": {"e": 1}}"#, true
      ),
      (#"{"name": "a", "b": 1}, {"name": "c", "d": 2}"#, false),
      (
        #"{"itemType": "a", "f": 1, "g": 1, "h": 1, "i": 1, "j": 1, "k": 1, "b": 1}, "#
          + #"{"itemType": "c", "f": 1, "g": 1, "h": 1, "i": 1, "j": 1, "k": 1, "d": 1}"#, true
      ),
      (
        #"{"level": "a", "b": 1}, {"level": "a", "d": 2}, {"level": "c", "e": 1}, {"level": "c", "b": 2}"#,
        false
      ),
    ])
  func tags(_ objects: String, _ isUnion: Bool) throws {
    let first = try Adoption("[\(objects)]").declarations[0]
    #expect(
      first == (isUnion ? "enum Sample: Equatable, Sendable {" : "struct Sample: Equatable, Sendable {"))
  }

  @Test("More than eight tags that are found are a union, as is a member that is named") func manyTags()
    throws
  {
    let objects = (0..<12).map { #"{"resourceType": "R\#($0)", "id": "\#($0)", "m\#($0)": 1}"# }
    #expect(try Adoption("[\(objects.joined(separator: ","))]").declarations[0].hasPrefix("enum Sample:"))
    let users = #"[{"role": "a", "b": 1, "c": 1, "d": 1, "e": 1}, {"role": "f", "b": 1, "c": 1, "d": 1}]"#
    #expect(try Adoption(users).declarations[0].hasPrefix("struct Sample:"))
    #expect(try Adoption(users, tags: ["role"]).declarations[0].hasPrefix("enum Sample:"))
  }

  @Test(
    "Objects that contain themselves have one type, although few members are the same",
    arguments: [
      #"[{"u": "a", "s": "b"}, {"u": "c", "x": [{"u": "d", "i": 1}, {"u": "e", "x": [{"u": "f", "b": true}]}]}]"#,
      #"[{"u": "a", "x": [{"u": "b", "s": "c"}]}, {"u": "d", "x": [{"u": "e", "x": [{"u": "f", "i": 1}]}]}]"#,
    ])
  func recursion(_ list: String) throws {
    let first =
      #"{"one": {"x": [{"u": "g", "c": 1}]}, "two": {"x": \#(list)}, "three": {"k": 1, "x": \#(list)}}"#
    let lines = try Adoption(first).declarations
    #expect(Set(lines.filter { $0.hasPrefix("var x:") }) == ["var x: [X]", "var x: [X]?"], "\(lines)")
    #expect(
      try Adoption(#"{"items": [{"id": 1, "name": "a", "items": [{"id": 2, "sku": "b", "count": 1}]}]}"#)
        .declarations.filter { $0.hasPrefix("struct") }.count == 3)
  }

  @Test(
    "Few different words are an enum if that is wanted, and any strings of a named member",
    arguments: [
      ("low", "very-high", AdoptedEnums(ofWords: true), ["low", "veryHigh"]),
      ("low", "self", AdoptedEnums(ofWords: true), ["low", "selfValue"]),
      ("low", "unknown", AdoptedEnums(ofWords: true), ["low"]),
      ("low", "it is full", AdoptedEnums(ofWords: true), []),
      ("low", "", AdoptedEnums(ofWords: true), []),
      ("low", "it is full", AdoptedEnums(keys: ["x"]), ["low", "itIsFull"]),
      ("low", "", AdoptedEnums(keys: ["x"]), ["low"]),
      ("low", "high", AdoptedEnums(keys: ["y"]), []),
    ])
  func enums(_ one: String, _ other: String, _ enums: AdoptedEnums, _ cases: [String]) throws {
    let texts = [one, other, other, one].map { #"{"x": "\#($0)"}"# }
    let lines = try Adoption("[\(texts.joined(separator: ","))]", enums: enums).declarations
    let names = cases.map { "case \($0)" } + (cases.isEmpty ? [] : ["case unknown(String)"])
    #expect(lines.filter { $0.hasPrefix("case ") && !$0.contains(":") } == names)
  }

  @Test("A warning names structs that are mostly optional, and options without effect") func warnings() throws
  {
    let text = #"[{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}, {"a": 1, "b": 1}]"#
    #expect(
      try Adoption(text, tags: ["a"], enums: AdoptedEnums(keys: ["b"])).warnings == [
        "Sample has 5 members, of which 3 are optional; if a member distinguishes kinds of these objects, name it with "
          + "--tag", "--tag a has no effect: no objects differ by it",
        "--enum b has no effect: it has no strings",
      ])
    #expect(
      try Adoption(#"[{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}, {"a": 1, "b": 1, "c": 1}]"#).warnings == [])
  }

  @Test(
    "Samples without a type are refused with a sentence",
    arguments: [
      ("1", "the samples contain no objects; name those to map with --at"),
      (
        #"["a", "b"]"#,
        "the samples contain no objects, so they need no types: ManualMapper<String>().array maps them"
      ),
      (
        #"{"2024-01-01": 1.5, "2024-01-02": 2}"#,
        "the samples contain no objects, so they need no types: ManualMapper<Double>().dictionary maps them"
      ),
      ("[]", "the samples contain no object with members"),
      ("{}", "the samples contain no object with members"),
      (#"[{"x": 1}, 2]"#, "the samples have no type in common: they contain a number and an object"),
    ])
  func unsuitable(_ text: String, _ sentence: String) {
    let error = #expect(throws: UnsuitableSample.self) { try Adoption(text) }
    #expect(error?.description == sentence)
  }

  @Test(
    "Lines, files and the values at a path are one list",
    arguments: [
      (["{\"x\": 1}\n\n{\"x\": 2}\n"], nil), (["{\"x\": 1}", "{\"x\": 2}"], nil),
      (["[{\"x\": 1}]", "[{\"x\": 2}]"], nil), ([#"{"data": [{"x": 1}, {"x": 2}]}"#], "data"),
    ] as [([String], String?)])
  func lists(_ texts: [String], _ path: String?) throws {
    let adoption = try Adoption(
      texts.map { SampleText(path: "a", bytes: Array($0.utf8)) }, name: "a", at: path.map { .init($0) },
      strategies: [.manual])
    #expect(adoption.summary == "read 2 objects of 1 shape, 0 nested types")
    let sample = try adoption.package(location: .path("/json-mapping")).first { $0.path == "Samples/a.json" }
    #expect(sample?.text == "[\n{\"x\":1},\n{\"x\":2}\n]\n")
  }

  @Test(
    "A number that Foundation rounds has no reference",
    arguments: ["1e400", "1234567890123456789012345678901234567890.5"])
  func inexactNumbers(_ number: String) throws {
    let adoption = try Adoption(#"{"x": [\#(number), "a"]}"#, strategies: [.manual])
    let error = #expect(throws: UnsuitableSample.self) {
      try adoption.package(location: .path("/json-mapping"))
    }
    #expect(
      error?.description
        == "the samples contain the number \(number), which Foundation's coders round, so that "
        + "there is no reference; use --models-only")
  }

  @Test("Canonically equivalent keys are kept in an OwnedJSON, or refused") func equivalentKeys() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let reason = "// In the samples, this has different keys that are canonically equivalent."
    let apart = try Adoption(
      #"[{"x": {"\#(composed)": 1}}, {"x": {"\#(decomposed)": 2}}]"#, strategies: [.manual])
    #expect(apart.models()[0].text.contains("  \(reason)\n  var x: OwnedJSON\n"))
    #expect(throws: Never.self) { try apart.package(location: .path("/json-mapping")) }
    let text = #"{"a": [{"x": {"\#(composed)": 1, "\#(decomposed)": {"b": 2}}}]}"#
    let adoption = try Adoption(text, strategies: [.manual])
    #expect(adoption.models()[0].text.contains("  \(reason)\n  var x: OwnedJSON\n"))
    let error = #expect(throws: UnsuitableSample.self) {
      try adoption.package(location: .path("/json-mapping"))
    }
    #expect(
      error?.description
        == #"$.a[0].x has the keys "caf\u{00E9}" and "cafe\u{0301}", of which Foundation's coders lose one, "#
        + "so that there is no reference; use --models-only")
  }

  @Test(
    "A byte order mark is left out", arguments: ["{\"x\": 1}", "{\"x\": 1}\n{\"x\": 2}\n", "[{\"x\": 1}]"])
  func byteOrderMark(_ text: String) throws {
    let plain = try Adoption(text, strategies: [.manual]).package(location: .path("/json-mapping"))
    let marked = try Adoption("\u{FEFF}" + text, strategies: [.manual]).package(
      location: .path("/json-mapping"))
    #expect(plain == marked)
  }

  @Test(
    "An error has the file, the line and the column",
    arguments: [
      (
        nil, "{\"x\": 1}\n{\"x\": 2}\n{\"x\": 03}\n",
        "b.json:3:7: $.x: number has a leading zero (line 3, column 7) [leading-zero]"
      ),
      (nil, "{", "b.json:1:2: $: the document ends inside an object (line 1, column 2) [unexpected-end]"),
      (
        "x", "{\"x\": 1}\n\n{\"y\": 2}\n",
        "b.json:3:1: $: missing key \"x\", expected a value (line 3, column 1) [missing-key]"
      ),
    ] as [(JSONKeyPath?, String, String)])
  func malformed(_ path: JSONKeyPath?, _ text: String, _ sentence: String) {
    let texts = ["a.json": "{\"x\": 0}", "b.json": text].sorted { $0.key < $1.key }
      .map { SampleText(path: $0.key, bytes: Array($0.value.utf8)) }
    let error = #expect(throws: MalformedSample.self) {
      try Adoption(texts, name: "Sample", at: path, strategies: [])
    }
    #expect(error?.description == sentence)
  }
}
