import APIClient
import HTTPTypes
import Testing
import URLSessionTransport

/// Requests that `URLSession` can't send.
@Suite("Requests that URLSessionTransport refuses", .urlSession)
struct RefusedRequestTests {
  private let transport = URLSessionTransport()

  @Test("A body with GET or HEAD is refused", arguments: [HTTPRequest.Method.get, .head])
  func bodyWithGET(method: HTTPRequest.Method) async throws {
    let server = try RawServer([.head()])
    var exchange = Exchange(method, try HTTPURL(server.address))
    exchange.body = [1]
    let error = await #expect(throws: TransportError.self) { try await transport.send(exchange) }
    #expect(error?.description == "URLSession can't send a body with \(method)")
    #expect(server.requests == [])
  }

  @Test("A URL with a lone percent sign is refused")
  func lonePercentSign() async throws {
    let server = try RawServer([.head()])
    let url = try HTTPURL(server.address + "/100%/a%20b")
    let error = await #expect(throws: TransportError.self) { try await transport.send(Exchange(.get, url)) }
    #expect(error?.description == "URLSession can't send this URL: it has a lone percent sign")
    #expect(server.requests == [])
  }

  #if !canImport(Darwin)
  @Test(
    "An IPv6 address, which the platform refuses, is refused with a fix",
    arguments: ["[::1]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[2001:DB8::7]"], ["", ":8080"])
  func addresses(host: String, port: String) async throws {
    let url = try HTTPURL("http://\(host)\(port)/")
    let error = await #expect(throws: TransportError.self) { try await transport.send(Exchange(.get, url)) }
    #expect(
      error?.description
        == "URLSession on Linux can't send to an IPv6 address; use a name of the host, such as localhost")
  }
  #endif
}
