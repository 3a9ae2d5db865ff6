import APIClient
import HTTPTypes
import MappingTestSupport
import Testing
import URLSessionTransport

/// Responses with too many header fields, or too long ones.
@Suite("Heads, redirects and requests that URLSessionTransport refuses", .urlSession)
struct HeadLimitTests {
  /// A head with `count` fields of different names, whose values have `valueCount` bytes.
  private func head(_ count: Int, valueCount: Int, _ random: inout SeededGenerator) -> RawServer.Step {
    var text = "HTTP/1.1 200 OK\r\nConnection: close\r\n"
    let prefix = ["a", "X-", "Set-Cookie-"].randomElement(using: &random) ?? ""
    for number in 1..<count {
      text += "\(prefix)\(number): \(String(repeating: "v", count: valueCount))\r\n"
    }
    return .text(text + "\r\n{}")
  }

  private func error(_ head: RawServer.Step, _ options: URLSessionTransportOptions) async throws
    -> TransportError?
  {
    let server = try RawServer { request in request.contains("/other") ? [.head(), .text("{}")] : [head] }
    let transport = URLSessionTransport(options)
    let exchange = Exchange(.get, try HTTPURL(server.address))
    var thrown: TransportError?
    do throws(TransportError) { _ = try await transport.send(exchange) } catch { thrown = error }
    // The transport still works for another request.
    let other = try await transport.send(Exchange(.get, try HTTPURL(server.address + "/other")))
    #expect(try await other.body.prefix(10).bytes == Array("{}".utf8))
    return thrown
  }

  @Test("The number of fields is limited", arguments: 0..<6 as Range<UInt64>)
  func fields(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var options = URLSessionTransportOptions()
    options.headerFieldLimit = Int.random(in: 2...400, using: &random)
    let limit = options.headerFieldLimit
    #expect(try await error(head(limit, valueCount: 3, &random), options) == nil)
    let error = try await error(head(limit + 1, valueCount: 3, &random), options)
    #expect(
      error?.description
        == "response header fields too large (it has \(limit + 1) header fields; the limit is \(limit))")
  }

  @Test("Fields of one name count towards the byte limit of a head")
  func repeated() async throws {
    var options = URLSessionTransportOptions()
    options.headByteLimit = 1 << 10
    let fields = String(repeating: "a: b\r\n", count: 400)
    let error = try await error(.text("HTTP/1.1 200 OK\r\nConnection: close\r\n\(fields)\r\n{}"), options)
    #expect(error?.kind == .headTooLarge)
  }

  // MARK: - Requests

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

  /// `URLSession` reports no response for some of these redirects.
  @Test(
    "The status of a redirect that can't be followed is the error, isn't offline, and isn't retried",
    arguments: 0..<24 as Range<UInt64>)
  func redirect(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let followed = [301, 302, 303, 307, 308]
    let code = (300...308).filter { $0 != 304 }.randomElement(using: &random) ?? 302
    // Invalid locations, some of which Foundation converts to a URL.
    let places = [nil, "", "http://[::1", "http://h:-1/", "//a b/", "http://h:99999/", "http:///x"]
    let place = followed.contains(code) ? places.randomElement(using: &random) ?? nil : "/x"
    let name = ["Location", "location", "LOCATION"].randomElement(using: &random) ?? ""
    let fields =
      (place.map { ["\(name): \($0)"] } ?? []) + (Bool.random(using: &random) ? ["Content-Length: 4"] : [])
      + ["Connection: close", "", "body"]
    let server = try RawServer([.text((["HTTP/1.1 \(code) Moved"] + fields).joined(separator: "\r\n"))])
    let client = client(at: server.address, interceptors: [RetryInterceptor.immediate()])
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.statusError?.status.code == code, "\(fields)")
    #expect(error?.isOffline == false)
    #expect(server.requests.count == 1)
  }
}
