#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import Testing

@Suite("Proxies", .asyncHTTPClient)
struct ProxyTests {
  private let answer = Endpoint<[UInt8], Anyone>.bytes("answer")

  @Test("An HTTP proxy opens a tunnel, and receives its credentials")
  func http() async throws {
    let server = try RawServer([.head(), .text("direct")])
    let tunnel = try TunnelServer(.http, to: server.port)
    let transport = Tested.asyncHTTPClient {
      $0.proxy = .http(host: "127.0.0.1", port: tunnel.port, user: "ada", password: "engine")
    }
    let bytes = try await client(at: "http://localhost:81", transport).send(answer)
    #expect(String(decoding: bytes, as: UTF8.self) == "direct")
    let lines = tunnel.request.components(separatedBy: "\r\n")
    #expect(lines.first == "CONNECT localhost:81 HTTP/1.1")
    #expect(lines.contains("proxy-authorization: Basic YWRhOmVuZ2luZQ=="))
    #expect(server.requests.first?.contains("YWRhOmVuZ2luZQ==") == false)
  }

  @Test("A SOCKS proxy opens a tunnel")
  func socks() async throws {
    let server = try RawServer([.head(), .text("direct")])
    let tunnel = try TunnelServer(.socks, to: server.port)
    let transport = Tested.asyncHTTPClient { $0.proxy = .socks(host: "127.0.0.1", port: tunnel.port) }
    let bytes = try await client(at: "http://127.0.0.1:81", transport).send(answer)
    #expect(String(decoding: bytes, as: UTF8.self) == "direct")
    #expect(tunnel.request == "5 1 0 1 7f 0 0 1 0 51")
  }

  @Test(
    "A proxy that refuses the tunnel is an error",
    arguments: [
      "407 Proxy Authentication Required": "Proxy authentication required",
      "502 Bad Gateway": "Invalid proxy response",
    ])
  func refused(status: String, reason: String) async throws {
    let tunnel = try TunnelServer(.http, answer: "HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n", to: 1)
    let transport = Tested.asyncHTTPClient { $0.proxy = .http(host: "127.0.0.1", port: tunnel.port) }
    let error = await failure(try await client(at: "http://localhost:81", transport).send(answer))
    #expect(
      error?.description
        == "GET http://localhost:81/answer: the server could not be reached (\(reason))")
  }

  @Test("A description of a proxy contains no password")
  func description() {
    let proxy = AsyncHTTPClientTransportOptions.Proxy.http(
      host: "proxy.example.com", port: 3128, user: "ada", password: "engine")
    var options = AsyncHTTPClientTransportOptions()
    options.proxy = proxy
    let texts = ["\(proxy)", String(reflecting: proxy), "\(options)", String(reflecting: options)]
    var dumped = ""
    dump(options, to: &dumped)
    dump(AsyncHTTPClientTransport(options), to: &dumped)
    #expect("\(proxy)" == "HTTP proxy at proxy.example.com:3128")
    for text in texts + [dumped] { #expect(!text.contains("engine")) }
    #expect("\(AsyncHTTPClientTransport(options))" == "AsyncHTTPClientTransport")
  }
}

/// A proxy on 127.0.0.1, for one connection: HTTP `CONNECT`, or SOCKS 5.
final class TunnelServer: Sendable {
  enum Kind { case http, socks }

  let port: Int
  private let socket: Int32
  private let opening = Opening()

  /// A class, because threads can't capture the lock of another object.
  private final class Opening: Sendable {
    let text = Locked("")
  }

  /// The request for the tunnel: its head, or the bytes of SOCKS in hexadecimal form.
  var request: String { opening.text.withLock { $0 } }

  /// Starts a proxy.
  ///
  /// - Parameters:
  ///   - answer: The response to `CONNECT`.
  ///   - target: The port of 127.0.0.1 to which all tunnels lead.
  init(_ kind: Kind, answer: String = "HTTP/1.1 200 OK\r\n\r\n", to target: Int) throws {
    (socket, port) = try Sockets.listen()
    let socket = socket
    Thread.detachNewThread { [opening] in
      defer { close(socket) }
      while let connection = Sockets.accept(socket) {
        switch kind {
        case .http:
          guard let head = Sockets.receive(connection) else { break }
          opening.text.withLock { $0 = String(decoding: head, as: UTF8.self) }
          _ = Sockets.send(Array(answer.utf8), to: connection)
        case .socks:
          _ = Sockets.receive(connection)
          _ = Sockets.send([5, 0], to: connection)
          guard let head = Sockets.receive(connection) else { break }
          opening.text.withLock { $0 = head.map { String($0, radix: 16) }.joined(separator: " ") }
          _ = Sockets.send([5, 0, 0, 1, 127, 0, 0, 1, 0, 80], to: connection)
        }
        Self.join(connection, to: target)
      }
    }
  }

  deinit { Sockets.endAccepting(socket) }

  /// Passes bytes on in both directions.
  private static func join(_ connection: Int32, to port: Int) {
    guard let other = try? Sockets.connect(port) else {
      close(connection)
      return
    }
    for (from, to) in [(connection, other), (other, connection)] {
      Thread.detachNewThread {
        while let bytes = Sockets.receive(from), Sockets.send(bytes, to: to) {}
        shutdown(to, Int32(SHUT_WR))
      }
    }
  }
}
#endif
