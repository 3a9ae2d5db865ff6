#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import JSONCore
internal import NIOCore

/// The connections of a transport, and the number of requests that use them.
///
/// Each transfer holds a reference until it ends, so a transport that is destroyed doesn't cut its responses.
final class Connections: Sendable {
  private struct State {
    var transferCount = 0
    var isClosing = false
    /// The callers of ``shutdown()`` that wait for the transfers.
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Removes and returns the callers that no longer need to wait.
    mutating func released(isCancelled: Bool = false) -> [CheckedContinuation<Void, Never>] {
      guard transferCount == 0 || isCancelled else { return [] }
      defer { waiting = [] }
      return waiting
    }
  }

  /// A failure if the options are invalid.
  private let client: Result<HTTPClient, TransportError>
  private let state = Locked(State())

  init(_ options: AsyncHTTPClientTransportOptions) {
    client = Result { () throws(TransportError) in
      HTTPClient(configuration: try HTTPClient.Configuration(options))
    }
  }

  // The library traps in debug builds if its client isn't shut down. This closes connections without waiting.
  deinit { try? client.get().shutdown { _ in } }

  /// Starts a request. A call that doesn't throw must be followed by one of ``endTransfer()``.
  ///
  /// - Throws: `untrusted` if the options are invalid, and `other` if the connections are being closed.
  func begin<Delegate: HTTPClientResponseDelegate>(
    _ request: HTTPClient.Request, _ delegate: Delegate
  ) throws(TransportError) -> HTTPClient.Task<Delegate.Response> {
    let client = try client.get()
    let isOpen = state.withLock { state in
      if !state.isClosing { state.transferCount += 1 }
      return !state.isClosing
    }
    guard isOpen else { throw TransportError(.other, reason: "the transport was shut down") }
    return client.execute(request: request, delegate: delegate)
  }

  /// Records that a transfer has ended.
  func endTransfer() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.transferCount -= 1
      return state.released()
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits for the transfers, unless the task is cancelled, and closes the connections.
  func shutdown() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = state.withLock { state in
          state.isClosing = true
          state.waiting.append(continuation)
          return state.released(isCancelled: Task.isCancelled)
        }
        for continuation in waiting { continuation.resume() }
      }
    } onCancel: {
      let waiting = state.withLock { $0.released(isCancelled: true) }
      for continuation in waiting { continuation.resume() }
    }
    // Fails only if another call has closed them.
    try? await client.get().shutdown()
  }
}
#endif
