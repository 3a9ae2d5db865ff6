import APIClient
import CodableMapping
import JSONCore
import MappingTestSupport
import Testing

@Suite("Bearer tokens")
struct BearerTokenTests {
  static let written: [(token: BearerToken, text: String)] = [
    (
      BearerToken(account: "ada", accessToken: "a", refreshToken: "r", expiry: 1_480_000_000.5),
      #"{"account":"ada","accessToken":"a","refreshToken":"r","expiry":1480000000.5}"#
    ),
    (BearerToken(account: "", accessToken: "\"é\u{0}\""), #"{"account":"","accessToken":"\"é\u0000\""}"#),
  ]

  @Test("The mapping of bearer tokens decodes its own output", arguments: written)
  func mapping(token: BearerToken, text: String) throws {
    #expect(try BearerToken.mapping.encodeToString(token) == text)
    #expect(try BearerToken.mapping.decode(text) == token)
  }

  @Test("A token of any texts is decoded from its own output", arguments: 0..<20 as Range<UInt64>)
  func anyToken(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let signs = Array("aZ09 \"\\/\u{0}\n\u{7F}é\u{2028}\u{1F600}")
    func text() -> String {
      let count = Int.random(in: 0...30, using: &random)
      return String((0..<count).compactMap { _ in signs.randomElement(using: &random) })
    }
    let token = BearerToken(
      account: text(), accessToken: text(), refreshToken: Bool.random(using: &random) ? text() : nil,
      expiry: Bool.random(using: &random) ? Double.random(in: 0...4e9, using: &random) : nil)
    #expect(try BearerToken.mapping.decode(BearerToken.mapping.encode(token)) == token)
  }

  @Test(
    "The response of an OAuth 2 service is a token of the account", arguments: 1...4 as ClosedRange<UInt64>)
  func response(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let date = Double.random(in: 0...4e9, using: &random)
    let lifetime = Int.random(in: -9...9999, using: &random)
    let clock = RequestClock(ContinuousClock(), date: { date })
    let old = BearerToken(account: "eve", accessToken: "o", refreshToken: "r\(seed)", expiry: 1)
    let type = ["bearer", "Bearer", "BEARER"].randomElement(using: &random) ?? ""
    var members = [
      #""access_token":"a\#(seed)""#, #""token_type":"\#(type)""#, #""expires_in":\#(lifetime)"#,
      #""scope":["x"],"account":"b""#,
    ]
    func decode() throws(JSONError) -> BearerToken {
      try BearerToken.response(for: "ada", replacing: old, clock: clock)
        .decode("{\(members.shuffled(using: &random).joined(separator: ","))}")
    }
    var token = BearerToken(
      account: "ada", accessToken: "a\(seed)", refreshToken: "r\(seed)", expiry: date + Double(lifetime))
    #expect(try decode() == token)
    members.append(#""refresh_token":"new""#)
    token.refreshToken = "new"
    #expect(try decode() == token)
    let least = try BearerToken.response(for: "ada").decode(#"{"access_token":"a","refresh_token":null}"#)
    #expect(least == BearerToken(account: "ada", accessToken: "a"))
  }

  @Test(
    "A lifetime can be a string, and an empty refresh token is none", arguments: ["3600", "3.6e3", "0", "-9"])
  func lenient(lifetime: String) throws {
    let clock = RequestClock(ContinuousClock(), date: { 1000 })
    let old = BearerToken(account: "eve", accessToken: "o", refreshToken: "r")
    let expected = BearerToken(
      account: "ada", accessToken: "a~+/=", refreshToken: "r", expiry: Double(lifetime).map { $0 + 1000 })
    for written in [lifetime, #""\#(lifetime)""#] {
      for refresh in ["", #","refresh_token":"""#, #","refresh_token":null"#] {
        let text = #"{"access_token":"a~+/=","expires_in":\#(written)\#(refresh)}"#
        #expect(try BearerToken.response(for: "ada", replacing: old, clock: clock).decode(text) == expected)
      }
    }
    let none = try BearerToken.response(for: "ada").decode(#"{"access_token":"a","refresh_token":""}"#)
    #expect(none.refreshToken == nil)
  }

  static let misfits: [(isResponse: Bool, text: String, message: String)] =
    [
      (false, #"{"account":"ada"}"#, #"$: missing key "accessToken" required by BearerToken (String)"#),
      (
        false, #"{"account":"ada","accessToken":["t0p"]}"#,
        "$.accessToken: expected String for BearerToken.accessToken, found an array"
      ),
      (
        false, #"{"account":"ada","accessToken":"a","expiry":"soon"}"#,
        #"$.expiry: expected Double for BearerToken.expiry, found string "soon""#
      ),
      (true, #"{"accessToken":"t0p"}"#, #"$: missing key "access_token" required by BearerToken (String)"#),
      (
        true, #"{"access_token":"t0p","token_type":"mac"}"#,
        #"$.token_type: the value is not a BearerToken"#
      ),
      (true, #"["t0p"]"#, "$: expected an object for BearerToken, found an array"),
    ]
    + [#""""#, #""3600 s""#, #"" 1""#, #""Infinity""#, #""0x10""#, #""1e400""#, "[]", "true"].map {
      (true, #"{"access_token":"t0p","expires_in":\#($0)}"#, "$.expires_in: ")
    }
    + ["", " ", "t0p\\n", "t0p t0p", "t0p\\u0000", "t0pé", "\u{1F511}t0p"].map {
      (true, #"{"access_token":"\#($0)"}"#, "$.access_token: expected a token")
    }

  @Test(
    "The error of a token or of a service's response names the key and quotes no token", arguments: misfits)
  func errors(isResponse: Bool, text: String, message: String) {
    let error = #expect(throws: JSONError.self) {
      isResponse
        ? try BearerToken.response(for: "ada").decode(text) : try BearerToken.mapping.decode(text)
    }
    #expect(error?.description.hasPrefix(message) == true)
    #expect(error?.description.contains("t0p") == false)
  }

  @Test("Bearer tokens aren't Encodable")
  func notEncodable() {
    let token: Any = BearerToken(account: "ada", accessToken: "t0p")
    #expect(!(token is any Encodable))
  }
}
