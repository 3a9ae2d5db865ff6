internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A platform session that stores nothing, with its delegate.
final class Session: Sendable {
  /// The queue on which tasks are created, paused and cancelled. On Linux these calls wait for a queue that
  /// all sessions share, and that one large body can block for seconds, so neither Swift tasks nor delegates
  /// may make them.
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

  // Transfers under way are completed. The call is enqueued after earlier cancellations: on Linux, a task
  // that is cancelled while its session ends may leave its connection open.
  deinit { Session.control.async { [session] in session.finishTasksAndInvalidate() } }

  /// Starts a transfer, with the content of a file as the body if there is one, unless it was cancelled
  /// earlier.
  func start(
    _ transfer: Transfer, _ request: URLRequest, _ upload: UploadFile?, idleTimeout: Duration?
  ) {
    Session.control.async { [session, delegate] in
      guard !transfer.hasEnded else { return }
      let task: URLSessionDataTask
      if let upload {
        task = session.uploadTask(with: request, fromFile: upload.url)
      } else {
        task = session.dataTask(with: request)
      }
      guard transfer.begin(task, idleTimeout: idleTimeout) else { return task.cancel() }
      delegate.add(transfer, for: task)
      task.resume()
    }
  }
}
