import APIClient
import HTTPTypes

// import AsyncHTTPClient
// import NIOCore

// What the page takes from async-http-client and SwiftNIO, as far as it does.

struct HTTPClient: Sendable {
  struct TimeAmount { static func hours(_ count: Int64) -> TimeAmount { TimeAmount() } }

  func execute(_ request: HTTPClientRequest, timeout: TimeAmount) async throws -> HTTPClientResponse {
    HTTPClientResponse()
  }
}

struct HTTPClientRequest {
  enum Method { case RAW(value: String) }
  enum Body { case bytes([UInt8]) }

  var method = Method.RAW(value: "GET")
  var headers = HTTPHeaders()
  var body: Body?
  init(url: String) {}
}

struct HTTPHeaders: Sequence {
  private var fields: [(name: String, value: String)] = []
  mutating func add(name: String, value: String) { fields.append((name, value)) }
  func makeIterator() -> IndexingIterator<[(name: String, value: String)]> { fields.makeIterator() }
}

struct HTTPClientResponse {
  struct Status { var code: UInt = 200 }
  typealias Body = AsyncThrowingStream<ByteBuffer, any Error>

  var status = Status()
  var headers = HTTPHeaders()
  var body = Body { $0.finish() }
}

struct ByteBuffer: Sendable {}

extension [UInt8] {
  init(buffer: ByteBuffer) { self = [] }
}

struct HTTPClientError: Error, Equatable {
  static let connectTimeout = HTTPClientError()
  static let readTimeout = HTTPClientError()
  static let remoteConnectionClosed = HTTPClientError()
}

func ~= (pattern: HTTPClientError, error: any Error) -> Bool { error as? HTTPClientError == pattern }
