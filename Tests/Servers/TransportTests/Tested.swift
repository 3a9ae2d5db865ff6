import APIClient
import AsyncHTTPClientTransport

/// The transport that the tests in `Shared` use. The tests of the client compile them with another one.
enum Tested {
  /// Whether it is `URLSessionTransport`.
  static let isURLSession = false

  static func transport() -> any Transport { AsyncHTTPClientTransport() }

  static func transport(headByteLimit: Int) -> any Transport {
    transport { $0.headByteLimit = headByteLimit }
  }

  /// A transport with other options.
  static func transport(
    _ change: (inout AsyncHTTPClientTransportOptions) throws -> Void
  ) rethrows -> AsyncHTTPClientTransport {
    var options = AsyncHTTPClientTransportOptions()
    try change(&options)
    return AsyncHTTPClientTransport(options)
  }
}
