public import HTTPTypes
public import JSONCore

/// A transport that never uses a network. It responds according to a script or a function. A request for
/// which neither has a response fails.
///
///     let stub = StubTransport()
///     stub.on(.get, "/todos/1", reply: SampleReply(#"{"id": 1, "title": "Tea"}"#))
public final class StubTransport: Transport {
  /// What a stub does instead of sending a request.
  public enum Answer: Sendable {
    /// Returns a response.
    case reply(SampleReply)
    /// Returns a response whose body arrives in these chunks.
    case chunks([[UInt8]], SampleReply)
    /// Throws an error.
    case failure(TransportError)
    /// Waits for a duration by the clock of the stub, then continues.
    indirect case delayed(Duration, Answer)
    /// Never responds; ends when the task is cancelled.
    case silence
  }

  private struct Line {
    let method: HTTPRequest.Method
    let path: String
    var answers: [Answer]
  }

  private struct State {
    var lines: [Line] = []
    var requests: [Exchange] = []
  }

  private let state = Locked(State())
  private let answer: @Sendable (Exchange) -> Answer?
  private let recordsRequests: Bool
  private let clock: RequestClock

  /// Creates a stub.
  ///
  /// - Parameters:
  ///   - clock: Measures delays.
  ///   - recordsRequests: Whether to store ``requests``.
  ///   - answer: Responds to requests that are not in the script. Defaults to none.
  public init(
    clock: RequestClock = .continuous, recordsRequests: Bool = true,
    answer: @escaping @Sendable (Exchange) -> Answer? = { _ in nil }
  ) {
    self.clock = clock
    self.recordsRequests = recordsRequests
    self.answer = answer
  }

  /// Adds responses to the script. Each is used for one request for this path, in the order in which they
  /// were added. Characters of the path that aren't allowed in a URL, such as spaces, are percent-encoded, as
  /// in the literal of a ``Path``.
  public func on(_ method: HTTPRequest.Method, _ path: String, _ answers: Answer...) {
    let path = PercentEncoding.repaired(path)
    state.withLock { state in
      let position = state.lines.firstIndex { $0.method == method && $0.path == path }
      if let position {
        state.lines[position].answers += answers
      } else {
        state.lines.append(Line(method: method, path: path, answers: answers))
      }
    }
  }

  /// Adds a response to the script.
  public func on(_ method: HTTPRequest.Method, _ path: String, reply: SampleReply) {
    on(method, path, .reply(reply))
  }

  /// The requests that were sent, in order.
  public var requests: [Exchange] { state.withLock { $0.requests } }

  /// Responds to a request according to the script.
  ///
  /// - Throws: ``TransportError`` as scripted; `unscripted` if there is no response.
  public func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    if Task.isCancelled { throw TransportError(.cancelled) }
    let scripted = state.withLock { state -> Answer? in
      if recordsRequests { state.requests.append(exchange) }
      guard !state.lines.isEmpty else { return nil }
      let position = state.lines.firstIndex { line in
        line.method == exchange.request.method && line.path == exchange.request.path && !line.answers.isEmpty
      }
      return position.map { state.lines[$0].answers.removeFirst() }
    }
    guard let answer = scripted ?? answer(exchange) else { throw TransportError(.unscripted) }
    return try await perform(answer)
  }

  private func perform(_ answer: Answer) async throws(TransportError) -> Reply {
    switch answer {
    case .reply(let sample): return sample.reply
    case .chunks(let chunks, let sample):
      return Reply(sample.response, body: ReplyBody(BegunBody(chunks)), source: .stub)
    case .failure(let error): throw error
    case .delayed(let delay, let answer):
      do { try await clock.sleep(for: delay) } catch { throw TransportError(.cancelled) }
      return try await perform(answer)
    case .silence:
      while !Task.isCancelled {
        do { try await Task.sleep(for: .seconds(3600)) } catch { break }
      }
      throw TransportError(.cancelled)
    }
  }
}

extension StubTransport.Answer: ShownByDescription {
  /// The action. The bodies are omitted, since they may hold secrets.
  public var description: String {
    switch self {
    case .reply(let sample): "replies with \(sample)"
    case .chunks(let chunks, let sample):
      "replies with status \(sample.response.status.code), \(chunks.count) chunks"
    case .failure(let error): "fails: \(error)"
    case .delayed(let delay, let answer): "waits \(delay), then \(answer)"
    case .silence: "never replies"
    }
  }
}

extension StubTransport: ShownByDescription {}
