#if ClientTests
import Foundation
import JSONCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A server on a socket that does with each connection what a script says, right or wrong.
final class RawServer: Sendable {
  /// What happened on a connection.
  enum Event: Sendable, Equatable {
    /// The head of a request came; this is its text.
    case request(String)
    /// The script ended, or the client closed the connection before.
    case closed(byClient: Bool)
  }

  /// The port of 127.0.0.1 that it listens on.
  let port: Int
  /// What happens, from the start on; for one reader.
  let events: AsyncStream<Event>
  private let socket: Int32
  private let continuation: AsyncStream<Event>.Continuation
  private let requestTexts = Locked<[String]>([])

  /// Starts a server.
  ///
  /// - Parameter script: What to do, by the text of the request's head.
  init(_ script: @escaping @Sendable (_ head: String) -> [Step]) throws {
    (socket, port) = try Sockets.listen()
    (events, continuation) = AsyncStream.makeStream()
    let socket = socket
    Thread.detachNewThread { [weak self] in
      // Closed by nobody else: its number may then be that of another server, whose connection this thread would take.
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

  /// Starts a server that does the same for each request.
  convenience init(_ steps: [Step]) throws {
    try self.init { _ in steps }
  }

  deinit { Sockets.endAccepting(socket) }

  /// The heads of the requests so far.
  var requests: [String] { requestTexts.withLock { $0 } }

  /// Where it is.
  var address: String { "http://127.0.0.1:\(port)" }

  private func serve(_ connection: Int32, _ script: (String) -> [Step]) {
    var received: [UInt8] = []
    while let bytes = Sockets.receive(connection) {
      received += bytes
      let text = String(decoding: received, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let head = String(text[..<end.lowerBound])
      let begun = text[end.upperBound...].utf8.count
      requestTexts.withLock { $0.append(head) }
      continuation.yield(.request(head))
      var goesOn = true
      for step in script(head) where goesOn { goesOn = run(step, connection, begun) }
      continuation.yield(.closed(byClient: !goesOn))
      break
    }
    close(connection)
  }

  /// Does a step; returns whether the client is still there.
  ///
  /// - Parameter begun: How many bytes of the request's body have come with its head.
  private func run(_ step: Step, _ connection: Int32, _ begun: Int) -> Bool {
    switch step {
    case .send(let bytes): return Sockets.send(bytes, to: connection)
    case .repeating(let bytes, let count):
      for _ in 0..<count where !Sockets.send(bytes, to: connection) { return false }
      return true
    case .receiving(let count, let pause):
      var rest = count - begun
      while rest > 0 {
        guard let bytes = Sockets.receive(connection) else { return false }
        rest -= bytes.count
        Thread.sleep(forTimeInterval: pause.inSeconds)
      }
      return true
    case .pause(let duration): return !Sockets.isClosed(connection, within: duration.inSeconds)
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

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
#endif
