#if Client
internal import JSONCore

extension Client {
  /// Sends several endpoints at once and returns all answers. When one fails, the others are cancelled.
  ///
  ///     let (profile, orders) = try await client.all(.profile, .orders)
  ///
  /// - Throws: The ``ClientError`` of the first that fails.
  @concurrent
  public func all<each Response>(
    _ endpoint: repeat Endpoint<each Response, Granted>
  ) async throws(ClientError) -> (repeat each Response) {
    let siblings = Siblings()
    if Task.isCancelled { siblings.cancel() }
    // A task each: a task group has one type of result, and structured children of a pack don't exist.
    let task =
      (repeat siblings.start { () async throws(ClientError) in
        try await send(each endpoint)
      })
    // All are waited for, so that none outlives the call.
    let outcome = await withTaskCancellationHandler {
      await (repeat (each task).value)
    } onCancel: {
      siblings.cancel()
    }
    // That of a sibling may only say that it was cancelled for this one.
    if let failure = siblings.firstFailure { throw failure }
    return try (repeat (each outcome).get())
  }
}

/// Tasks that are cancelled together, as soon as one fails.
private final class Siblings: Sendable {
  private struct State {
    var cancellations: [@Sendable () -> Void] = []
    var isCancelled = false
    var firstFailure: ClientError?
  }

  private let state = Locked(State())

  var firstFailure: ClientError? { state.withLock { $0.firstFailure } }

  func start<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(ClientError) -> Value
  ) -> Task<Result<Value, ClientError>, Never> {
    let task = Task {
      // Who cancels the task below is too late if it has begun.
      if self.state.withLock({ $0.isCancelled }) { withUnsafeCurrentTask { $0?.cancel() } }
      let outcome = await Result { () async throws(ClientError) in try await body() }
      if case .failure(let error) = outcome { self.fail(error) }
      return outcome
    }
    let isLate = state.withLock { state in
      state.cancellations.append { task.cancel() }
      return state.isCancelled
    }
    if isLate { task.cancel() }
    return task
  }

  func cancel() {
    let cancellations = state.withLock { state in
      state.isCancelled = true
      return state.cancellations
    }
    for cancel in cancellations { cancel() }
  }

  private func fail(_ error: ClientError) {
    // What the cancellation of siblings makes of them is not why they fail.
    state.withLock { if $0.firstFailure == nil { $0.firstFailure = error } }
    cancel()
  }
}
#endif
