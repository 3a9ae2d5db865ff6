#if Client
public import HTTPTypes
public import JSONCore

/// A transport without a network: it answers from a script, from a function, or with the samples of the
/// endpoints. A request that it has no answer for fails; it never goes anywhere.
///
///     let stub = StubTransport()
///     stub.on(.get, "/todos/1", reply: SampleReply(#"{"id": 1, "title": "Tea"}"#))
public final class StubTransport: Transport {
  /// What a stub does instead of asking a server.
  public enum Answer: Sendable {
    /// Replies.
    case reply(SampleReply)
    /// Replies with a body that comes in these chunks.
    case chunks([[UInt8]], SampleReply)
    /// Fails.
    case failure(TransportError)
    /// Waits, by the clock of the stub, then goes on.
    indirect case delayed(Duration, Answer)
    /// Never answers; ends when the task is cancelled.
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
  private let keepsRequests: Bool
  private let clock: RequestClock

  /// Creates a stub.
  ///
  /// - Parameters:
  ///   - clock: What delays are measured with.
  ///   - keepsRequests: Whether ``requests`` is filled.
  ///   - answer: Answers what no line of the script does; without one, the sample of the endpoint does.
  public init(
    clock: RequestClock = .continuous, keepsRequests: Bool = true,
    answer: @escaping @Sendable (Exchange) -> Answer? = { exchange in exchange.sample.map { .reply($0) } }
  ) {
    self.clock = clock
    self.keepsRequests = keepsRequests
    self.answer = answer
  }

  /// Adds a line to the script: the next request for this path that no earlier line waits for is answered by
  /// it, once.
  public func on(_ method: HTTPRequest.Method, _ path: String, _ answers: Answer...) {
    state.withLock { state in
      let position = state.lines.firstIndex { $0.method == method && $0.path == path }
      if let position {
        state.lines[position].answers += answers
      } else {
        state.lines.append(Line(method: method, path: path, answers: answers))
      }
    }
  }

  /// Adds a reply to the script.
  public func on(_ method: HTTPRequest.Method, _ path: String, reply: SampleReply) {
    on(method, path, .reply(reply))
  }

  /// What was sent, in order.
  public var requests: [Exchange] { state.withLock { $0.requests } }

  /// Answers from the script.
  ///
  /// - Throws: ``TransportError`` as scripted; `unscripted` where there is no answer.
  public func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    if Task.isCancelled { throw TransportError(.cancelled) }
    let scripted = state.withLock { state -> Answer? in
      if keepsRequests { state.requests.append(exchange) }
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
      return Reply(sample.response, body: ReplyBody(ScriptedBody(chunks)), source: .stub)
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
  /// What the stub does. The bodies are left out: they may hold secrets.
  public var description: String {
    switch self {
    case .reply(let sample): "replies with \(sample)"
    case .chunks(let chunks, let sample):
      "replies with status \(sample.response.status.code), \(chunks.count) chunks"
    case .failure(let error): "fails: \(error)"
    case .delayed(let delay, let answer): "waits \(delay), then \(answer)"
    case .silence: "never answers"
    }
  }
}

/// Chunks that are there already.
private final class ScriptedBody: BodySource {
  private let rest: Locked<[[UInt8]]>

  init(_ chunks: [[UInt8]]) { rest = Locked(chunks.reversed()) }

  func next() async throws(TransportError) -> [UInt8]? { rest.withLock { $0.popLast() } }

  func cancel() { rest.withLock { $0 = [] } }
}

extension StubTransport: ShownByDescription {}
#endif
