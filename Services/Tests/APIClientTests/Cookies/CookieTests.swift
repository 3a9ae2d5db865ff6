import APIClient
import HTTPTypes
import Testing

extension CookieStore {
  /// Sends a request to a URL, which responds with these `Set-Cookie` fields, and returns the `Cookie` field
  /// of the request.
  @discardableResult
  func request(_ url: String, setting cookies: [String] = []) async throws -> String? {
    let url = try HTTPURL(url)
    let fields = HTTPFields(cookies.map { HTTPField(name: .setCookie, value: $0) })
    let stub = StubTransport { _ in .reply(SampleReply("", headerFields: fields)) }
    let address = RequestAdapter { (exchange) throws(ClientError) in exchange.url = url }
    let client = guest(stub, interceptors: [address, self]) { $0.hostsWithoutTLS = [url.host] }
    try await client.send(Endpoint<Void, Guest>.get("cookies"))
    return stub.requests.first?.request.headerFields[.cookie]
  }
}

/// The rules of RFC 6265 for a single cookie.
@Suite("A cookie")
struct CookieTests {
  /// Checks the `Cookie` field of a request to a URL, after another URL has set a cookie.
  private func expect(
    _ cookie: String, from url: String = "https://www.example.com/a/b", at later: String, _ sent: String?
  ) async throws {
    let store = CookieStore(clock: RequestClock(ManualClock(), date: { 784_111_777 }))
    #expect(try await store.request(url, setting: [cookie]) == nil)
    #expect(try await store.request(later) == sent)
  }

  @Test(
    "Its name and value are separated by the first equals sign",
    arguments: [
      ("a=1", "a=1"), ("a =\t1 ; Path=/", "a=1"), ("a=", "a="), ("a=b=c", "a=b=c"),
      ("a=\"x, y\"", "a=\"x, y\""),
      ("a=1;;", "a=1"), ("a=1; HttpOnly; SameSite=Strict; Unknown=2; a=3", "a=1"), ("a", nil), ("", nil),
      ("=1", nil), (" =1", nil), ("; a=1", nil), ("a; b=1", nil),
    ] as [(String, String?)])
  func pairs(cookie: String, sent: String?) async throws {
    try await expect(cookie, at: "https://www.example.com/a/", sent)
  }

  @Test("Only fields of at most 4096 bytes are stored", arguments: [4093, 4094, 4095, 65_536])
  func size(count: Int) async throws {
    let cookie = "a=\(String(repeating: "x", count: count))"
    let sent = count > 4094 ? nil : cookie
    try await expect(cookie, at: "https://www.example.com/a/", sent)
  }

  @Test(
    "It is sent to its host, or to its domain and everything below",
    arguments: [
      ("a=1", "www.example.com", "www.example.com", true),
      ("a=1", "www.example.com", "WWW.example.com", true),
      ("a=1", "www.example.com", "example.com", false),
      ("a=1", "www.example.com", "a.www.example.com", false),
      ("a=1", "www.example.com:8443", "www.example.com", true),
      ("a=1; Domain=example.com", "www.example.com", "example.com", true),
      ("a=1; Domain=example.com", "www.example.com", "www.example.com", true),
      ("a=1; Domain=example.com", "www.example.com", "x.y.example.com", true),
      ("a=1; Domain=example.com", "example.com", "x.example.com", true),
      ("a=1; DOMAIN=.Example.COM", "www.example.com", "x.example.com", true),
      ("a=1; Domain=example.com", "www.example.com", "badexample.com", false),
      ("a=1; Domain=example.com", "www.example.com", "example.com.evil.net", false),
      (
        "a=1; Domain=example.com", "www.example.com", String(repeating: "a.", count: 126) + "example.com",
        false
      ),
      ("a=1; Domain=", "www.example.com", "www.example.com", true),
      ("a=1; Domain=", "www.example.com", "x.www.example.com", false),
      ("a=1; Domain=.", "www.example.com", "x.www.example.com", false),
      ("a=1; Domain=other.com; Domain=example.com", "www.example.com", "x.example.com", true),
      ("a=1; Domain=example.com; Domain=", "www.example.com", "x.example.com", true),
      // Neither the host nor a domain that contains it.
      ("a=1; Domain=other.com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=other.com", "www.example.com", "other.com", false),
      ("a=1; Domain=x.www.example.com", "www.example.com", "x.www.example.com", false),
      ("a=1; Domain=ample.com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=example.com; Domain=other.com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=..example.com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=example.com.", "www.example.com", "www.example.com", false),
      ("a=1; Domain=example.com", "www.example.com.", "www.example.com.", false),
      // A domain without a dot.
      ("a=1; Domain=com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=.com", "www.example.com", "www.example.com", false),
      ("a=1; Domain=localhost", "localhost", "localhost", true),
      ("a=1; Domain=localhost", "localhost", "a.localhost", false),
      ("a=1; Domain=localhost", "a.localhost", "a.localhost", false),
      // IP addresses, which aren't contained in domains.
      ("a=1", "127.0.0.1", "127.0.0.1", true), ("a=1; Domain=127.0.0.1", "127.0.0.1", "127.0.0.1", true),
      ("a=1; Domain=127.0.0.1", "127.0.0.1", "1.127.0.0.1", false),
      ("a=1; Domain=0.0.1", "127.0.0.1", "127.0.0.1", false),
      ("a=1; Domain=[::1]", "[::1]", "[::1]", true), ("a=1; Domain=::1", "[::1]", "[::1]", false),
      ("a=1; Domain=0.0.1]", "[::127.0.0.1]", "[::127.0.0.1]", false),
    ] as [(String, String, String, Bool)])
  func domains(cookie: String, host: String, later: String, isSent: Bool) async throws {
    try await expect(cookie, from: "https://\(host)/", at: "https://\(later)/", isSent ? "a=1" : nil)
  }

  @Test(
    "It is sent to its path and everything below; the default is the folder of the URL",
    arguments: [
      ("a=1", "/a/b", "/a", true), ("a=1", "/a/b", "/a/", true), ("a=1", "/a/b", "/a/c/d?e", true),
      ("a=1", "/a/b", "/a?e", true), ("a=1", "/a/b", "/ab", false), ("a=1", "/a/b", "/", false),
      ("a=1", "/a/b", "/A/", false), ("a=1", "/a/b", "/?/a/b", false), ("a=1", "/a/b", "/%61/b", false),
      ("a=1", "/a", "/", true), ("a=1", "/", "/", true), ("a=1", "", "/x", true), ("a=1", "/a/", "/b", false),
      ("a=1", "/a?/b/c", "/", true), ("a=1; Path=/x", "/a/b", "/x", true),
      ("a=1; Path=/x", "/a/b", "/x/y", true), ("a=1; path=/x", "/a/b", "/xy", false),
      ("a=1; Path=/x", "/a/b", "/", false), ("a=1; Path=/x/", "/a/b", "/x", false),
      ("a=1; Path=/x/", "/a/b", "/x/", true), ("a=1; Path=/x/", "/a/b", "/x/y", true),
      ("a=1; Path=/", "/a/b", "/", true), ("a=1; Path=x", "/a/b", "/a/x", true),
      ("a=1; Path=x", "/a/b", "/x", false),
      ("a=1; Path=/x; Path=", "/a/b", "/a", true), ("a=1; Path=/x; Path=", "/a/b", "/x", false),
      ("a=1; Path=/y; Path=/x", "/a/b", "/x", true),
    ] as [(String, String, String, Bool)])
  func paths(cookie: String, path: String, later: String, isSent: Bool) async throws {
    let host = "https://www.example.com"
    try await expect(cookie, from: host + path, at: host + later, isSent ? "a=1" : nil)
  }

  @Test(
    "A secure one is set and sent only by HTTPS, or on this machine",
    arguments: [
      ("a=1; Secure", "https://example.com", "https://example.com", true),
      ("a=1; Secure", "https://example.com", "http://example.com", false),
      ("a=1; SECURE=no", "https://example.com", "http://example.com", false),
      ("a=1; Secure", "http://example.com", "https://example.com", false),
      ("a=1", "https://example.com", "http://example.com", true),
      ("a=1", "http://example.com", "https://example.com", true),
      ("a=1; Secure", "http://localhost:8080", "http://localhost:8081", true),
      ("a=1; Secure", "http://127.0.0.1", "http://127.0.0.1", true),
    ] as [(String, String, String, Bool)])
  func security(cookie: String, from: String, later: String, isSent: Bool) async throws {
    try await expect(cookie, from: from, at: later, isSent ? "a=1" : nil)
  }

  private static let past = "Expires=Sun, 06 Nov 1994 08:49:37 GMT"
  private static let future = "Expires=Sun, 06 Nov 1994 08:49:38 GMT"

  @Test(
    "Max-Age takes precedence over Expires; invalid ones don't count",
    arguments: [
      (future, true), (past, false), ("expires=06 nov 94 08:49:37", false), ("Expires=tomorrow", true),
      ("\(past); Expires=", false), ("\(past); \(future)", true), ("Max-Age=1", true), ("Max-Age=0", false),
      ("Max-Age=-1", false), ("max-age=007", true), ("Max-Age=\(String(repeating: "9", count: 400))", true),
      ("Max-Age=-\(String(repeating: "9", count: 400))", false), ("\(past); Max-Age=1", true),
      ("Max-Age=1; \(past)", true), ("\(future); Max-Age=0", false), ("Max-Age=0; Max-Age=1", true),
      ("\(past); Max-Age=", false), ("\(past); Max-Age=+1", false), ("\(past); Max-Age=-", false),
      ("\(past); Max-Age=--1", false), ("\(past); Max-Age=1s", false), ("\(past); Max-Age=1.5", false),
    ] as [(String, Bool)])
  func lifetimes(attributes: String, isSent: Bool) async throws {
    try await expect("a=1; \(attributes)", at: "https://www.example.com/a/", isSent ? "a=1" : nil)
  }
}
