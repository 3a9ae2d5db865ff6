#if ClientTests
import APIClient
import URLSessionTransport

/// The transport that the tests in `Shared` use. The package `Tests/Servers` compiles them with another one.
enum Tested {
  /// Whether it is `URLSessionTransport`.
  static let isURLSession = true

  static func transport() -> any Transport { URLSessionTransport() }

  static let transports = [transport()]

  static func transport(headByteLimit: Int) -> any Transport {
    var options = URLSessionTransportOptions()
    options.headByteLimit = headByteLimit
    return URLSessionTransport(options)
  }
}
#endif
