#if Client
/// What a search field needs: waits until the input rests, ignores what is as before, and lets only the latest
/// ask the service; an older request is cancelled.
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
    let task = Task {
      var request: Task<Void, Never>?
      var last: Inputs.Element?
      // The end of the inputs is the end, whether they failed or not: their errors are their owner's.
      do {
        for try await input in inputs where input != last {
          last = input
          request?.cancel()
          request = Task {
            do { try await clock.sleep(for: debounce) } catch { return }
            let answer = await Result { () async throws(ClientError) in try await ask(input) }
            if !Task.isCancelled { answers.yield(answer) }
          }
        }
      } catch {}
      await withTaskCancellationHandler { [request] in
        await request?.value
      } onCancel: { [request] in
        request?.cancel()
      }
      answers.finish()
    }
    answers.onTermination = { _ in task.cancel() }
  }
}
#endif
