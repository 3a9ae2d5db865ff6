#if Client
internal import JSONCore

/// What a search field needs: waits until the input rests, ignores what was asked last, and lets only the latest
/// ask the service; an older request is cancelled then. After a failure, the same input is asked again.
///
///     for await result in latest(texts, debounce: .milliseconds(300), { text throws(ClientError) in
///       try await client.send(.search(text))
///     }) { show(result) }
///
/// - Parameters:
///   - inputs: What is typed.
///   - debounce: How long the input has to rest.
///   - clock: What measures that.
///   - ask: Asks for the answer to an input.
public func latest<Inputs: AsyncSequence & Sendable, Response: Sendable>(
  _ inputs: Inputs, debounce: Duration, clock: RequestClock = .continuous,
  _ ask: @escaping @Sendable (Inputs.Element) async throws(ClientError) -> Response
) -> AsyncStream<Result<Response, ClientError>> where Inputs.Element: Equatable & Sendable {
  AsyncStream { answers in
    let requests = LatestRequest(answers, ask)
    let task = Task {
      var resting: Task<Void, Never>?
      // The end of the inputs is the end, whether they failed or not: their errors are their owner's.
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
    /// What was typed last, unless asking that failed.
    var typed: Input?
    /// The input that was asked, unless that failed.
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

  /// Takes notice of what is typed. `false` for the same as before, which waits for its answer or has it.
  func isNew(_ input: Input) -> Bool {
    state.withLock { state in
      defer { state.typed = input }
      return state.typed != input
    }
  }

  /// Asks, in the place of the request before, unless that was for the same input.
  func send(_ input: Input) {
    state.withLock { state in
      // Whoever typed more meanwhile has cancelled this task.
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

  /// Waits for the request that is on its way.
  func end() async { await state.withLock { $0.task }?.value }

  /// Ends it, and sends no more.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
#endif
