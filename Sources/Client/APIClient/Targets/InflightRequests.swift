#if Client
internal import HTTPTypes
internal import JSONCore

/// Requests that are on their way, so that an equal one waits for the same answer instead of being sent.
///
/// It is the innermost step: all header fields are there, and with them whose request it is.
final class InflightRequests: Sendable {
  private typealias Answer = Result<Reply, ClientError>

  /// What makes two requests equal.
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

  /// Sends a request by a function, unless an equal one is on its way. It is cancelled when nobody waits for it any
  /// more.
  func joining(_ send: @escaping Interceptor.Next) -> Interceptor.Next {
    { (exchange) async throws(ClientError) in try await self.reply(to: exchange, by: send) }
  }

  private func reply(
    to exchange: Exchange, by send: @escaping Interceptor.Next
  ) async throws(ClientError) -> Reply {
    // Two that change something are meant twice.
    guard [.get, .head, .options, .trace].contains(exchange.request.method), exchange.idempotency != .never,
      !exchange.isStreamed, let acceptance = exchange.acceptance
    else { return try await send(exchange) }
    // Another caller may accept a status that this one doesn't; one byte more than is kept tells that a body is cut.
    let limit = max(acceptance.bodyLimit, acceptance.errorBodyLimit, 0).addingReportingOverflow(1)
    let answer = await answer(to: exchange) {
      await Result { () async throws(ClientError) in
        var reply = try await send(exchange)
        // Many read it, and that of an error is not there yet.
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
      // Another request's text may show what is a secret of this one.
      var failure = exchange.error(error.kind, status: error.status)
      failure.wasAnswered = error.wasAnswered
      throw failure
    case nil: throw exchange.error(.cancelled)
    }
  }

  private func answer(
    to exchange: Exchange, _ send: @escaping @Sendable () async -> Answer
  ) async -> Answer? {
    let key = Key(
      request: exchange.request, body: exchange.body, account: exchange.account,
      bodyLimit: exchange.acceptance?.bodyLimit)
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

  /// Waits for the answer; sends the request if it is the first. `false` if the task is cancelled.
  private func join(
    _ key: Key, _ waiter: Int, _ continuation: CheckedContinuation<Answer?, Never>,
    _ send: @escaping @Sendable () async -> Answer
  ) -> Bool {
    state.withLock { state in
      // A cancellation comes after this, or has come before and is seen here.
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
#endif
