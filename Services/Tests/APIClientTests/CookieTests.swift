import APIClient
import Foundation
import MappingTestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Cookies: Interceptor {
  let storage: HTTPCookieStorage

  func intercept(_ exchange: consuming Exchange, next: Next) async throws(ClientError) -> Reply {
    guard let url = URL(string: exchange.url.unmasked) else { return try await next(exchange) }
    if let cookies = HTTPCookie.requestHeaderFields(with: storage.cookies(for: url) ?? [])["Cookie"] {
      exchange.request.headerFields[.cookie] = cookies
    }
    let reply = try await next(exchange)
    guard !reply.isOfOtherOrigin else { return reply }
    for field in reply.response.headerFields[values: .setCookie] {
      let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": field], for: url)
      storage.setCookies(cookies, for: url, mainDocumentURL: nil)
    }
    return reply
  }
}

/// The code of the page on interceptors.
@Suite("Cookies in the storage of Foundation")
struct CookieTests {
  private let stub = StubTransport { exchange in
    switch exchange.request.path {
    case "/v1/login":
      .reply(SampleReply("{}", headerFields: [.setCookie: "session=1; Path=/; HttpOnly"]))
    case "/v1/away": .moved(to: "https://other.example.net/set")
    case "/set": .reply(SampleReply("{}", headerFields: [.setCookie: "other=1; Path=/"]))
    default: .reply(SampleReply("{}"))
    }
  }

  /// Sends requests for paths, and returns the `Cookie` field of each request that the transport receives.
  private func cookies(_ paths: [Path]) async throws -> [String?] {
    let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
    let cookies = Cookies(storage: storage)
    let client = Client<Anyone>(.test, transport: stub, interceptors: [cookies])
    for path in paths { _ = try await client.send(.bytes(path)) }
    let other = APIEnvironment("other", "https://other.example.net")
    _ = try await Client<Anyone>(other, transport: stub, interceptors: [cookies]).send(.bytes("last"))
    return stub.requests.map { $0.request.headerFields[.cookie] }
  }

  @Test("The cookie of a response is sent with the next requests to its host, and to no other host")
  func session() async throws {
    #expect(try await cookies(["me", "login", "me", "me"]) == [nil, nil, "session=1", "session=1", nil])
  }

  @Test("Across a redirect to another host, cookies are neither sent nor stored")
  func redirect() async throws {
    #expect(try await cookies(["login", "away", "me"]) == [nil, "session=1", nil, "session=1", nil])
  }

  @Test("The page has this code")
  func page() throws {
    let folder = "Services/Sources/APIClient/APIClient.docc"
    let page = try PackageFolder.text(of: "\(folder)/Interceptors.md")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let code = try #require(source.firstMatch(of: /(?ms)^struct Cookies: .*?^\}\n/)?.output)
    #expect(page.contains("```swift\n\(code)```"))
  }
}
