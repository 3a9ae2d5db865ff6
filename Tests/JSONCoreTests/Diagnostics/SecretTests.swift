import MappingTestSupport
import Testing

@testable import JSONCore

/// No text shows the values of keys that look like secrets, however the document is malformed.
@Suite("Secrets in errors")
struct SecretTests {
  static let names = [
    "password", "Password", "user_password", "passwordHash", "passwd", "secret", "client-secret",
    "CLIENT_SECRET", "token", "accessToken", "refresh_token", "apiKey", "api_key", "API-KEY", "x api key",
    "authorization", "Authorization", "cookie", "Set-Cookie", "credential", "credentials", "privateKey",
    "private_key", "Private Key", "pin", "PIN", "cvv", "CVV2", "cvc-2", "pan", "tan", "totp", "m_f_a", "puk",
    "otp", "pwd", "sessionId", "bearer", "auth", "jwt", "api.key", "card_cvv", "CVVCode", "pan_number",
    "otp_code", "user_pin", "userPin", "cardPIN", "card-pan", "my iban", "c_v_v", "o\\u0074p_code", "wresult",
    "pat", "tok", "rt", "DPoP", "dpop_proof", "client.pem", "sk", "seedPhrase", "JWE", "psk", "tkn",
  ]
  static let plainNames = [
    "author", "name", "key", "pinned", "authored", "keys", "tokyo", "passenger", "opt", "id", "", "spin",
    "private", "compass", "caliban", "footprint", "root_pin", "span_number", "superuser_pinned", "pin_color",
    "tan_angle", "tissn",
    "path", "task", "sort", "rtl", "temperament", "world_population", "pat_count", "пароль",
  ]

  @Test("Names of secrets are recognised", arguments: names)
  func isSecret(_ name: String) { #expect(SecretName.matches(name)) }

  @Test("Names that only look like those of secrets are not secret", arguments: plainNames)
  func isNoSecret(_ name: String) { #expect(!SecretName.matches(name)) }

  @Test(
    "A short word is secret anywhere in a name, but not in a longer word", arguments: 0..<200 as Range<UInt64>
  )
  func words(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let secrets = [
      ["cvc"], ["cvv"], ["iban"], ["jwt"], ["otp"], ["puk"], ["ssn"], ["totp"], ["card", "pan"],
      ["card", "pin"], ["pan", "number"], ["user", "pin"],
    ]
    let words = secrets.randomElement(using: &random) ?? []
    let others = ["my", "page", "x", "2", "é"].shuffled(using: &random)
    let before = Array(others.prefix(Int.random(in: 0...2, using: &random)))
    let after = Array(others.suffix(Int.random(in: 0...2, using: &random)))
    func spellings(_ words: [String]) -> [String] {
      ["_", "-", ".", " "].flatMap { separator in
        let name = words.joined(separator: separator)
        return [name, name.uppercased()]
      } + [words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()]
    }
    for name in spellings(before + words + after) { #expect(SecretName.matches(name), "\(name)") }
    for name in spellings(before + ["b" + words.joined() + "r"] + after) {
      #expect(!SecretName.matches(name), "\(name)")
    }
  }

  @Test(
    "Text near an issue about a secret is hidden, unless the text isn't JSON",
    arguments: [
      (.missingKey("a", expected: "Int"), false), (.typeMismatch(expected: "Int"), false),
      (.custom("a"), false), (.unknownKey("a"), false), (.leadingZero, true),
      (.trailingComma(before: "]"), true),
    ] as [(IssueKind, Bool)])
  func related(kind: IssueKind, isKept: Bool) throws {
    let error = parseError("[01]")
    let location = try #require(error?.issue.location)
    var issue = Issue(kind)
    issue.related = [Issue.Related(message: #"similar key "hunter2""#, location: location)]
    #expect(issue.withoutSecrets.related == (isKept ? issue.related : []))
  }

  /// Texts in which each `hunter` and each `4711` is part of a secret.
  static let texts: [String] = [
    // The parser stops in the secret, before it, or after it.
    #"{"p\assword":"hunter2"}"#, #"{"pass\word":"hunter2"}"#, #"{"\pin":"hunter2"}"#,
    #"{"a":{"p\in":"hunter"}}"#, #"{"password":hunter2}"#, #"{"password":"hunter2"#,
    #"{"password":"hunter\q2"}"#, #"{"password":"hunter\ud800hunter"}"#,
    #"{"password":"hunter\u00zzhunter"}"#, "{\"password\":\"hunter\u{1}hunter\"}",
    #"{"password":"hun"hunter2"}"#, #"{"password":"hun" hunter2"}"#, #"{"password":4711x}"#,
    #"{"password":04711}"#, #"{"password":4711.4711.4711}"#, #"{"password":+4711}"#, #"{"pin":-hunter}"#,
    #"{"password" "hunter2"}"#, #"{"password"="hunter2"}"#, #"{"password":["hunter2",x]}"#,
    #"{"password":"hunter2":1,"a":1}"#, #"["password":"hunter2"]"#, #"{"a":["password":"hunter2"]}"#,
    #""password":"hunter2""#, #"{"password":{"a":"hunter2","b":x}}"#, #"{"a":x,"password":"hunter2"}"#,
    #"{"a":x,"b":{"c":["d"],"password":"hunter2"},"e":1}"#, #"{"password":"hunter2","a":x}"#,
    #"{"a":1,"password":"hunter2",}"#, #"{"a":1,"password":"hunter2"}}"#, #"{"a":1} {"password":"hunter2"}"#,
    #"{"a":1,"password":"hun\"ter2 hunter","b":x}"#, #"{"a":1,"password":"hunter\\","b":x}"#,
    #"{"password":"my",hunter"}"#, #"{"a":x","password":"hunter2"}"#, #"{"a":"x"y","password":"hunter2"}"#,
    #"{'password':'hunter2'}"#, #"{password:"hunter2"}"#, #"{password: hunter2}"#,
    #"{"a":1, password: 'hunter2'}"#, #"{"pass\u0077ord":"hunter2","a":x}"#,
    #"{"a":x,"pass\u0077ord":"hunter2"}"#, #"{"a":x,"PASS\u0057ORD":"hunter2"}"#,
    #"{"password":{"list":[{"deep":"hunter2"}],"n":4711},"a":x}"#,
    #"{"a":1,"password":[["hunter2"],{"b":4711}],"c":[x]}"#, #"{"token":"hunter2","token":x}"#,
    "{\"a\":x /* password=hunter2 */}", "{\"password\":\n\"hunter2\" x}",
    "{\"password\":\r\n\"hunter2\",\r\n\"a\":x}", "{\"password\":[\n\"hunter2\",\n\"hunter3\", x]}",
    "{\"password\":[\n{\"hunter\":\"hunter2\"},\n\"hunter3\"], x}", #"{"a":tru,"Set-Cookie":"id=hunter2"}"#,
    #"{"a":1,"credentials":{"user":"hunter","n":4711}"#, #"["token", {"token": "hunter2"}, x]"#,
    #"{"headers":{"Authorization":"Basic hunter2"},"a":x}"#, #"{"a":"\q","api_key":"hunter2"}"#,
    #"{"api_key":"é🙂hunter2","é":x}"#, "password=hunter2", "token: hunter2", #"{"otp":4711,"a":x}"#,
    #"{"a":x,"otp":4711}"#, #"{"a":x, otp:4711}"#, #"{"password":"hunter2"# + "\n",
    #"{"card_cvv":4711,"a":x}"#, #"{"a":x,"user_pin":4711}"#, "{a:x, userPin: 4711}", "otp: 4711, token: x",
    #"{"password":null,"b":x,"c":{"secret":4711}}"#, #"{"password":truhunter}"#, #"{"password":truehunter}"#,
  ]

  @Test("The error of a document that is not JSON shows no secrets", arguments: texts)
  func syntax(_ text: String) throws { try syntaxError(text).expectNoSecrets(in: text) }

  @Test(
    "An excerpt of a part of the text shows no secret",
    arguments: [10, 30, 36, 37, 72, 100, 287, 288, 289, 300, 5000])
  func windows(_ length: Int) throws {
    let secret = String(repeating: "hunter", count: length / 6 + 1)
    let filler = String(repeating: "a", count: length)
    for text in [
      #"{"password":"\#(secret)","b":x}"#, #"{"b":x,"password":"\#(secret)"}"#,
      #"{"password":"\#(secret)\q"}"#, #"{"password":"\#(secret)"#, #"{"password":\#(secret)}"#,
      #"{"password":["\#(secret)",["\#(secret)"]],"\#(filler)":x}"#,
      #"{"password":"\#(secret)","f":"\#(filler)","g":x}"#,
      #"{"b":x,"f":"\#(filler)","password":"\#(secret)"}"#,
      #"{"password":{"f":"\#(filler)","g":"\#(secret)"},"b":x}"#, "{\"password\":\"\(secret)\n\(secret)\"}",
    ] { try syntaxError(text).expectNoSecrets(in: "\(text.prefix(40))") }
  }

  @Test("A document shows no secret if it is cut or changed at any byte")
  func damage() throws {
    let text = #"{"a":[1,{"b":"x"}],"password":"hunter2","c":{"secret":["hunter",{"d":"hunter"}]},"e":2}"#
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "x"), UInt8(ascii: ","), UInt8(ascii: "}"), 0x00, 0xFF] {
        var changed = bytes
        changed[place] = byte
        // A changed key isn't a secret, and a changed value has other letters.
        let text = String(decoding: changed, as: UTF8.self)
        guard text.contains("password"), text.contains("secret") else { continue }
        parseError(changed)?.expectNoSecrets(in: text)
      }
      parseError(Array(bytes[..<place]))?.expectNoSecrets(in: "\(place)")
    }
  }

  private static let json5Paths = [
    "a", "a[0]", "a[1]", "a[1].b", "password", "c", "c.secret", "c.secret[0]", "c.secret[1].d", "e", "token",
    "f", "g",
  ]

  @Test(
    "The error about a wrong value shows no secrets",
    arguments: [
      (#"{"password":"hunter2"}"#, "password"), (#"{"a":1,"password":"hunter2","b":2}"#, "a"),
      (#"{"token":{"hunter":{"a":"hunter"}},"b":"x"}"#, "b"), (#"{"token":{"a":["hunter"]}}"#, "token.a[0]"),
      (#"{"a":"x","b":{"c":{"api_key":"hunter"}}}"#, "a"), (#"{"a":"x","tokens":["hunter",4711]}"#, "a"),
      ("{\"tokens\":[\n\"hunter\",\"x\"\n],\"a\":1}", "tokens[1]"),
      ("{\"tokens\":[\n\"hunter\",\"x\"],\"a\":1}", "a"), (#"{"\u0070assword":"hunter","a":"x"}"#, "a"),
    ] + json5Paths.map { (JSON5SecretTests.document, $0) })
  func data(_ text: String, _ path: String) throws {
    let tolerances: JSONParseOptions.Tolerances = text == JSON5SecretTests.document ? .json5 : []
    let document = try Document(parsing: text, options: JSONParseOptions(tolerances: tolerances))
    let kinds: [JSONCore.Issue.Kind] = [
      .typeMismatch(expected: "Bool"), .invalidRawValue(type: "Level", allowed: [#""huntre2""#]),
      .invalidFormat(expected: "a date", reason: ""), .numberOutOfRange(type: "Int8", range: ""),
      .missingKey("tokens", expected: "String"),
    ]
    for kind in kinds {
      let error = try #require(
        document.thrown { json throws(JSONError) in throw try json.value(at: JSONKeyPath(path)).error(kind) })
      error.expectNoSecrets(in: text)
      #expect(error.issue.location != nil)
    }
  }

  @Test(
    "Later excerpts of the same document show no secret",
    arguments: [
      (#"{"a":"x","password":{"b":["hunter",{"c":"hunter"}]},"d":"y","token":"hunter","e":[0]}"#, false),
      ("{a: 'x\\'', password: {b: ['hunter', {c: +4711}]}, d: 0x1, 'token': 'hunter\\'', e: [.1]}", true),
    ])
  func manyPlaces(element: String, isJSON5: Bool) throws {
    let count = Thoroughness.optimizedRounds(14, of: 40)
    let document = try Document(
      parsing: "[" + Array(repeating: element, count: count).joined(separator: ",") + "]",
      options: JSONParseOptions(tolerances: isJSON5 ? .json5 : []))
    let root = document.root
    for index in Array(0..<count) + [7, count - 1, 0, 12, 11, 11] {
      for path in ["a", "d", "e[0]", "password.b[1].c", "token"] {
        let value = try root.value(at: JSONKeyPath("[\(index)].\(path)"))
        let error = value.error(.typeMismatch(expected: "Bool")).resolved(at: value)
        error.expectNoSecrets(in: path)
        #expect(error.rendered().contains("•••"))
      }
    }
  }

  @Test("The message of a mapping about a secret is hidden")
  func ownWords() throws {
    let document = try Document(parsing: #"{"login":{"password":"x"}}"#)
    for kind in [
      JSONCore.Issue.Kind.custom("hunter2 is too short"), .transformFailed("hunter2"),
      .invalidFormat(expected: "a hash", reason: "hunter2"),
      .unknownReference(type: "User", key: "id", value: "hunter2"),
    ] {
      let error = try #require(
        document.thrown { json throws(JSONError) in throw try json.value(at: "login.password").error(kind) })
      error.expectNoSecrets(in: "\(kind)")
      // An error that is created by hand isn't resolved, but has a path.
      var issue = JSONError(kind).issue
      issue.path = JSONPath([.key("apiKey"), .index(0)])
      issue.preview = "hunter2"
      for shown in [issue.description, issue.rendered(), issue.json, issue.message] {
        #expect(!shown.contains("hunter"))
      }
    }
  }

  @Test("The rest of the line is shown, with the mark at its place")
  func rest() throws {
    let text = #"{"id":12,"password":"hunter2","auth":{"a":["b"]},"year":"2016","token":null}"#
    let document = try Document(parsing: text)
    let error = document.thrown { json throws(JSONError) in try json.value(at: "year").int() }
    #expect(
      error?.rendered() == """
        error[type-mismatch]: expected Int, found string "2016"
          --> $.year (line 1, column 57, byte 56)
         1 | {"id":12,"password":•••,"auth":•••,"year":"2016","token":•••}
           |                                           ^~~~~~
        """)
    #expect(
      error?.withoutValues.rendered() == """
        error[type-mismatch]: expected Int, found a string
          --> $.year (line 1, column 57, byte 56)
         1 | {"id":•••,"password":•••,"auth":•••,"year":•••,"token":•••}
           |                                            ^~~
        """)
    #expect(
      error?.withoutValues.description
        == "$.year: expected Int, found a string (line 1, column 57) [type-mismatch]")
    #expect(error?.rendered(hidesValues: true) == error?.withoutValues.rendered())
  }

  @Test(
    "Messages without values quote no values",
    arguments: [
      "[zzz]":
        "$[0]: unknown literal \"•••\", expected true, false or null (line 1, column 2) [invalid-literal]",
      "[01]": "$[0]: number has a leading zero (line 1, column 2) [leading-zero]",
      "[1.]": "$[0]: \"•••\" is not a JSON number (line 1, column 2) [invalid-number]",
      "[zz":
        "$[0]: unknown literal \"•••\", expected true, false or null (line 1, column 2) [invalid-literal]",
      "[\"zz\" 1]": "$: unexpected •••, expected \",\" or \"]\" (line 1, column 7) [unexpected-character]",
      "[\"zz\\q\"]": "$[0]: invalid escape sequence \"•••\" in string (line 1, column 5) [invalid-escape]",
      "{\"k\":1,\"k\":zz":
        "$.k: unknown literal \"•••\", expected true, false or null (line 1, column 12) [invalid-literal]",
    ])
  func withoutValues(_ text: String, _ line: String) throws {
    let error = try syntaxError(text)
    #expect(error.withoutValues.description == line)
    #expect(!error.withoutValues.rendered().contains("zz"))
    #expect(error.withoutValues.withoutValues == error.withoutValues)
    #expect(error.withoutValues.issue.path == error.issue.path)
  }
}
