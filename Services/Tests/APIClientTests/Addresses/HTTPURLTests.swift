import Testing

@testable import APIClient

@Suite("HTTP URLs")
struct HTTPURLTests {
  @Test(
    "A URL is split into its parts",
    arguments: [
      ("https://api.example.com", "https", "api.example.com", nil, "/"),
      ("HTTPS://API.example.COM:443/v1", "https", "api.example.com", nil, "/v1"),
      ("http://[::1]:8080/a/./b/../c?x=/../y#z", "http", "[::1]", 8080, "/a/c?x=/../y"),
      ("http://localhost:?q", "http", "localhost", nil, "/?q"),
      ("https://a/b c/é|{x}?\"^`<>\\#f", "https", "a", nil, "/b%20c/%C3%A9%7C%7Bx%7D?%22%5E%60%3C%3E%5C"),
    ] as [(String, String, String, Int?, String)])
  func parts(text: String, scheme: String, host: String, port: Int?, path: String) throws {
    let url = try HTTPURL(text)
    #expect((url.scheme, url.host, url.path) == (scheme, host, path))
    #expect(url.port == port)
  }

  @Test(
    "An invalid URL is refused with a reason that doesn't quote it",
    arguments: [
      ("api.example.com", "the URL is not absolute: it doesn't begin with https://"),
      ("//api.example.com/x", "the URL is not absolute: it doesn't begin with https://"),
      ("ftp://example.com", "the scheme is neither https nor http"),
      ("https://ada:pw@example.com", "the URL has user information; use a credential instead"),
      ("https:///x", "the URL has no host"),
      ("https://exämple.com", "the host has invalid characters"),
      ("https://example.com:70000", "port must be 0 to 65535"),
      ("https://example.com:+1", "port must be 0 to 65535"),
      ("https://[::1", "the IPv6 address has no ]"),
      ("https://a*b", "the host has invalid characters"),
    ])
  func refused(text: String, reason: String) {
    #expect { try HTTPURL(text) } throws: { ($0 as? HTTPURL.Invalid)?.description == reason }
  }

  // RFC 3986, sections 5.4.1 and 5.4.2, for the base http://a/b/c/d;p?q, without fragments.
  @Test(
    "References are resolved as in the examples of RFC 3986",
    arguments: [
      ("g", "/b/c/g"), ("./g", "/b/c/g"), ("g/", "/b/c/g/"), ("/g", "/g"), ("?y", "/b/c/d;p?y"),
      ("g?y", "/b/c/g?y"), ("#s", "/b/c/d;p?q"), ("g#s", "/b/c/g"), ("g?y#s", "/b/c/g?y"), (";x", "/b/c/;x"),
      ("g;x", "/b/c/g;x"), ("", "/b/c/d;p?q"), (".", "/b/c/"), ("./", "/b/c/"), ("..", "/b/"), ("../", "/b/"),
      ("../g", "/b/g"), ("../..", "/"), ("../../", "/"), ("../../g", "/g"), ("../../../g", "/g"),
      ("../../../../g", "/g"), ("/./g", "/g"), ("/../g", "/g"), ("g.", "/b/c/g."), (".g", "/b/c/.g"),
      ("g..", "/b/c/g.."), ("..g", "/b/c/..g"), ("./../g", "/b/g"), ("./g/.", "/b/c/g/"),
      ("g/./h", "/b/c/g/h"), ("g/../h", "/b/c/h"), ("g;x=1/./y", "/b/c/g;x=1/y"), ("g;x=1/../y", "/b/c/y"),
      ("g?y/./x", "/b/c/g?y/./x"), ("g?y/../x", "/b/c/g?y/../x"),
      ("../a b|é?{x}", "/b/a%20b%7C%C3%A9?%7Bx%7D"), ("/%41 ", "/%41%20"),
    ])
  func resolution(reference: String, path: String) throws {
    let url = try HTTPURL("http://a/b/c/d;p?q").resolving(reference)
    #expect((url.host, url.path) == ("a", path))
  }

  @Test(
    "Only URLs with HTTPS or of this machine are confidential",
    arguments: [
      ("https://example.com", true), ("http://example.com", false), ("http://localhost:8080", true),
      ("http://app.localhost", true), ("http://127.0.0.1", true), ("http://127.1.2.3:90", true),
      ("http://127.0.0.1.example.com", false), ("http://[::1]", true), ("http://128.0.0.1", false),
      ("http://localhost.example.com", false),
    ])
  func confidentiality(text: String, isConfidential: Bool) throws {
    #expect(try HTTPURL(text).isConfidential == isConfidential)
  }
}
