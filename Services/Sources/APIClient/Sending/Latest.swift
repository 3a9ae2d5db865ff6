internal import JSONCore

/// Requests results for a search field: waits until the input pauses, skips an input equal to the previous
/// one, and cancels the previous request when it sends a new one. After a failure, an equal input isn't
/// skipped.
///
///     for await result in latest(texts, debounce: .milliseconds(300), { text throws(ClientError) in
///       try await client.send(.search(text))
///     }) { show(result) }
///
/// - Parameters:
///   - inputs: The inputs, for example the strings that are typed into the field.
///   - debounce: The time that the input must pause.
///   - clock: Measures the pause.
///   - ask: Returns the response for an input.
public func latest<Inputs: AsyncSequence & Sendable, Response: Sendable>(
  _ inputs: Inputs, debounce: Duration, clock: RequestClock = .continuous,
  _ ask: @escaping @Sendable (Inputs.Element) async throws(ClientError) -> Response
) -> AsyncStream<Result<Response, ClientError>> where Inputs.Element: Equatable & Sendable {
  AsyncStream { answers in
    let requests = LatestRequest(answers, ask)
    let task = Task {
      var resting: Task<Void, Never>?
      // An error thrown by the inputs ends the stream, as their end does; handling it is up to the caller.
      do {
        for try await input in inputs where requests.isNew(input) {
          resting?.cancel()
          resting = Task {
            do { try await clock.sleep(for: debounce) } catch { return }
            requests.send(input)
          }
        }
      } catch {}
      await withTaskCancellationHandler { [resting] in
        await resting?.value
        await requests.end()
      } onCancel: { [resting] in
        resting?.cancel()
        requests.cancel()
      }
      answers.finish()
    }
    answers.onTermination = { _ in
      task.cancel()
      requests.cancel()
    }
  }
}

/// The request for the latest input.
private final class LatestRequest<Input: Equatable & Sendable, Response: Sendable>: Sendable {
  typealias Answer = Result<Response, ClientError>

  private struct State {
    /// The last input, unless its request failed.
    var typed: Input?
    /// The last requested input, unless its request failed.
    var asked: Input?
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  private let state = Locked(State())
  private let answers: AsyncStream<Answer>.Continuation
  private let ask: @Sendable (Input) async throws(ClientError) -> Response

  init(
    _ answers: AsyncStream<Answer>.Continuation,
    _ ask: @escaping @Sendable (Input) async throws(ClientError) -> Response
  ) {
    self.answers = answers
    self.ask = ask
  }

  /// Registers an input. Returns `false` if it equals the previous one, which is already requested.
  func isNew(_ input: Input) -> Bool {
    state.withLock { state in
      defer { state.typed = input }
      return state.typed != input
    }
  }

  /// Sends the request for an input in place of the previous one, unless that was for the same input.
  func send(_ input: Input) {
    state.withLock { state in
      // A newer input has cancelled this task.
      guard state.asked != input, !state.isCancelled, !Task.isCancelled else { return }
      state.task?.cancel()
      state.asked = input
      state.task = Task {
        let answer = await Result { () async throws(ClientError) in try await self.ask(input) }
        self.receive(answer)
      }
    }
  }

  private func receive(_ answer: Answer) {
    state.withLock { state in
      guard !Task.isCancelled else { return }
      if case .failure = answer {
        if state.typed == state.asked { state.typed = nil }
        state.asked = nil
      }
      answers.yield(answer)
    }
  }

  /// Waits for the request under way.
  func end() async { await state.withLock { $0.task }?.value }

  /// Cancels the request and sends no more.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
