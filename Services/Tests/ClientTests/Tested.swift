import APIClient
import Foundation
import Testing

@testable import URLSessionTransport

#if AsyncHTTPClient
import NIOCore

@testable import AsyncHTTPClientTransport
#endif

/// The transport that the suites in `Shared` use: `URLSessionTransport`, or `AsyncHTTPClientTransport` if the
/// variable TRANSPORT is `async-http-client`. The other suites belong to one of them.
enum Tested {
  #if AsyncHTTPClient
  static let isURLSession = ProcessInfo.processInfo.environment["TRANSPORT"] != "async-http-client"

  /// All transports, for a test that runs once.
  static let transports: [any Transport] = [URLSessionTransport(), AsyncHTTPClientTransport()]

  static func transport(headByteLimit: Int? = nil) -> any Transport {
    guard isURLSession else {
      return asyncHTTPClient { $0.headByteLimit = headByteLimit ?? $0.headByteLimit }
    }
    return urlSession(headByteLimit: headByteLimit)
  }

  /// A transport that measures idle times by a clock.
  static func transport(clock: ManualClock) -> any Transport {
    guard isURLSession else {
      return AsyncHTTPClientTransport(AsyncHTTPClientTransportOptions()) {
        .uptimeNanoseconds(UInt64(clock.now.elapsed / .nanoseconds(1)))
      }
    }
    return urlSession(clock: clock)
  }

  static func asyncHTTPClient(
    _ change: (inout AsyncHTTPClientTransportOptions) throws -> Void = { _ in }
  ) rethrows -> AsyncHTTPClientTransport {
    var options = AsyncHTTPClientTransportOptions()
    try change(&options)
    return AsyncHTTPClientTransport(options)
  }
  #else
  static let isURLSession = true
  static let transports: [any Transport] = [URLSessionTransport()]

  static func transport(headByteLimit: Int? = nil) -> any Transport {
    urlSession(headByteLimit: headByteLimit)
  }

  /// A transport that measures idle times by a clock.
  static func transport(clock: ManualClock) -> any Transport { urlSession(clock: clock) }
  #endif

  private static func urlSession(clock: ManualClock) -> any Transport {
    URLSessionTransport(URLSessionTransportOptions(), clock: RequestClock(clock))
  }

  private static func urlSession(headByteLimit: Int?) -> URLSessionTransport {
    var options = URLSessionTransportOptions()
    options.headByteLimit = headByteLimit ?? options.headByteLimit
    return URLSessionTransport(options)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a suite only with `URLSessionTransport`, or independently of a transport.
  static var urlSession: Self { .enabled(if: Tested.isURLSession, "TRANSPORT names the other transport") }

  /// Runs a suite only with `AsyncHTTPClientTransport`.
  static var asyncHTTPClient: Self {
    .enabled(if: !Tested.isURLSession, "TRANSPORT=async-http-client runs it")
  }
}
