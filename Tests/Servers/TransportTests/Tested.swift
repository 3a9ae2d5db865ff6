import APIClient
import AsyncHTTPClientTransport

#if Storm
import URLSessionTransport
#endif

/// The transport that the tests in `Shared` use. The tests of the client compile them with another one.
enum Tested {
  /// Whether it is `URLSessionTransport`.
  static let isURLSession = false

  static func transport() -> any Transport { AsyncHTTPClientTransport() }

  #if Storm
  /// `make storm` builds one package under the thread sanitizer, so it tests both transports.
  static let transports: [any Transport] = [transport(), URLSessionTransport()]
  #else
  static let transports = [transport()]
  #endif

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
