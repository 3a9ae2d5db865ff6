internal import APIClient
internal import Dispatch
internal import Foundation
internal import HTTPTypes
internal import JSONCore

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A request under way. The session adds what arrives, and the caller reads it.
///
/// The first of completion, cancellation or idle timeout ends it; later events are ignored.
final class Transfer: Sendable {
  typealias Head = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>
  typealias Chunk = CheckedContinuation<Result<[UInt8]?, TransportError>, Never>

  private struct State {
    var backlog: Backlog
    var progress = TransferProgress()
    var response: HTTPResponse?
    var outcome: Result<Void, TransportError>?
    var head: Head?
    var chunk: Chunk?
    var task: URLSessionDataTask?
    var watch: Task<Void, Never>?
    var isPaused = false
    var lastHeard: Duration

    /// Pauses or resumes the sender. Only Apple's systems support this; elsewhere it is never called.
    mutating func pause(_ isPaused: Bool, at now: Duration) {
      self.isPaused = isPaused
      lastHeard = now
      guard let task else { return }
      // Enqueued while the lock is held, so that the order of the calls is that of the decisions. Otherwise a
      // fast reader's resume could precede the delegate's suspend, and the transfer would stall forever.
      Session.control.async { if isPaused { task.suspend() } else { task.resume() } }
    }
  }

  #if canImport(Darwin)
  /// Whether pausing a transfer stops the sender.
  private static let canPause = true
  #else
  // Elsewhere, a suspended task continues to fill the memory.
  private static let canPause = false
  #endif

  private let method: HTTPRequest.Method
  /// The body whose progress is reported.
  private let sentBody: StreamedBody?
  /// Measures the idle time.
  private let clock: RequestClock
  private let state: Locked<State>

  init(
    method: HTTPRequest.Method, backlog: Backlog, sentBody: StreamedBody? = nil,
    clock: RequestClock
  ) {
    self.method = method
    self.sentBody = sentBody
    self.clock = clock
    state = Locked(State(backlog: backlog, lastHeard: clock.now))
  }

  // MARK: Caller

  /// Resumes the continuation when the status and header fields have arrived, or when the transfer fails.
  func awaitHead(_ continuation: Head) {
    let outcome = state.withLock { state -> Result<HTTPResponse, TransportError>? in
      if case .failure(let error) = state.outcome { return .failure(error) }
      state.head = continuation
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  /// The next chunk, the end or the failure, if it is available; `nil` if the caller must wait.
  func readyChunk() -> Result<[UInt8]?, TransportError>? {
    state.withLock { state in readyChunk(of: &state) }
  }

  /// Resumes the continuation when the next chunk is available.
  func awaitChunk(_ continuation: Chunk) {
    let result = state.withLock { state in
      let ready = readyChunk(of: &state)
      if ready == nil { state.chunk = continuation }
      return ready
    }
    if let result { continuation.resume(returning: result) }
  }

  /// The announced number of decompressed bytes.
  var announcedCount: Int? { state.withLock { $0.progress.announcedCount } }

  /// Ends the transfer without reading the rest.
  func cancel() { end(.failure(TransportError(.cancelled)), keepsBacklog: false) }

  private func readyChunk(of state: inout State) -> Result<[UInt8]?, TransportError>? {
    let chunk: [UInt8]?
    do { chunk = try state.backlog.removeFirst() } catch { return .failure(error) }
    guard let chunk else { return state.outcome.map { $0.map { nil } } }
    if state.isPaused, state.backlog.isHalfEmpty { state.pause(false, at: clock.now) }
    return .success(chunk)
  }

  // MARK: Session

  /// Whether the transfer has ended.
  var hasEnded: Bool { state.withLock { $0.outcome != nil } }

  /// Stores the task of the transfer, before it is started.
  ///
  /// - Returns: Whether the transfer is still needed.
  func begin(_ task: URLSessionDataTask, idleTimeout: Duration?) -> Bool {
    state.withLock { state in
      guard state.outcome == nil else { return false }
      state.task = task
      state.lastHeard = clock.now
      if let idleTimeout { state.watch = watch(idleTimeout.asWait) }
      return true
    }
  }

  /// Records that the server has received a part of the request's body, which counts as activity.
  func noteSending(_ count: Int64, of total: Int64) {
    state.withLock { $0.lastHeard = clock.now }
    sentBody?.report(Int(count), of: total > 0 ? Int(total) : nil)
  }

  /// Receives the status and header fields, unless they have already arrived.
  ///
  /// - Parameters:
  ///   - result: The status and header fields; `nil` for an informational response. A failure ends the
  ///     transfer.
  ///   - isBodyLost: Whether the platform doesn't deliver the body, so that its length is meaningless.
  func receive(_ result: Result<HTTPResponse?, TransportError>, isBodyLost: Bool = false) {
    let response: HTTPResponse
    switch result {
    case .success(nil): return
    case .success(let head?): response = head
    case .failure(let error): return end(.failure(error), keepsBacklog: false)
    }
    let head = state.withLock { state -> Head? in
      guard state.outcome == nil, state.response == nil else { return nil }
      state.response = response
      state.progress.note(response, method: method, isBodyLost: isBodyLost)
      state.lastHeard = clock.now
      defer { state.head = nil }
      return state.head
    }
    head?.resume(returning: .success(response))
  }

  /// Whether the status and header fields have arrived.
  var hasHead: Bool { state.withLock { $0.response != nil } }

  /// Receives a chunk of the body.
  func receive(_ bytes: [UInt8]) {
    switch state.withLock({ state in arrival(of: bytes, at: &state) }) {
    case .kept, .ignored: break
    case .awaited(let chunk): chunk.resume(returning: .success(bytes))
    case .failed(let error): end(.failure(error))
    }
  }

  /// The result of receiving a chunk.
  private enum Arrival {
    case ignored
    case awaited(Chunk)
    case kept
    case failed(TransportError)
  }

  private func arrival(of bytes: [UInt8], at state: inout State) -> Arrival {
    guard state.outcome == nil else { return .ignored }
    state.lastHeard = clock.now
    state.progress.note(byteCount: bytes.count)
    if let chunk = state.chunk {
      state.chunk = nil
      return .awaited(chunk)
    }
    do { try state.backlog.append(bytes, isPaused: Transfer.canPause) } catch { return .failed(error) }
    if Transfer.canPause, state.backlog.isFull, !state.isPaused { state.pause(true, at: clock.now) }
    return .kept
  }

  /// Records that the platform has ended the transfer.
  func complete(_ failure: (any Error)?) {
    let progress = state.withLock { state in
      state.task = nil
      return state.progress
    }
    end(progress.outcome(of: failure))
  }

  // MARK: End

  /// Ends the transfer, unless it has already ended.
  ///
  /// - Parameter keepsBacklog: Whether chunks that have arrived are returned before the outcome.
  private func end(_ outcome: Result<Void, TransportError>, keepsBacklog: Bool = true) {
    let ended = state.withLock { state -> State? in
      guard state.outcome == nil else {
        // Otherwise a body whose rest is discarded would look complete.
        if !keepsBacklog {
          state.backlog.removeAll()
          state.outcome = outcome
        }
        return nil
      }
      state.outcome = outcome
      if !keepsBacklog { state.backlog.removeAll() }
      defer {
        state.head = nil
        state.chunk = nil
        state.task = nil
        state.watch = nil
      }
      return state
    }
    guard let ended else { return }
    ended.watch?.cancel()
    if let task = ended.task { Session.control.async { task.cancel() } }
    switch outcome {
    case .success: ended.chunk?.resume(returning: .success(nil))
    case .failure(let error):
      ended.head?.resume(returning: .failure(error))
      ended.chunk?.resume(returning: .failure(error))
    }
  }

  // MARK: Idle timeout

  private func watch(_ limit: Duration) -> Task<Void, Never> {
    Task { [weak self, clock] in
      while let pause = self?.pause(limit) {
        do { try await clock.sleep(for: pause) } catch { return }
      }
    }
  }

  /// The remaining idle time; `nil` if the transfer has ended or timed out.
  private func pause(_ limit: Duration) -> Duration? {
    let rest = state.withLock { state -> Duration? in
      if state.outcome != nil { return nil }
      return state.isPaused ? limit : limit - (clock.now - state.lastHeard)
    }
    guard let rest, rest <= .zero else { return rest }
    end(.failure(TransportError(.timedOut(.idle))))
    return nil
  }
}
