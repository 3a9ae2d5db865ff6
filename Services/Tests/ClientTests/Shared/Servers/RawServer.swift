import APIClient
import Foundation
import JSONCore

/// A server on a socket that runs a script for each connection, which may violate the protocol.
final class RawServer: Sendable {
  /// An event on a connection.
  enum Event: Sendable, Equatable {
    /// The server has received the head of a request, with this text.
    case request(String)
    /// The script has ended, or the client has closed the connection.
    case closed(byClient: Bool)
  }

  /// The port of 127.0.0.1 on which the server listens.
  let port: Int
  /// The events since the start, for a single reader.
  let events: AsyncStream<Event>
  private let socket: Int32
  private let continuation: AsyncStream<Event>.Continuation
  private let requestTexts = Locked<[String]>([])

  /// Starts a server.
  ///
  /// - Parameter script: Returns the script for the text of a request's head.
  init(_ script: @escaping @Sendable (_ head: String) -> [Step]) throws {
    (socket, port) = try Sockets.listen()
    (events, continuation) = AsyncStream.makeStream()
    let socket = socket
    Thread.detachNewThread { [weak self] in
      // Only this thread closes the listener. Otherwise another server could get the same descriptor, and
      // this thread would accept that server's connections.
      defer { close(socket) }
      while let connection = Sockets.accept(socket) {
        guard let server = self else {
          close(connection)
          return
        }
        Thread.detachNewThread { server.serve(connection, script) }
      }
    }
  }

  /// Starts a server that runs the same script for each request.
  convenience init(_ steps: [Step]) throws { try self.init { _ in steps } }

  deinit { Sockets.endAccepting(socket) }

  /// The heads of the requests received so far.
  var requests: [String] { requestTexts.withLock { $0 } }

  /// The URL of the server.
  var address: String { "http://127.0.0.1:\(port)" }

  private func serve(_ connection: Int32, _ script: (String) -> [Step]) {
    var received: [UInt8] = []
    while let bytes = Sockets.receive(connection) {
      received += bytes
      let text = String(decoding: received, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let head = String(text[..<end.lowerBound])
      var begun = text[end.upperBound...].utf8.count
      requestTexts.withLock { $0.append(head) }
      continuation.yield(.request(head))
      var goesOn = true
      for step in script(head) where goesOn { goesOn = run(step, connection, &begun) }
      continuation.yield(.closed(byClient: !goesOn))
      break
    }
    close(connection)
  }

  /// Runs a step, and returns whether the connection is still open.
  ///
  /// - Parameter begun: The number of bytes of the request's body that arrived before a step reads them.
  private func run(_ step: Step, _ connection: Int32, _ begun: inout Int) -> Bool {
    switch step {
    case .send(let bytes): return Sockets.send(bytes, to: connection)
    case .repeating(let bytes, let count):
      for _ in 0..<count where !Sockets.send(bytes, to: connection) { return false }
      return true
    case .receiving(let count, let each):
      var rest = count - begun
      while rest > 0 {
        guard let bytes = Sockets.receive(connection) else { return false }
        rest -= bytes.count
        each?(bytes.count)
      }
      begun = -rest
      return true
    case .pause(let duration): return !Sockets.isClosed(connection, within: duration / .seconds(1))
    case .untilClosed:
      while Sockets.receive(connection) != nil {}
      return false
    case .run(let body):
      body()
      return true
    case .reset:
      Sockets.resetOnClose(connection)
      return true
    }
  }
}
