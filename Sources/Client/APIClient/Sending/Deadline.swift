#if Client
extension Pipeline {
  /// Runs `body`; when the time allowed is over first, cancels it and throws `deadline`. What is done all the same is
  /// done: an answer that has come stands. In a task that is cancelled already nothing is done.
  func withDeadline<Value: Sendable>(
    _ timeout: Duration?, _ exchange: Exchange,
    _ body: @escaping @Sendable () async throws(ClientError) -> Value
  ) async throws(ClientError) -> Value {
    // The task below is not cancelled yet when it begins, and would send the request.
    guard !Task.isCancelled else {
      var error = exchange.error(.cancelled)
      error.attempts = 0
      throw error
    }
    guard let timeout else { return try await body() }
    let end = options.clock.now + timeout.asWait
    // A task of its own: what the deadline cancels is the request, not its caller.
    let task = Task<Result<Value, ClientError>, Never>.begin {
      await Result { () async throws(ClientError) in try await body() }
    }
    let deadline = deadlines.add(end) { task.cancel() }
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // Who was cancelled wants to hear that, though the time is over too.
    guard deadlines.remove(deadline), !Task.isCancelled, case .failure(let last) = outcome, last.hasNoAnswer
    else {
      return try outcome.get()
    }
    var error = exchange.error(.deadline)
    error.attempts = last.attempts
    error.wasAnswered = last.wasAnswered
    throw error
  }
}

extension ClientError {
  /// Whether it came because nothing more was waited for, or could be: the answer itself says something else.
  fileprivate var hasNoAnswer: Bool {
    switch kind {
    case .transport, .cancelled: true
    default: false
    }
  }
}

extension Task where Failure == Never {
  /// A task that begins on the thread of its caller, where the platform can do that: nobody has to be woken.
  fileprivate static func begin(_ body: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { await body() }
    }
    return Task { await body() }
  }
}

extension Result {
  /// The outcome of a function.
  init(_ body: () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
#endif
