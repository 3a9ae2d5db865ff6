import APIClient
import CodableMapping
import HTTPTypes
import URLSessionTransport

struct Library: Sendable {
  enum Failure: Error { case refused, closed }

  struct Connection: Sendable {
    let response: HTTPResponse
    func nextChunk() async throws -> [UInt8]? { nil }
    func close() {}
  }

  func send(
    _ request: HTTPRequest, _ body: [UInt8], _ length: Int?,
    then nextChunk: @Sendable () async throws -> [UInt8]?
  ) async throws -> Connection {
    Connection(response: HTTPResponse(status: .ok))
  }
}

func page() async throws {
  // statements
}
