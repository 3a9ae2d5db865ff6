internal import HTTPTypes
internal import JSONCore

/// The requests under way. A request that equals one of them waits for its response instead of being sent.
///
/// This is the innermost step: the account and all header fields have been set.
final class InflightRequests: Sendable {
  private typealias Answer = Result<Reply, ClientError>

  /// The parts that decide whether two requests are equal.
  private struct Key: Hashable {
    let request: HTTPRequest
    let body: [UInt8]?
    let account: String?
    let bodyLimit: Int?
  }

  private struct Request {
    let number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: CheckedContinuation<Answer?, Never>] = [:]
  }

  private struct State {
    var requests: [Key: Request] = [:]
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Returns a function that sends a request, unless an equal one is under way. The request is cancelled when
  /// no caller waits for it any longer.
  func joining(_ send: @escaping Interceptor.Next) -> Interceptor.Next {
    { (exchange) async throws(ClientError) in try await self.reply(to: exchange, by: send) }
  }

  private func reply(
    to exchange: Exchange, by send: @escaping Interceptor.Next
  ) async throws(ClientError) -> Reply {
    // Requests that change something are always sent.
    guard [.get, .head, .options, .trace].contains(exchange.request.method),
      exchange.idempotency != .never,
      !exchange.isStreamed, exchange.streamedBody == nil, let acceptance = exchange[Acceptance.self]
    else { return try await send(exchange) }
    // The larger of both limits, because another caller may accept a status that this one rejects. One more
    // byte is read, to detect that a body was cut.
    let limit = max(acceptance.bodyLimit, acceptance.errorBodyLimit, 0).addingReportingOverflow(1)
    let answer = await answer(to: exchange) {
      await Result { () async throws(ClientError) in
        var reply = try await send(exchange)
        // Several callers read the body, so collect it first. The body of a rejected status hasn't been
        // collected yet.
        if reply.body.bytes == nil {
          reply.body = ReplyBody(
            try await exchange.prefix(of: reply, limit.overflow ? .max : limit.partialValue).bytes)
        }
        return reply
      }
    }
    switch answer {
    case .success(var reply):
      reply.attempts = exchange.attempt
      return reply
    case .failure(let error):
      // The description of another request's error may show a secret of this request.
      throw exchange.failure(error.kind, status: error.status, wasAnswered: error.wasAnswered)
    case nil: throw exchange.error(.cancelled)
    }
  }

  private func answer(
    to exchange: Exchange, _ send: @escaping @Sendable () async -> Answer
  ) async -> Answer? {
    let key = Key(
      request: exchange.request.unmasked, body: exchange.body, account: exchange.account,
      bodyLimit: exchange[Acceptance.self]?.bodyLimit)
    let waiter = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !join(key, waiter, continuation, send) { continuation.resume(returning: nil) }
      }
    } onCancel: {
      self.leave(key, waiter)
    }
  }

  /// Waits for the response, after sending the request if this is the first waiter. Returns `false` if the
  /// task is cancelled.
  private func join(
    _ key: Key, _ waiter: Int, _ continuation: CheckedContinuation<Answer?, Never>,
    _ send: @escaping @Sendable () async -> Answer
  ) -> Bool {
    state.withLock { state in
      // A cancellation either follows this block, or came before and is detected here.
      if Task.isCancelled { return false }
      var request = state.requests[key] ?? Request(number: waiter)
      request.waiters[waiter] = continuation
      if request.task == nil {
        request.task = Task { self.finish(key, waiter, await send()) }
      }
      state.requests[key] = request
      return true
    }
  }

  private func leave(_ key: Key, _ waiter: Int) {
    let (continuation, abandoned) = state.withLock { state in
      guard var request = state.requests[key], let continuation = request.waiters.removeValue(forKey: waiter)
      else { return (nil, nil) as (CheckedContinuation<Answer?, Never>?, Task<Void, Never>?) }
      state.requests[key] = request.waiters.isEmpty ? nil : request
      return (continuation, request.waiters.isEmpty ? request.task : nil)
    }
    abandoned?.cancel()
    continuation?.resume(returning: nil)
  }

  private func finish(_ key: Key, _ number: Int, _ answer: Answer) {
    let waiters = state.withLock { state -> [CheckedContinuation<Answer?, Never>] in
      guard let request = state.requests[key], request.number == number else { return [] }
      state.requests[key] = nil
      return Array(request.waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: answer) }
  }
}
