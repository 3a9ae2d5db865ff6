public import JSONCore

/// A request that was sent with a callback.
public struct RequestTask: Sendable {
  private let task: Task<Void, Never>

  init<Response: Sendable>(
    _ completion: @escaping @MainActor @Sendable (Result<Response, ClientError>) -> Void,
    _ body: @escaping @Sendable () async throws(ClientError) -> Response
  ) {
    task = Task { await completion(await Result(body)) }
  }

  /// Cancels the request. The callback receives a ``ClientError`` of the kind `cancelled`, unless the request
  /// already has a result.
  public func cancel() { task.cancel() }
}

extension Client {
  /// Sends an endpoint and calls a function with the result, for code that doesn't use `async` yet.
  ///
  ///     client.send(.todo(id: 1)) { result in
  ///       switch result { case .success(let todo): show(todo); case .failure(let error): show(error) }
  ///     }
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send.
  ///   - completion: Called once, on the main actor. A script that blocks the main thread until then
  ///     deadlocks; use the `async` form there.
  @discardableResult
  public func send<Response>(
    _ endpoint: Endpoint<Response, Granted>,
    completion: @escaping @MainActor @Sendable (Result<Response, ClientError>) -> Void
  ) -> RequestTask {
    RequestTask(completion) { () async throws(ClientError) in try await self.send(endpoint) }
  }
}

extension RequestTask: ShownByDescription {}
