import Catalog
import CodableMapping
import MappingTestSupport
import Testing

@testable import APIClient

@Suite("Secrets are hidden")
struct SecretTests {
  private static let planted = "s3cr3t"

  private func endpoint() -> Endpoint<Todo, Guest> {
    Endpoint<Todo, Guest>.post(
      "feeds/\(secret: Self.planted)", ["password": Self.planted], with: CodableMapper(),
      as: CodableMapper()
    ).with {
      $0.query = ["api_key": Self.planted, "page": 1]
      $0.headerFields = [
        .authorization: "Bearer \(Self.planted)", .cookie: Self.planted, .proxyAuthorization: Self.planted,
      ]
      if let name = HTTPField.Name("X-Odd") { $0.headerFields[name] = "fine" }
      if let name = HTTPField.Name("X-Auth-Token") { $0.headerFields[name] = Self.planted }
    }
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test("Other values are shown")
  func shown() {
    let hidden = SecretItemName.hidden
    #expect("\("feeds?api_key=k&page=1" as Path)" == "feeds?api_key=\(hidden)&page=1")
    let parameters: RouteParameters = ["page": 1, "password": "p", "user": ["token": "t"]]
    #expect("\(parameters)" == #"{"page":1,"password":"\#(hidden)","user":{"token":"\#(hidden)"}}"#)
    #expect("\([:] as RouteParameters)" == "{}")
  }

  private struct Feeds: Target {
    let environment = APIEnvironment.test
    let method = HTTPRequest.Method.post
    let path: Path = "feeds/\(secret: SecretTests.planted)?api_key=\(SecretTests.planted)"
    let parameters: RouteParameters = ["password": SecretTests.planted]
    var headerFields: HTTPFields { [.authorization: SecretTests.planted] }
  }

  /// Records all texts that requests and results provide.
  private struct Noting: ProviderPlugin {
    let texts: Shared<[String]>

    func willSend(_ exchange: Exchange, for target: any Target) {
      texts.update { $0 += ["\(exchange)", String(reflecting: exchange), exchange.curlCommand] }
    }

    func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target) {
      texts.update { $0 += ["\(result)", String(reflecting: result)] }
    }
  }

  @Test(
    "Nothing that plugins and callers of a provider receive shows a secret",
    arguments: [
      .reply(SampleReply(#"{"password": "s3cr3t"}"#)), .reply(SampleReply("s3cr3t", status: .badRequest)),
      .failure(TransportError(.connectionLost)),
    ] as [StubTransport.Answer], [false, true])
  func provider(answer: StubTransport.Answer, tracksInflight: Bool) async {
    let texts = Shared<[String]>([])
    let provider = Provider<Feeds>(
      transport: StubTransport { _ in answer },
      monitors: [EventLog { line in texts.update { $0.append(line) } }], plugins: [Noting(texts: texts)],
      tracksInflight: tracksInflight)
    let error = await failure(try await provider.request(Feeds(), as: CodableMapper<Todo>()))
    let shown = [error.map { "\($0)" } ?? "", dumped(error as Any), dumped(Feeds()), dumped(provider)]
    #expect(texts.value.count > 6)
    for text in texts.value + shown { #expect(!text.contains(Self.planted)) }
  }

  @Test(
    "The request of an exchange is shown without secrets", arguments: ["token", "api_key", "X-Amz-Signature"])
  func request(name: String) async throws {
    let secret = Self.planted
    let path: Path = "feeds/\(secret: secret)?page=1&\(name)=\(secret)"
    let stub = StubTransport { _ in .reply(.todo) }
    let endpoint = Endpoint<[UInt8], Guest>.bytes(path).with { $0.headerFields = [.authorization: secret] }
    _ = try await guest(stub).send(endpoint)
    let request = try #require(stub.requests.first).request
    let hidden = SecretItemName.hidden
    let shown = "GET https://api.example.com/v1/feeds/\(hidden)?page=1&\(name)=\(hidden)"
    #expect(request.description == shown)
    #expect([String(reflecting: request), dumped(request)] == [shown, "- \(shown)\n"])
    #expect(request.unmasked.path == "/v1/feeds/\(secret)?page=1&\(name)=\(secret)")
  }

  @Test("A shell command contains everything except secrets")
  func curl() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    _ = try await guest(stub).send(endpoint())
    let command = try #require(stub.requests.first).curlCommand
    let hidden = SecretItemName.hidden
    #expect(
      command
        == """
        curl -X POST -H 'Accept: application/json' -H 'Authorization: \(hidden)' -H 'Cookie: \(hidden)' \
        -H 'Proxy-Authorization: \(hidden)' -H 'X-Odd: \(hidden)' -H 'X-Auth-Token: \(hidden)' \
        -H 'Content-Type: application/json' --data-raw '{"password":"\(hidden)"}' \
        'https://api.example.com/v1/feeds/\(hidden)?api_key=\(hidden)&page=1'
        """)
  }

  @Test(
    "A quote in a body stays inside its shell word, and a body that isn't JSON is hidden",
    arguments: ([
      (#"{"a":"it's"}"#, #"{"a":"it'\''s"}"#), ("[\"'\u{301}; id\"]", "[\"'\\''\u{301}; id\"]"),
      ("[\"''\u{20DD}\"]", "[\"'\\'''\\''\u{20DD}\"]"),
      ("[\"\u{1F469}\u{200D}'\"]", "[\"\u{1F469}\u{200D}'\\''\"]"), ("s3cr3t", "(6 bytes)"),
    ] as [(String, String)]).map { (Array($0.utf8), $1) } + [([0xFF, 0], "(2 bytes)")])
  func bodies(body: [UInt8], word: String) throws {
    let exchange = Exchange(.post, try HTTPURL("https://a/"), body: body)
    // Compares bytes, because `==` of strings considers canonically equivalent texts equal.
    #expect(Array(exchange.curlCommand.utf8) == Array("curl -X POST --data-raw '\(word)' 'https://a/'".utf8))
  }

  @Test("A quote in a header field or an invalid address stays inside its shell word")
  func otherQuotes() throws {
    var exchange = Exchange(.get, try HTTPURL("https://a/"), headerFields: [.acceptLanguage: "'\u{301}; id"])
    exchange.request.path = "/'\u{301}; id"
    let quoted = "'\\''\u{301}; id'"
    let command = "curl -H 'Accept-Language: \(quoted) 'https://\(SecretItemName.hidden)/\(quoted)"
    #expect(Array(exchange.curlCommand.utf8) == Array(command.utf8))
  }

  @Test(
    "Combining marks after delimiters and secrets don't reveal a secret",
    arguments: [
      ("/x?a=1&token=\u{301}hunter2", "/x?a=1&token=\(SecretItemName.hidden)"),
      ("/x?\u{301}&token=hunter2", "/x?\u{301}&token=\(SecretItemName.hidden)"),
      ("/x?a=1&\u{301}token=hunter2", "/x?a=1&\u{301}token=\(SecretItemName.hidden)"),
      ("/feeds/s3cr3t\u{301}", "/feeds/\(SecretItemName.hidden)\u{301}"),
    ])
  func marks(path: String, shown: String) async throws {
    let error = await failure(
      try await guest(interceptors: [RequestAdapter { $0.request.path = path }]).send(endpoint()))
    let expected = "https://\(SecretItemName.hidden)\(shown)"
    #expect(error.map { Array($0.url.utf8) } == Array(expected.utf8), "\(error?.url ?? "no error")")
  }

  // MARK: - Names of items

  private static let names = [
    "sig", "key", "code", "X Amz Signature", "X Amz Credential", "X Amz Security Token",
    "X Goog Signature", "Signature", "Key Pair Id", "subscription key", "app key", "auth", "oauth nonce",
    "oauth verifier", "session", "sid", "csrf", "xsrf token", "hmac", "ticket", "SAML Response",
    "client assertion", "otp", "jwt", "hapi key", "AWS Access Key Id", "device code", "verification code",
    "otp code", "invitecode", "backup codes", "product activation code", "country code access code",
    "recoverycodes", "PHPSESSID", "refresh", "creds", "psw", "user passwort", "mfa", "puk", "sas",
    "g recaptcha response", "mnemonic", "kennwort", "card cvc", "my IBAN", "cvv 2", "user ssn", "pw",
    "hdnts", "cf turnstile response", "card number", "authz", "cred", "senha", "nueva contrasena",
    "nueva contrase%C3%B1a", "seed phrase", "magic link", "mot de passe", "pan", "card pan", "salt",
    "sigv 4", "sso", "sso id", "st", "tan", "push TAN", "mtan", "totp", "hotp 2", "cvc 2", "csc",
    "X Amz MFA", "X Amzn Oidc Data", "pgt Iou", "spnego", "webauthn", "two factor", "sign",
    "account number", "X Amz Sig V 4 A", "card no", "user card no", "cardno", "ccnum", "cc number",
    "routing number", "seed", "security answer", "wresult", "pat", "tok", "rt", "DPoP", "dpop proof", "pem",
    "client pem", "sk", "seedphrase", "recovery phrase", "reset", "invite", "share", "invitation", "verify",
    "reset link", "jwe", "psk", "tkn", "ott", "macaroon", "connection string",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let otherScripts = [
    "пароль", "密码", "パスワード", "비밀번호", "كلمة_السر", "user_пароль", "userПароль", "κλειδί_2", "\u{1F511}",
    "ｔｏｋｅｎ",
  ].map { [$0] }

  /// A name in one of the spellings that services use, in half of the cases with a percent-encoded letter.
  private static func name(_ random: inout SeededGenerator) -> String {
    let words = names.randomElement(using: &random) ?? []
    let separator = ["-", "_", ".", "+", "%20", "%2D", "[", "%5B"].randomElement(using: &random) ?? "-"
    let separated = words.joined(separator: separator)
    let camel = words.enumerated().map {
      $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    let name =
      [separated, separated.lowercased(), separated.uppercased(), camel.joined()]
      .randomElement(using: &random) ?? separated
    guard Bool.random(using: &random), let first = name.utf8.first else { return name }
    return "%" + String(first, radix: 16) + name.dropFirst()
  }

  @Test("Secret items are hidden in any spelling and at any position", arguments: 0..<200 as Range<UInt64>)
  func queries(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let name = Self.name(&random)
    let before = ["", "page=2&", "flag&", "a=b=c&", "a=1;", "q=?"].randomElement(using: &random) ?? ""
    let value =
      ["s3cr3t", "a;s3cr3t", "x?y=s3cr3t", "=s3cr3t", "s3cr3t/x"].randomElement(using: &random) ?? ""
    let after = ["", "&limit=3", "&x"].randomElement(using: &random) ?? ""
    let url = try HTTPURL("https://a/x?\(before)\(name)=\(value)\(after)")
    #expect(url.description == "https://a/x?\(before)\(name)=\(SecretItemName.hidden)\(after)")
    #expect(url.unmasked.contains("s3cr3t"))
  }

  @Test(
    "Secret items of a URL in a value are hidden, encoded once or twice", arguments: 0..<100 as Range<UInt64>)
  func urlsInValues(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let name = Self.name(&random)
    let separator = ["?", "&", "#", ";", "?a=1&", "/?b;"].randomElement(using: &random) ?? "?"
    let start = "https://b/cb\(separator)\(name)="
    var item = QueryParameters.Item(name: "a", value: "\(start)s3cr3t&x=1")
    let query: QueryParameters = ["page": 2, "next": item.value]
    #expect(query.encoded.contains("s3cr3t"))
    #expect("\(query)" == "page=2&next=\(PercentEncoding.encoded(start))•••")
    #expect("\(item)" == "a=\(start)•••")
    item.value = query.encoded
    #expect("\(item)" == "a=\(query)")
    let nested: QueryParameters = ["url": "https://c?\(query.encoded)"]
    let nestedStart = PercentEncoding.encoded("https://c?page=2&next=\(PercentEncoding.encoded(start))")
    #expect("\(nested)" == "url=\(nestedStart)•••")
    for (query, shown) in [(query, "\(query)"), (nested, "\(nested)")] {
      #expect(ShownTarget.text(of: "/x?a%3d1%26\(query.encoded)") == "/x?a%3d1%26\(shown)")
    }
  }

  @Test("Parameters and JSON in commands follow the same rule", arguments: 0..<60 as Range<UInt64>)
  func parameters(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = seed < 40 ? Self.names : Self.otherScripts
    let name = (names.randomElement(using: &random) ?? []).joined(separator: "_")
    let query: QueryParameters = ["page": 2, name: "s3cr3t"]
    let encoded = PercentEncoding.encoded(name)
    #expect(ShownTarget.text(of: "/x?\(encoded)=s3cr3t") == "/x?\(encoded)=\(SecretItemName.hidden)")
    #expect("\(query)" == "page=2&\(encoded)=\(SecretItemName.hidden)")
    #expect(query.encoded == "page=2&\(encoded)=s3cr3t")
    let parameters: RouteParameters = ["page": 2, name: "s3cr3t"]
    #expect("\(parameters)" == #"{"page":2,"\#(name)":"\#(SecretItemName.hidden)"}"#)
  }

  @Test(
    "Values of other query items are shown",
    arguments: [
      "page", "limit", "year", "sort", "order", "q", "lang", "cursor", "id", "name", "fields", "include",
      "country_code", "error-code", "barcode", "statusCode", "postal.code", "encode", "postal_codes",
      "userCountryCode", "product_code", "barcodes", "last-error-code-2", "iso_codes", "zipCode", "state",
      "design", "assign", "keyword", "signal", "monitor", "since", "desk", "pinned", "author", "authors",
      "hash", "status", "standard", "start", "sign_in", "X-Amz-Date", "X-Amz-Algorithm", "Accept", "ETag",
      "Content-Type", "Link", "discard_notes", "seeded", "path", "patch", "sort", "task", "tokyo", "shares",
      "share_count", "resets",
      "invited", "X-RateLimit-Reset", "world_population", "größe", "prénom", "mật", "ort", "é",
    ])
  func shown(name: String) { #expect(!SecretItemName.matches(name)) }

  @Test("A short name is secret only as a word", arguments: 0..<200 as Range<UInt64>)
  func words(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = [
      "pan", "salt", "sigv", "sso", "st", "tan", "csc", "cvn", "mfa", "otp", "pin", "pgt", "tgt", "tfa",
    ]
    let word = words.randomElement(using: &random) ?? ""
    // These letters form no other secret word.
    func letters(_ counts: ClosedRange<Int>) -> String {
      let count = Int.random(in: counts, using: &random)
      return String((0..<count).compactMap { _ in "blrvw".randomElement(using: &random) })
    }
    let before = letters(0...3)
    let name = [before + word + letters(before.isEmpty ? 1...3 : 0...3), "page", letters(1...4)].shuffled(
      using: &random)
    let camel = name.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    for shown in [name.joined(separator: "_"), name.joined(separator: "-").uppercased(), camel] {
      #expect(!SecretItemName.matches(shown), "\(shown)")
      #expect(SecretItemName.matches("\(shown).\(word)"), "\(shown)")
    }
  }

  @Test("A secret of a path is hidden in any percent-encoding", arguments: 0..<100 as Range<UInt64>)
  func spellings(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abc019/:%?&=; +é\u{1F600}")
    let ending = String((0..<8).compactMap { _ in letters.randomElement(using: &random) })
    let secret = Array("s3cr3t\(ending)".utf8)
    func encoded(_ bytes: [UInt8]) -> [UInt8] {
      bytes.flatMap { byte -> [UInt8] in
        guard byte == UInt8(ascii: "%") || byte > 0x7F || Bool.random(using: &random) else { return [byte] }
        let code = String(byte, radix: 16, uppercase: Bool.random(using: &random))
        return Array("%\(code.count < 2 ? "0" : "")\(code)".utf8)
      }
    }
    let once = encoded(secret)
    let spelled = [secret.contains(UInt8(ascii: "%")) ? once : secret, once, encoded(once)]
    let path = ShownPath(
      sent: "/v1/x", shown: "/v1/•••", secrets: [String(decoding: encoded(secret), as: UTF8.self)])
    for text in spelled {
      let place = "/next/" + String(decoding: text, as: UTF8.self) + "/end"
      #expect(path.text(of: place) == "/next/•••/end", "\(place)")
    }
  }

  @Test(
    "Descriptions of a URL hide a secret of its path; the unmasked text contains the secret",
    arguments: 0..<40 as Range<UInt64>)
  func paths(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcXYZ019 /%?&=;é\u{1F600}")
    let count = Int.random(in: 0...9, using: &random)
    let secret = "s3cr3t" + String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
    let recorder = EventRecorder()
    let stub = StubTransport { exchange in
      guard exchange.url.path.hasPrefix("/v1") else { return .reply(SampleReply("")) }
      let place = exchange.url.path.replacing("/v1/", with: "/v2/x/")
      return .reply(SampleReply("", status: .found, headerFields: [.location: place]))
    }
    let adapter = RequestAdapter { (exchange) throws(ClientError) in
      // An interceptor that creates an exchange from the URL doesn't reveal the secret.
      let url = exchange.url
      exchange = Exchange(.get, url, id: exchange.id)
      exchange.url = url
    }
    let client = guest(stub, interceptors: [adapter], monitors: [recorder])
    try await client.send(Endpoint<Void, Guest>.get("feeds/\(secret: secret)/items"))
    #expect(recorder.events.count == 7)
    for url in recorder.events.map(\.exchange.url) {
      for text in ["\(url)", String(reflecting: url), "\(Mirror(reflecting: url).children.map(\.value))"] {
        #expect(!text.contains("s3cr3t"))
      }
      #expect(url.description.hasSuffix("/feeds/\(SecretItemName.hidden)/items"))
      #expect(url.unmasked.contains("s3cr3t"))
      #expect(try url == HTTPURL(url.unmasked))
      #expect(try Set([url, HTTPURL(url.unmasked)]).count == 1)
    }
  }
}
