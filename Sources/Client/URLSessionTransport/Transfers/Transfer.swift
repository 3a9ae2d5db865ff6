#if Client
internal import APIClient
internal import Dispatch
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes
internal import JSONCore

/// One request on its way: the session puts in what arrives, and the caller takes it out.
///
/// It ends once, by whoever is first: the platform, the caller, or the watch over its silence. What comes later
/// is ignored.
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
    var lastHeard = SuspendingClock.now

    /// Stops the sender, or lets it go on. Only Apple's systems do that: elsewhere this never runs.
    mutating func pause(_ isPaused: Bool) {
      self.isPaused = isPaused
      lastHeard = .now
      guard let task else { return }
      // In the order in which it was decided, for the caller still has the lock. What a delegate stops and a reader
      // lets go would otherwise stand still for ever where the reader is faster.
      Session.control.async { if isPaused { task.suspend() } else { task.resume() } }
    }
  }

  #if canImport(Darwin)
  /// Whether a transfer that is paused stops the sender.
  private static let canPause = true
  #else
  // Elsewhere a paused task goes on to fill the memory.
  private static let canPause = false
  #endif

  private let method: HTTPRequest.Method
  private let state: Locked<State>

  init(method: HTTPRequest.Method, backlog: Backlog) {
    self.method = method
    state = Locked(State(backlog: backlog))
  }

  // MARK: What the caller does

  /// Resumes the continuation when the head is there, or never will be.
  func awaitHead(_ continuation: Head) {
    let outcome = state.withLock { state -> Result<HTTPResponse, TransportError>? in
      if case .failure(let error) = state.outcome { return .failure(error) }
      state.head = continuation
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  /// The next chunk, the end or the failure, if it is known; `nil` where it has to be waited for.
  func readyChunk() -> Result<[UInt8]?, TransportError>? {
    state.withLock { state in Transfer.readyChunk(of: &state) }
  }

  /// Resumes the continuation when the next chunk is there.
  func awaitChunk(_ continuation: Chunk) {
    let result = state.withLock { state in
      let ready = Transfer.readyChunk(of: &state)
      if ready == nil { state.chunk = continuation }
      return ready
    }
    if let result { continuation.resume(returning: result) }
  }

  /// The bytes that the head announced, unpacked.
  var announcedCount: Int? { state.withLock { $0.progress.announcedCount } }

  /// Ends the transfer: nobody wants the rest.
  func cancel() { end(.failure(TransportError(.cancelled)), keepsBacklog: false) }

  private static func readyChunk(of state: inout State) -> Result<[UInt8]?, TransportError>? {
    let chunk: [UInt8]?
    do { chunk = try state.backlog.removeFirst() } catch { return .failure(error) }
    guard let chunk else { return state.outcome.map { $0.map { nil } } }
    if state.isPaused, state.backlog.isHalfEmpty { state.pause(false) }
    return .success(chunk)
  }

  // MARK: What the session does

  /// Whether nothing more comes of it.
  var hasEnded: Bool { state.withLock { $0.outcome != nil } }

  /// Takes the task that does the work; it is not started yet.
  ///
  /// - Returns: Whether anyone still waits for it.
  func begin(_ task: URLSessionDataTask, idleTimeout: Duration?) -> Bool {
    state.withLock { state in
      guard state.outcome == nil else { return false }
      state.task = task
      state.lastHeard = .now
      if let idleTimeout { state.watch = watch(idleTimeout.asWait) }
      return true
    }
  }

  /// Takes notice that the server has taken a part of the body: it is there, though it says nothing yet.
  func noteSending() { state.withLock { $0.lastHeard = .now } }

  /// Takes the head, unless there is one.
  ///
  /// - Parameters:
  ///   - result: The head, `nil` for one that says nothing yet; or why it can't be taken: that ends the transfer.
  ///   - isBodyLost: Whether the platform keeps the body for itself, so that its length says nothing.
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
      state.lastHeard = .now
      defer { state.head = nil }
      return state.head
    }
    head?.resume(returning: .success(response))
  }

  /// Whether the head of the response has come.
  var hasHead: Bool { state.withLock { $0.response != nil } }

  /// Takes a chunk of the body.
  func receive(_ bytes: [UInt8]) {
    switch state.withLock({ state in arrival(of: bytes, at: &state) }) {
    case .kept, .ignored: break
    case .awaited(let chunk): chunk.resume(returning: .success(bytes))
    case .failed(let error): end(.failure(error))
    }
  }

  /// What becomes of a chunk.
  private enum Arrival {
    case ignored
    case awaited(Chunk)
    case kept
    case failed(TransportError)
  }

  private func arrival(of bytes: [UInt8], at state: inout State) -> Arrival {
    guard state.outcome == nil else { return .ignored }
    state.lastHeard = .now
    state.progress.note(byteCount: bytes.count)
    if let chunk = state.chunk {
      state.chunk = nil
      return .awaited(chunk)
    }
    do { try state.backlog.append(bytes, isPaused: Transfer.canPause) } catch { return .failed(error) }
    if Transfer.canPause, state.backlog.isFull, !state.isPaused { state.pause(true) }
    return .kept
  }

  /// Takes notice that the platform has ended the transfer.
  func complete(_ failure: (any Error)?) {
    let progress = state.withLock { state in
      state.task = nil
      return state.progress
    }
    end(progress.outcome(of: failure))
  }

  // MARK: The end

  /// Ends the transfer, unless it has ended.
  ///
  /// - Parameter keepsBacklog: Whether what has arrived is still handed out before the outcome.
  private func end(_ outcome: Result<Void, TransportError>, keepsBacklog: Bool = true) {
    let ended = state.withLock { state -> State? in
      guard state.outcome == nil else {
        // What is thrown away must not look like the end.
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

  // MARK: The watch over its silence

  private func watch(_ limit: Duration) -> Task<Void, Never> {
    Task { [weak self] in
      while let pause = self?.pause(limit) {
        do { try await Task.sleep(for: pause, clock: .suspending) } catch { return }
      }
    }
  }

  /// How long may still be waited for the server; `nil` when it is over.
  private func pause(_ limit: Duration) -> Duration? {
    let rest = state.withLock { state -> Duration? in
      if state.outcome != nil { return nil }
      return state.isPaused ? limit : limit - state.lastHeard.duration(to: .now)
    }
    guard let rest, rest <= .zero else { return rest }
    end(.failure(TransportError(.timedOut(.idle))))
    return nil
  }
}
#endif
