import APIClient
import HTTPTypes

// import AsyncHTTPClient
// import NIOCore
// import NIOHTTP1
// import NIOPosix
// import NIOSSL

// The declarations of async-http-client and SwiftNIO that the page uses.

struct TimeAmount: Sendable {
  static func hours(_ count: Int64) -> TimeAmount { TimeAmount() }
  static func seconds(_ count: Int64) -> TimeAmount { TimeAmount() }
}

struct HTTPClient: Sendable {
  struct Configuration {
    enum Redirects { case disallow }
    enum Limit { case none }
    enum Decompression { case disabled, enabled(limit: Limit) }
    struct Timeout { var connect: TimeAmount?, read: TimeAmount? }

    var redirectConfiguration: Redirects?
    var decompression = Decompression.disabled
    var timeout = Timeout()
  }

  init(configuration: Configuration) {}

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
  static let cancelled = HTTPClientError()
  static let connectTimeout = HTTPClientError()
  static let readTimeout = HTTPClientError()
  static let remoteConnectionClosed = HTTPClientError()
}

struct NIOConnectionError: Error { var connectionErrors: [any Error] }

struct IOError: Error { var errnoCode: Int32 }

enum HTTPParserError: Error { case invalidEOFState, other }

struct NIOSSLError: Error {}

enum Guest: Scope { typealias Included = Anyone }

extension APIEnvironment {
  static let production = APIEnvironment("production", "https://api.example.com/v1")
}

func page() {
  // statements
}
