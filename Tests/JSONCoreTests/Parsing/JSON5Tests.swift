import JSONCore
import MappingTestSupport
import Testing

@Suite("JSON5")
struct JSON5Tests {
  private let options = JSONParseOptions(tolerances: .json5)

  @Test(
    "Errors have their location in the original text",
    arguments: [
      "{a: 0x1, b: 0xZ}": "$.b: \"0xZ\" is not a JSON number (line 1, column 13) [invalid-number]",
      "{it: 'it\\'s', x: +}": "$.x: \"+\" is not a JSON number (line 1, column 18) [invalid-number]",
      "['a\\x4g']": "$[0]: invalid escape sequence \"\\x4g\" in string (line 1, column 4) [invalid-escape]",
      "{a\\n: 1}": "$: invalid escape sequence \"\\n\" in string (line 1, column 3) [invalid-escape]",
      "[1, /* two": "$: the document ends inside a comment (line 1, column 11) [unexpected-end]",
      "// one\n[.5, 'a\nb']":
        "$[1]: control character U+000A must be escaped (line 2, column 8) [control-character]",
      "{a: {'b': [0x10,, 1]}}":
        "$.a.b: unexpected \",\", expected a value (line 1, column 17) [unexpected-character]",
      "{'a'\n 1}": "$.a: unexpected \"1\", expected \":\" (line 2, column 2) [unexpected-character]",
      "{1a: 1}": "$: unexpected \"1\", expected a key or \"}\" (line 1, column 2) [unexpected-character]",
      "'a": "$: string is never closed (line 1, column 1) [unterminated-string]",
      "{a: nul}":
        "$.a: unknown literal \"nul\", expected true, false or null (line 1, column 5) [invalid-literal]",
    ])
  func messages(_ text: String, _ message: String) {
    #expect(thrown { try Document(parsing: text, options: options) }?.description == message)
  }

  @Test("Errors about values have the location of the token, and show it unchanged")
  func places() throws {
    let text = "{\n  // the size\n  size: 'it\\'s', width: +0x1F,\n  height: Infinity, 'de\\x70th': .5\n}"
    let document = try Document(parsing: text, options: options)
    let rows: [(key: String, message: String, read: (JSONValue) throws(JSONError) -> Void)] = [
      (
        "size", "expected Int, found string 'it\\'s' (line 3, column 9) [type-mismatch]",
        { json throws(JSONError) in _ = try json.int() }
      ),
      (
        "width", "expected String, found +0x1F (line 3, column 25) [type-mismatch]",
        { json throws(JSONError) in _ = try json.string() }
      ),
      (
        "height", "Infinity does not fit in UInt8 (line 4, column 11) [number-out-of-range]",
        { json throws(JSONError) in _ = try json.integer(UInt8.self) }
      ),
      (
        "depth", "expected Bool, found .5 (line 4, column 33) [type-mismatch]",
        { json throws(JSONError) in _ = try json.bool() }
      ),
    ]
    for (key, message, read) in rows {
      let error = document.thrown { json throws(JSONError) in try read(json.value(at: [key])) }
      #expect(error?.description == "$.\(key): \(message)")
    }
  }

  @Test(
    "Decoded JSON5 is encoded as JSON",
    arguments: [
      "{a:0x1F,'b':[+.5,5.,-0x0],}": #"{"a":31,"b":[0.5,5,0]}"#,
      #"['it\'s "x"', 'a\x41\n', "\/"]"#: #"["it's \"x\"","aA\n","/"]"#,
      "[0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0X00000000000000000000000000000000000000001]":
        "[340282366920938463463374607431768211455,1]",
      "{日本: /* two */ null, $_: true} // end": #"{"日本":null,"$_":true}"#,
      "[5.e3, .5E-2, -.0]": "[5e3,0.5E-2,-0.0]",
    ])
  func written(_ text: String, _ json: String) throws {
    #expect(try rewritten(text, parsing: options) == json)
    #expect(try OwnedJSON(parsing: text, options: options) == OwnedJSON(parsing: json))
  }

  @Test("For plain JSON, the tape equals the strict parser's")
  func strict() throws {
    let braceless = JSONParseOptions(assumesTopLevelDictionary: true)
    for text in [
      #"{"a":[1,-2.5e3,"é\n\u0041",[],{},[[]],null,true,false,18446744073709551615,1e999]}"#, "{}",
      #"{"a":{}}"#,
    ] {
      let expected = try OwnedJSON(parsing: text)
      #expect(try OwnedJSON(parsing: text, options: options) == expected)
      #expect(try OwnedJSON(parsing: text, options: braceless) == expected)
      #expect(try OwnedJSON(parsing: String(text.dropFirst().dropLast()), options: braceless) == expected)
    }
  }

  @Test("A repeated key is found in all its spellings")
  func duplicates() {
    var options = options
    options.duplicateKeys = .reject
    let error = thrown { try Document(parsing: "{a: 1, b: {c: 2, 'c': 3}, \"a\": 4}", options: options) }
    #expect(error?.description == "$.b.c: duplicate key \"c\" (line 1, column 18) [duplicate-key]")
    #expect(
      error?.issue.related.first?.location == SourceLocation(offset: 11, length: 1, line: 1, column: 12))
  }

  @Test("The depth limit applies, and depth needs no stack")
  func depth() throws {
    var options = options
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(thrown { try Document(parsing: text, options: options) }?.issue.code == .depthLimit)
    options.depthLimit = 100_000
    let document = try Document(parsing: text, options: options)
    #expect(document.root.kind == .array)
  }

  @Test(
    "Infinity and NaN aren't integers, and have no fractional part",
    arguments: ["Infinity", "-Infinity", "NaN"])
  func integers(_ literal: String) throws {
    let document = try Document(parsing: "[\(literal)]", options: options)
    let read: [(type: String, range: String, read: (JSONValue) throws(JSONError) -> Void)] = [
      ("Int", "\(Int.min)...\(Int.max)", { (json) throws(JSONError) in _ = try json.int() }),
      ("UInt8", "0...255", { (json) throws(JSONError) in _ = try json.integer(UInt8.self) }),
    ]
    for (type, range, read) in read {
      let error = document.thrown { (root) throws(JSONError) in try root.array().forEach(read) }
      let mark = String(repeating: "~", count: literal.count - 1)
      #expect(
        error?.rendered() == """
          error[number-out-of-range]: \(literal) does not fit in \(type)
            --> $[0] (line 1, column 2, byte 1)
           1 | [\(literal)]
             |  ^\(mark) allowed range is \(range)
          """)
    }
  }

  @Test("Damaged text is accepted or rejected, and never read beyond its end", arguments: 0..<20)
  func damaged(seed: UInt64) {
    let text =
      Array(#"{a:0x1F,'it\'s':[+.5,5.,"x\x41é\n",/* c */Infinity,-NaN],// d"#.utf8)
      + Array("\n\\u0062:{$_:null,},c:'\\\n😀'}".utf8)
    let alphabet = Array(#"{}[]:,'"\/*+-.0xXeEINa$_ "#.utf8) + [0, 0x0A, 0x0D, 0xC3, 0xE2, 0xF0, 0xFF, 0x80]
    var random = SeededGenerator(seed: seed)
    var options = options
    options.assumesTopLevelDictionary = seed % 2 == 0
    options.duplicateKeys = seed % 3 == 0 ? .reject : .useFirst
    var read = 0
    for _ in 0..<Thoroughness.optimizedRounds(80, of: 500) {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.removeLast(bytes.count - place)
        }
        if bytes.isEmpty { bytes = text }
      }
      do {
        let document = try Document(parsing: bytes, options: options)
        _ = try? OwnedJSON(document.root)
        read += 1
      } catch {
        let location = error.issue.location
        #expect(location.map { 0...bytes.count ~= $0.offset && $0.offset + $0.length <= bytes.count } == true)
      }
    }
    #expect(read > 0)
  }
}

@Suite("Extensions of the grammar, one by one")
struct ToleranceTests {
  static let all: [JSONParseOptions.Tolerances] = [
    .comments, .trailingCommas, .nonFiniteNumbers, .singleQuotes, .unquotedKeys, .ecmaScriptLiterals,
  ]

  /// Texts that need one tolerance, and the same value in JSON.
  static let texts: [(JSONParseOptions.Tolerances, String, String)] = [
    (.comments, "/**/[1//\n,/* , */2]//", "[1,2]"), (.comments, "{\"a\"/*:*/:/*\"*/1}/***/", #"{"a":1}"#),
    (.trailingCommas, "[[1,],{\"a\":[],},]", #"[[1],{"a":[]}]"#),
    (.singleQuotes, #"{'a':"it\'s",'':'"\n'}"#, #"{"a":"it's","":"\"\n"}"#),
    (.ecmaScriptLiterals, "[0x1F,-0XfF,+1]", "[31,-255,1]"),
    (.ecmaScriptLiterals, "\u{B}[.5,\u{C}5.]", "[0.5,5]"),
    (.ecmaScriptLiterals, "[\"\\x41\\\n\"]", #"["A\n"]"#),
    (.unquotedKeys, "{a:1,$_é9:{NaN:null}}", #"{"a":1,"$_é9":{"NaN":null}}"#),
  ]

  @Test("A text needs its tolerance, and no other", arguments: texts)
  func one(tolerance: JSONParseOptions.Tolerances, text: String, json: String) throws {
    let others = JSONParseOptions.Tolerances.json5.subtracting(tolerance)
    #expect(throws: JSONError.self) {
      try OwnedJSON(parsing: text, options: JSONParseOptions(tolerances: others))
    }
    let value = try OwnedJSON(parsing: text, options: JSONParseOptions(tolerances: tolerance))
    #expect(try value == OwnedJSON(parsing: json))
  }

  @Test("Words for numbers that aren't finite are floating-point numbers")
  func nonFinite() throws {
    let options = JSONParseOptions(tolerances: .nonFiniteNumbers)
    let numbers = try Document(parsing: "[NaN,-NaN,Infinity,-Infinity,-1]", options: options)
      .withRoot { (json) throws(JSONError) in try [Double].read(json) }
    #expect(numbers[0].isNaN && numbers[1].isNaN)
    #expect(numbers.dropFirst(2) == [.infinity, -.infinity, -1])
  }

  @Test(
    "What no single tolerance accepts is an error with the same text as without it",
    arguments: [
      "[+Infinity]", "[+NaN]", "[Inf]", "[nan]", "[-Inf]", "[NaNs]", "[None]", "[1,,]", "[/]", "#",
      "{a b:1}", "{1a:1}",
    ])
  func refused(text: String) {
    let strict = thrown { try Document(parsing: text) }
    #expect(strict != nil)
    for tolerance in Self.all {
      let error = thrown { try Document(parsing: text, options: JSONParseOptions(tolerances: tolerance)) }
      // A key without quotes may begin with a letter.
      if !text.hasPrefix("{") { #expect(error?.rendered() == strict?.rendered()) }
      #expect(error != nil)
    }
  }

  @Test("An unfinished word or comment is incomplete")
  func incomplete() {
    for (tolerance, text) in [
      (JSONParseOptions.Tolerances.nonFiniteNumbers, "[-Infin"), (.nonFiniteNumbers, "Na"),
      (.comments, "[1 /"), (.comments, "[1 /* x *"), (.singleQuotes, "['a"),
    ] {
      let error = thrown { try Document(parsing: text, options: JSONParseOptions(tolerances: tolerance)) }
      #expect(error?.issue.category == .incomplete, "\(text)")
    }
  }

  @Test("JSON5 is the sum of all tolerances")
  func all() { #expect(JSONParseOptions.Tolerances(Self.all) == .json5) }

  @Test("All tolerances together are JSON5, and each accepts less", arguments: 0..<8)
  func sum(seed: UInt64) {
    let text =
      Array(#"{a:0x1F,'it\'s':[+.5,5.,"x\x41é\n",/* c */Infinity,-NaN],// d"#.utf8)
      + Array("\n\"b\":{$_:null,},c:'\\\n😀'}".utf8)
    let alphabet = Array(#"{}[]:,'"\/*+-.0xXeEINa$_ "#.utf8) + [0x0A, 0xFF]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Thoroughness.optimizedRounds(100, of: 2000) {
      var bytes = text
      // Most of the text is removed, so that some of the rest needs few tolerances.
      for _ in 0..<Int.random(in: 1...9, using: &random) where bytes.count > 2 {
        let place = Int.random(in: 0..<bytes.count - 1, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = alphabet.randomElement(using: &random) ?? 0
        case 1: bytes.removeSubrange(place..<Int.random(in: place...bytes.count, using: &random))
        default: bytes.removeSubrange(0..<place)
        }
      }
      func value(_ options: JSONParseOptions) -> String? {
        try? OwnedJSON(parsing: bytes, options: options).description
      }
      let json5 = value(JSONParseOptions(tolerances: .json5))
      let strict = value(JSONParseOptions())
      for tolerance in Self.all {
        let accepted = value(JSONParseOptions(tolerances: tolerance))
        #expect(accepted == nil || accepted == json5)
        #expect(strict == nil || strict == accepted)
      }
    }
  }
}
