import FlyingFox
import FlyingSocks
import Foundation

/// A correct server on 127.0.0.1, whose responses a function returns.
enum LocalServer {
  /// Runs a server while `body` runs.
  ///
  /// - Parameter answer: Returns the response to a request.
  static func run<Result: Sendable>(
    answering answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    _ body: (_ address: String) async throws -> Result
  ) async throws -> Result {
    let handler = ClosureHTTPHandler { request in
      var response = try await answer(request)
      // The server writes head and body separately. A reused connection would wait until the head is
      // acknowledged.
      response.headers[.connection] = "close"
      return response
    }
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler)
    let run = Task { try await server.run() }
    defer { run.cancel() }
    try await server.waitUntilListening(timeout: 60)
    guard case .ip4(_, let port) = await server.listeningAddress else {
      throw CocoaError(.featureUnsupported)
    }
    return try await body("http://127.0.0.1:\(port)")
  }
}
