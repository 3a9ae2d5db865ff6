#if Client
internal import JSONCore

extension Client {
  /// Sends several endpoints of the client's scope at once, as many as there are.
  ///
  /// - Throws: The ``ClientError`` of the first that fails; the others are cancelled.
  @concurrent @_disfavoredOverload
  public func all<each Response>(
    _ endpoint: repeat Endpoint<each Response, Granted>
  ) async throws(ClientError) -> (repeat each Response) {
    let siblings = Siblings(self)
    let response = (repeat siblings.start(each endpoint))
    try await siblings.end()
    return try (repeat (each response).get())
  }
}

/// Requests that are sent at once, and are cancelled together as soon as one fails.
///
/// Those of a pack have many types. So each leaves its response in a place of its own, and what waits for all of them
/// knows none of the types. A function that waits must not hand on a pack: Swift 6.3 then frees its memory in the wrong
/// order.
final class Siblings: Sendable {
  private struct State {
    var tasks: [Task<Void, Never>] = []
    var isCancelled = Task.isCancelled
    var firstFailure: ClientError?
  }

  private let state = Locked(State())
  private let pipeline: Pipeline
  private let environment: APIEnvironment

  init(_ client: Client<some Scope>) {
    pipeline = client.pipeline
    environment = client.environment
  }

  /// Sends a request, of whatever scope.
  func start<Response, Access>(_ endpoint: Endpoint<Response, Access>) -> Sibling<Response> {
    let sibling = Sibling(endpoint)
    let task = Task {
      // Who cancels the task below is too late if it has begun.
      if self.state.withLock({ $0.isCancelled }) { withUnsafeCurrentTask { $0?.cancel() } }
      do throws(ClientError) {
        sibling.receive(try await self.pipeline.response(to: endpoint, in: self.environment).0)
      } catch {
        self.fail(error)
      }
    }
    let isLate = state.withLock { state in
      state.tasks.append(task)
      return state.isCancelled
    }
    if isLate { task.cancel() }
    return sibling
  }

  /// Waits for all, so that none outlives the call.
  ///
  /// - Throws: The error of the first that has failed: that of a sibling may only say that it was cancelled for this one.
  func end() async throws(ClientError) {
    let tasks = state.withLock { $0.tasks }
    await withTaskCancellationHandler {
      for task in tasks { await task.value }
    } onCancel: {
      cancel()
    }
    if let failure = state.withLock({ $0.firstFailure }) { throw failure }
  }

  private func cancel() {
    let tasks = state.withLock { state in
      state.isCancelled = true
      return state.tasks
    }
    for task in tasks { task.cancel() }
  }

  private func fail(_ error: ClientError) {
    // What the cancellation of siblings makes of them is not why they fail.
    state.withLock { if $0.firstFailure == nil { $0.firstFailure = error } }
    cancel()
  }
}

/// One of the requests that are sent at once, and its response when all have ended.
final class Sibling<Response: Sendable>: Sendable {
  private let result: Locked<Result<Response, ClientError>>

  init<Access>(_ endpoint: Endpoint<Response, Access>) {
    result = Locked(
      .failure(ClientError(.cancelled, method: endpoint.method, url: endpoint.path.shown)))
  }

  func receive(_ response: Response) { result.withLock { $0 = .success(response) } }

  func get() throws(ClientError) -> Response { try result.withLock { $0 }.get() }
}
#endif
