#if Client
internal import Dispatch
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A session of the platform, which keeps nothing, and what it tells its transfers.
final class Session: Sendable {
  /// Where tasks are made, paused and cancelled. On Linux that waits for a queue which all sessions share, and which
  /// one big body can hold up for seconds: no task of Swift may wait there, nor a delegate.
  static let control = DispatchQueue(label: "URLSessionTransport")

  private let session: URLSession
  private let delegate: SessionDelegate

  init(_ options: URLSessionTransportOptions) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = options.connectionsPerHost
    delegate = SessionDelegate(options)
    #if canImport(Darwin)
    let queue: OperationQueue? = nil
    #else
    let queue = DelegateQueue()
    #endif
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  // Who still reads a body has it to the end. Behind the tasks that were cancelled before: on Linux, one that is cancelled
  // while its session ends may keep its connection.
  deinit { Session.control.async { [session] in session.finishTasksAndInvalidate() } }

  /// Starts a transfer, unless it was cancelled before.
  func start(_ transfer: Transfer, _ request: URLRequest, idleTimeout: Duration?) {
    Session.control.async { [session, delegate] in
      guard !transfer.hasEnded else { return }
      let task = session.dataTask(with: request)
      guard transfer.begin(task, idleTimeout: idleTimeout) else { return task.cancel() }
      delegate.add(transfer, for: task)
      task.resume()
    }
  }
}
#endif
