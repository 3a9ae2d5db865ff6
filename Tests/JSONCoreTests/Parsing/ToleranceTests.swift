import JSONCore
import MappingTestSupport
import Testing

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
