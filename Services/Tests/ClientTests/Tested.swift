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

  static func transport(headByteLimit: Int? = nil) -> any Transport {
    guard isURLSession else {
      return asyncHTTPClient { $0.headByteLimit = headByteLimit ?? $0.headByteLimit }
    }
    return urlSession(headByteLimit: headByteLimit)
  }

  /// A transport that measures idle times by a clock.
  ///
  /// - Parameter onReading: Called when `AsyncHTTPClientTransport` reads the clock.
  static func transport(
    clock: ManualClock, onReading: @escaping @Sendable (ManualClock.Instant) -> Void = { _ in }
  ) -> any Transport {
    guard isURLSession else {
      return AsyncHTTPClientTransport(AsyncHTTPClientTransportOptions()) {
        let now = clock.now
        onReading(now)
        return .uptimeNanoseconds(UInt64(now.elapsed / .nanoseconds(1)))
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

  static func transport(headByteLimit: Int? = nil) -> any Transport {
    urlSession(headByteLimit: headByteLimit)
  }

  /// A transport that measures idle times by a clock.
  ///
  /// - Parameter onReading: Called when `AsyncHTTPClientTransport` reads the clock.
  static func transport(
    clock: ManualClock, onReading: @escaping @Sendable (ManualClock.Instant) -> Void = { _ in }
  ) -> any Transport {
    urlSession(clock: clock)
  }
  #endif

  /// The idle timeout of tests that move the clock of a transport. It is short, because
  /// `AsyncHTTPClientTransport` checks the clock by a timer with this interval.
  static let idleTimeout = Duration.milliseconds(10)

  /// Advances a clock by the idle timeout of the only request under way.
  static func passIdleTimeout(by clock: ManualClock) async {
    // The transport could otherwise begin to wait after the clock has advanced.
    if isURLSession { await clock.sleepers(1) }
    clock.advance(by: idleTimeout)
  }

  /// Advances a clock until the task is cancelled, so that a timeout passes even if the last bytes of the
  /// server arrive late.
  static func passTime(by clock: ManualClock) async {
    while !Task.isCancelled {
      clock.advance(by: idleTimeout)
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

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
