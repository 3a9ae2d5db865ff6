#if Client
internal import HTTPTypes
internal import JSONCore

/// Requests that are on their way, so that an equal one waits for the same answer instead of being sent.
final class InflightRequests: Sendable {
  typealias Answer = Result<TargetReply, ClientError>

  /// What makes two requests equal.
  private struct Key: Hashable {
    let request: HTTPRequest
    let body: [UInt8]?
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

  /// The answer to a request, which `send` gets unless an equal one is on its way. The request is cancelled
  /// when nobody waits for it any more.
  func result(for exchange: Exchange, _ send: @escaping @Sendable () async -> Answer) async -> Answer {
    let key = Key(request: exchange.request, body: exchange.body)
    let waiter = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !join(key, waiter, continuation, send) { continuation.resume(returning: nil) }
      }
    } onCancel: {
      self.leave(key, waiter)
    }
    return answer ?? .failure(exchange.error(.cancelled))
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
