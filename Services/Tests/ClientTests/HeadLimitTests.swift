import APIClient
import HTTPTypes
import MappingTestSupport
import Testing
import URLSessionTransport

/// Responses with too many header fields, or too long ones.
@Suite("The head of a response has limits", .urlSession)
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
}
