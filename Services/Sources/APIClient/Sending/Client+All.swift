internal import JSONCore

extension Client {
  /// Sends several endpoints concurrently and returns all responses. If one fails, the others are cancelled.
  ///
  ///     let (profile, orders) = try await client.all(.profile, .orders)
  ///     let (me, movies) = try await client.all(.profile, Endpoint.topMovies.widened())
  ///
  /// Convert endpoints of narrower scopes with `widened(to:)`.
  ///
  /// - Throws: The first ``ClientError``.
  @concurrent
  public func all<each Response>(
    _ endpoint: repeat Endpoint<each Response, Granted>
  ) async throws(ClientError) -> (repeat each Response) {
    let siblings = Siblings(self)
    let response = (repeat siblings.start(each endpoint))
    try await siblings.end()
    return try (repeat (each response).get())
  }
}

/// Requests that are sent concurrently, and are cancelled together when one fails.
///
/// The responses of a parameter pack have different types, so each is stored in its own ``Sibling``, and the
/// code that waits for all of them is independent of the types. A function that suspends must not pass a pack
/// on: Swift 6.3 then frees its memory in the wrong order.
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

  /// Sends a request of any scope.
  func start<Response, Access>(_ endpoint: Endpoint<Response, Access>) -> Sibling<Response> {
    let sibling = Sibling(endpoint)
    let task = Task {
      // The cancellation below may happen after this task has started.
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

  /// Waits for all requests, so that none outlives the call.
  ///
  /// - Throws: The first error; those of other requests may only result from their cancellation.
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
    // The errors of cancelled requests are ignored.
    state.withLock { if $0.firstFailure == nil { $0.firstFailure = error } }
    cancel()
  }
}

/// One of several concurrent requests, and its response after all have ended.
final class Sibling<Response: Sendable>: Sendable {
  private let result: Locked<Result<Response, ClientError>>

  init<Access>(_ endpoint: Endpoint<Response, Access>) {
    result = Locked(
      .failure(ClientError(.cancelled, method: endpoint.method, url: endpoint.path.shown)))
  }

  func receive(_ response: Response) { result.withLock { $0 = .success(response) } }

  func get() throws(ClientError) -> Response { try result.withLock { $0 }.get() }
}
