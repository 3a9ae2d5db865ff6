import MappingTestSupport
import Testing

@testable import JSONCore

/// No text shows the values of keys that look like secrets, or comments about them, in JSON5 either.
@Suite("Secrets in JSON5")
struct JSON5SecretTests {
  private static let options = JSONParseOptions(tolerances: .json5)

  /// Texts in which each `hunter`, `4711` and `0x1267` is part of a secret.
  static let texts: [String] = [
    // The parser stops in the secret, before it, or after it.
    "{password: hunter2}", "{password: 'hunter2", "{password: 'hunter\\q2'}",
    "{password: 'hunter\\xZZhunter'}", "{password: 'hunter\\\nhunter', a: x}", "{password: 'hunter\nhunter'}",
    "{'password': 'hun'hunter2'}", "{password: 0x1267Z}", "{password: 4711.4711.4711}", "{pin: +hunter}",
    "{pin: -4711x}", "{pin: .4711.}", "{password 'hunter2'}", "{password = 'hunter2'}",
    "{password: ['hunter2', x]}", "{password: {a: 'hunter2', b: x}}", "{a: x, password: 'hunter2'}",
    "{a: x, 'password': 'hunter2'}", "{a: x, \"password\": 'hunter2'}",
    "{a: x, b: {c: ['d'], password: 'hunter2'}, e: 1}", "{password: 'hunter2', a: x}",
    "{'password': 'hunter2', a: x}", "{password: 0x1267, a: x}", "{password: +4711, a: x}",
    "{password: 'hun\\'ter2 hunter', a: x}", "{password: \"hunter 'hunter\", a: x}",
    "{password: 'hunter \"hunter', a: x}", "{password: 'hunter // hunter', a: x}",
    "{password: 'hunter /* hunter', a: x}", "{password: 'hunter, a: hunter', a: x}",
    "{password: 'hunter: hunter', a: x}", "{a: 1, password: 'hunter2'}}", "{a: 1} {password: 'hunter2'}",
    "{a: 'x'y', password: 'hunter2'}", "{a: x', password: 'hunter2'}", "{a: '\\xZZ', password: 'hunter2'}",
    // The key has another spelling.
    "{pass\\u0077ord: 'hunter2', a: x}", "{pass\\x77ord: 'hunter2', a: x}",
    "{'pass\\x77ord': 'hunter2', a: x}", "{a: x, pass\\u0077ord: 'hunter2'}",
    "{a: x, 'pass\\x77ord': 'hunter2'}", "{a: x, PASS\\x57ORD: 'hunter2'}", "{pass\\x77ord: hunter2}",
    "{'pass\\x77ord': hunter2}", "{'pass\\xZZword': 'hunter2'}", "{pass\\xZZword: 'hunter2'}",
    "{api_key: 'hunter2', é: x}", "{a:x,b:1,$token$:'hunter2'}", "{password\u{B}:\u{C}'hunter2', a: x}",
    "{password/**/:/**/'hunter2'/**/,a:x}", "{password// one\n://two\n'hunter2', a: x}",
    "{password: // hunter2\n x}",
    // Secrets in comments.
    "{a: x /* password=hunter2 */}", "{/* password=hunter2 */ a: x}", "{a: 1, // password: 'hunter2'\n b: x}",
    "{a: 1, /* 'password': 'hunter2' */ b: x}", "{password: /* hunter2 */ 'hunter', a: x}",
    "{password: 'hunter', /* was hunter2 */ a: x}", "{password: {b: 'hunter' /* hunter2 */}, a: x}",
    "{password: ['hunter' /* ] hunter2 */, 4711], a: x}", "{a: 1, /*\npassword:\nhunter2 */ b: x}",
    "{a: 1, /* password: hunter2", "{a: 1, /*\npassword:\nhunter2", "{a: x, // \u{70}assword\n b: 1, c: '\n",
    // Several lines, without enclosing braces.
    "{password:\n'hunter2' x}", "{password:\r\n'hunter2',\r\na: x}",
    "{password: [\n'hunter2',\n'hunter3', x]}",
    "{password: [\n{hunter: 'hunter2'},\n'hunter3'], x}", "{password: [\n0x1267,\n+4711,\n'hunter'], x}",
    "{a: [{b: 'c', token: 'hunter2'}, 'd', {e: x}]}", "{credentials: {user: 'hunter', n: 4711}",
    "{a: .5, b: 0x1, c: 'd\\'', credentials: {user: 'hunter', n: 4711}, e: [.1, x]}",
  ]

  @Test("The error of a text that isn't JSON5 shows no secrets", arguments: texts)
  func syntax(_ text: String) throws {
    let error = try #require(
      #expect(throws: JSONError.self) { try Document(parsing: text, options: Self.options) })
    error.expectNoSecrets(in: text)
  }

  // A path shows keys, also those within a secret.
  @Test(
    "Nor does the error of a text that isn't JSON with one of the extensions",
    arguments: texts.filter { !$0.contains("{hunter:") })
  func oneExtension(_ text: String) {
    for bit in 0..<6 {
      let options = JSONParseOptions(tolerances: JSONParseOptions.Tolerances(rawValue: 1 << bit))
      guard (try? Document(parsing: text, options: options)) == nil else { continue }
      thrown { try Document(parsing: text, options: options) }?.expectNoSecrets(in: text)
    }
  }

  @Test("A text without braces shows no secret")
  func braceless() throws {
    for tolerances in [[], .json5] as [JSONParseOptions.Tolerances] {
      let options = JSONParseOptions(tolerances: tolerances, assumesTopLevelDictionary: true)
      for text in [
        #""password": hunter2"#, #""password":"hunter2", "a": x"#, #""a": x, "password":"hunter2""#,
        #" "password":"hunter2"}"#, #"password: "hunter2", a: x"#,
      ] {
        let error = try #require(
          #expect(throws: JSONError.self) { try Document(parsing: text, options: options) })
        error.expectNoSecrets(in: text)
      }
    }
  }

  static let document = """
    {a: [0x1, {b: 'x'}], password: 'hunter2', 'c': {'sec\\x72et': ['hunter', {d: 'it\\'s hunter'}]}, // hunter secret
     e: .5, token: /* hunter */ +4711, "f": 'it\\'s', g: -0x10}
    """

  @Test("A document shows no secret if it is cut or changed at any byte")
  func damage() throws {
    let bytes = Array(Self.document.utf8)
    func check(_ changed: [UInt8]) {
      parseError(changed, options: Self.options)?
        .expectNoSecrets(in: String(decoding: changed, as: UTF8.self))
    }
    for place in bytes.indices {
      check(Array(bytes[..<place]))
      for byte in Array("\"'x,}/*\n\\".utf8) + [0x00, 0xFF] {
        var changed = bytes
        changed[place] = byte
        // A changed key isn't a secret. A stray quote before a secret can make it a key, which is shown.
        let text = String(decoding: changed, as: UTF8.self)
        guard text.contains("password:"), text.contains("sec\\x72et':"), text.contains(", token:"),
          text.contains("// hunter secret"), text.contains(" e:")
        else { continue }
        check(changed)
      }
    }
  }

  @Test("The rest of the line is shown, with the mark at its place")
  func rest() throws {
    let text = "{id: 0x1F, 'pin': +12, auth: {a: ['b']}, /* y */ year: '2016', token: null /* old */}"
    let document = try Document(parsing: text, options: Self.options)
    let error = document.thrown { json throws(JSONError) in try json.value(at: "year").int() }
    #expect(
      error?.rendered() == """
        error[type-mismatch]: expected Int, found string '2016'
          --> $.year (line 1, column 56, byte 55)
         1 | {id: 0x1F, 'pin': •••, auth: •••, ••• year: '2016', token: ••• •••}
           |                                             ^~~~~~
        """)
    #expect(
      error?.withoutValues.rendered() == """
        error[type-mismatch]: expected Int, found a string
          --> $.year (line 1, column 56, byte 55)
         1 | {id: •••, 'pin': •••, auth: •••, ••• year: •••, token: ••• •••}
           |                                            ^~~
        """)
  }

  @Test("A recorded copy contains the original tokens")
  func copies() throws {
    let long = String(repeating: "x", count: 5000)
    let text = "{first: 'it\\'s \(long)', sec\\u006fnd: 0x1F, third: +1.5}"
    let document = try Document(parsing: text, options: Self.options)
    let rules = DecodingRules(issueLimit: 10, rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) {
      try document.withRoot(by: rules) { (json) throws(JSONError) in
        let object = try json.object()
        let first = try object.required("first", expecting: String.self).string()
        #expect(first == "it's \(long)")
        _ = try object.required("third", expecting: Double.self).double()
      }
    }
    #expect(
      error?.issues.map(\.description) == [
        #"$["sec\\u006fnd"]: unknown key "sec\\u006fnd" (line 1, column 5019) [unknown-key]"#
      ])
  }

  @Test("All issues beside numbers that JSON can't express are found")
  func constants() throws {
    let document = try Document(parsing: "[Infinity, -Infinity, NaN, 'a', 'b']", options: Self.options)
    let error = #expect(throws: JSONError.self) {
      try document.withRoot(by: DecodingRules(issueLimit: 10)) { (json) throws(JSONError) in
        _ = try [Double].read(json)
      }
    }
    #expect(error?.issues.map(\.path.description) == ["$[3]", "$[4]"])
  }
}
