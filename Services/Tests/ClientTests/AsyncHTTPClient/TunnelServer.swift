#if AsyncHTTPClient
import APIClient
import Foundation

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
