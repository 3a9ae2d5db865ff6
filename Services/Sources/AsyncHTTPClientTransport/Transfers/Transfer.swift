#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import HTTPTypes
internal import JSONCore
internal import NIOCore

/// A request under way, between the library, which calls it on an event loop, and the caller that reads the
/// response.
///
/// The first of completion, cancellation or idle timeout ends it; later events are ignored.
final class Transfer: Sendable {
  typealias Head = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>
  typealias Chunk = CheckedContinuation<Result<ByteBuffer?, TransportError>, Never>
  typealias Part = CheckedContinuation<Void, any Error>

  struct State {
    var backlog: Backlog
    var response: HTTPResponse?
    /// The announced number of decompressed bytes.
    var announcedCount: Int?
    var outcome: Result<Void, TransportError>?
    var head: Head?
    var chunk: Chunk?
    /// Completed when the backlog has room: until then the library reads nothing from the connection.
    var room: EventLoopPromise<Void>?
    var task: HTTPClient.Task<Void>?
    /// A streamed body of the request, until its end.
    var source: (any BodySource)?
    /// Reads the streamed body.
    var upload: Task<Void, Never>?
    /// Resumed when the connection has taken a part of the streamed body.
    var part: Part?
    /// Whether a streamed body has no chunk to send yet.
    var isAwaitingSource = false
    var timer: Scheduled<Void>?
    var lastHeard: NIODeadline
    /// Set while the transfer is counted.
    var connections: Connections?
  }

  let method: HTTPRequest.Method
  let isStreamed: Bool
  let headByteLimit: Int
  let backlogLimit: Int
  /// The current time, by which the idle time is measured.
  let now: @Sendable () -> NIODeadline
  let state: Locked<State>

  init(
    method: HTTPRequest.Method, isStreamed: Bool, _ source: (any BodySource)?,
    _ options: AsyncHTTPClientTransportOptions, now: @escaping @Sendable () -> NIODeadline
  ) {
    (self.method, self.isStreamed) = (method, isStreamed)
    (headByteLimit, backlogLimit) = (options.headByteLimit, options.backlogLimit)
    self.now = now
    state = Locked(State(backlog: Backlog(limit: options.backlogLimit), source: source, lastHeard: now()))
  }

  /// Sends the request, unless the transfer has already ended.
  func start(_ request: HTTPClient.Request, on connections: Connections, idleTimeout: Duration?) {
    let isNeeded = state.withLock { $0.outcome == nil }
    guard isNeeded else { return }
    let task: HTTPClient.Task<Void>
    do { task = try connections.begin(request, self) } catch { return end(.failure(error)) }
    let isOver = state.withLock { state in
      guard state.outcome == nil else { return true }
      state.task = task
      state.connections = connections
      return false
    }
    if isOver {
      task.cancel()
      connections.endTransfer()
    } else if let idleTimeout {
      watch(TimeAmount(idleTimeout.asWait), on: task.eventLoop)
    }
  }

  /// Stores the task that reads the request's body, which is cancelled at the end of the transfer.
  func setUpload(_ upload: Task<Void, Never>) {
    let isOver = state.withLock { state in
      if state.outcome == nil { state.upload = upload }
      return state.outcome != nil
    }
    if isOver { upload.cancel() }
  }

  /// Waits until the connection has taken a part of the request's body, or the transfer ends. After a
  /// response that refuses the rest of the body, the library completes no future of a part.
  func wait(for written: EventLoopFuture<Void>) async throws {
    try await withCheckedThrowingContinuation { (part: Part) in
      let isOver = state.withLock { state in
        if state.outcome == nil { state.part = part }
        return state.outcome != nil
      }
      if isOver { return part.resume(throwing: CancellationError()) }
      // Weak, because a future that is never completed retains this function.
      written.whenComplete { [weak self] result in
        let part = self?.state.withLock { state in
          defer { state.part = nil }
          return state.part
        }
        part?.resume(with: result)
      }
    }
  }

  // MARK: Caller

  /// Resumes the continuation when the status and header fields have arrived, with a short body if it isn't
  /// streamed, or when the transfer fails.
  func awaitHead(_ continuation: Head) {
    let outcome = state.withLock { state -> Result<HTTPResponse, TransportError>? in
      if case .failure(let error) = state.outcome { return .failure(error) }
      state.head = continuation
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  /// The next chunk, the end or the failure, if it is available; `nil` if the caller must wait.
  func readyChunk() -> Result<ByteBuffer?, TransportError>? {
    let (result, room) = state.withLock { state in readyChunk(of: &state) }
    room?.succeed()
    return result
  }

  /// Resumes the continuation when the next chunk is available.
  func awaitChunk(_ continuation: Chunk) {
    let (result, room) = state.withLock { state in
      let ready = readyChunk(of: &state)
      if ready.0 == nil { state.chunk = continuation }
      return ready
    }
    room?.succeed()
    if let result { continuation.resume(returning: result) }
  }

  /// The announced number of decompressed bytes.
  var announcedCount: Int? { state.withLock { $0.announcedCount } }

  /// Ends the transfer; the rest is not needed.
  func cancel() { end(.failure(TransportError(.cancelled)), keepsBacklog: false) }

  private func readyChunk(
    of state: inout State
  ) -> (Result<ByteBuffer?, TransportError>?, EventLoopPromise<Void>?) {
    guard let chunk = state.backlog.removeFirst() else { return (state.outcome.map { $0.map { nil } }, nil) }
    guard state.backlog.isHalfEmpty, let room = state.room else { return (.success(chunk), nil) }
    state.room = nil
    // The time during which the caller read nothing doesn't count as idle.
    state.lastHeard = now()
    return (.success(chunk), room)
  }

  // MARK: End

  /// Ends the transfer, unless it has already ended.
  ///
  /// - Parameter keepsBacklog: Whether chunks that have arrived are returned before the outcome.
  func end(_ outcome: Result<Void, TransportError>, keepsBacklog: Bool = true) {
    let ended = state.withLock { state -> State? in
      guard state.outcome == nil else {
        // A discarded rest must not look like the end of the body.
        if !keepsBacklog {
          state.backlog.removeAll()
          state.outcome = outcome
        }
        return nil
      }
      state.outcome = outcome
      if !keepsBacklog { state.backlog.removeAll() }
      defer {
        (state.head, state.chunk, state.room, state.part) = (nil, nil, nil, nil)
        (state.source, state.task, state.upload) = (nil, nil, nil)
        (state.timer, state.connections) = (nil, nil)
      }
      return state
    }
    guard let ended else { return }
    ended.timer?.cancel()
    ended.upload?.cancel()
    ended.part?.resume(throwing: CancellationError())
    ended.source?.cancel()
    // After the head, a failure is that of the body.
    if let response = ended.response { ended.head?.resume(returning: .success(response)) }
    switch outcome {
    case .success: ended.chunk?.resume(returning: .success(nil))
    case .failure(let error):
      ended.task?.cancel()
      if ended.response == nil { ended.head?.resume(returning: .failure(error)) }
      ended.chunk?.resume(returning: .failure(error))
    }
    ended.room?.succeed()
    ended.connections?.endTransfer()
  }
}
#endif
