extension Pipeline {
  /// Runs `body`. If the timeout passes first, cancels it and throws `deadline`. A response already received
  /// at the deadline still counts. In a task that is already cancelled, `body` isn't run.
  func withDeadline<Value: Sendable>(
    _ timeout: Duration?, _ exchange: Exchange,
    _ body: @escaping @Sendable () async throws(ClientError) -> Value
  ) async throws(ClientError) -> Value {
    // Otherwise the task below, which isn't cancelled at its start, would send the request.
    guard !Task.isCancelled else {
      throw exchange.failure(.cancelled, attempts: 0)
    }
    guard let timeout else { return try await body() }
    let end = options.clock.now + timeout.asWait
    // A separate task, so that the deadline cancels the request and not the caller.
    let task = Task<Result<Value, ClientError>, Never>.begin {
      await Result { () async throws(ClientError) in try await body() }
    }
    let deadline = deadlines.add(end) { task.cancel() }
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // In a cancelled task, `cancelled` takes precedence over the deadline.
    guard deadlines.remove(deadline), !Task.isCancelled, case .failure(let last) = outcome, last.hasNoAnswer
    else {
      return try outcome.get()
    }
    throw exchange.failure(.deadline, attempts: last.attempts, wasAnswered: last.wasAnswered)
  }
}

extension ClientError {
  /// Whether the error results from cancellation or a transport failure, rather than from a response.
  fileprivate var hasNoAnswer: Bool {
    switch kind {
    case .transport, .cancelled: true
    default: false
    }
  }
}

extension Task where Failure == Never {
  /// Creates a task that starts on the caller's thread if the platform supports that, so that no other thread
  /// needs to be woken.
  fileprivate static func begin(_ body: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { await body() }
    }
    return Task { await body() }
  }
}

extension Result {
  /// Runs a function and stores its outcome.
  init(_ body: () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
