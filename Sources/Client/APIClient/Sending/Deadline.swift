#if Client
extension Pipeline {
  /// Runs `body`; when the time allowed is over first, cancels it and throws `deadline`.
  func withDeadline<Result: Sendable>(
    _ timeout: Duration?, _ exchange: Exchange,
    _ body: @escaping @Sendable () async throws(ClientError) -> Result
  ) async throws(ClientError) -> Result {
    guard let timeout else { return try await body() }
    let clock = options.clock
    // Task groups don't carry typed errors.
    let outcome = await withTaskGroup(of: Swift.Result<Result, ClientError>?.self) { group in
      group.addTask { await Swift.Result { () async throws(ClientError) in try await body() } }
      group.addTask {
        try? await clock.sleep(for: timeout)
        return nil
      }
      var outcome = await group.next() ?? nil
      // A cancelled sleep is no deadline: the body says that it was cancelled.
      if outcome == nil, Task.isCancelled { outcome = await group.next() ?? nil }
      group.cancelAll()
      return outcome
    }
    guard let outcome else { throw exchange.error(.deadline) }
    return try outcome.get()
  }
}

extension Result {
  /// The outcome of a function.
  init(_ body: () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
#endif
