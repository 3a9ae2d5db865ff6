#if Client
/// In which order answers come.
public enum ReplyOrder: Sendable, Hashable {
  /// As they are complete.
  case asCompleted
  /// As their endpoints stand in the array.
  case inOrder
}

extension Client {
  /// Sends many endpoints, so many at a time, and hands out the answers one by one.
  ///
  ///     for await (position, movie) in client.each(ids.map { .movie(id: $0) }, limit: 4) {
  ///       movies[position] = try movie.get()
  ///     }
  ///
  /// A failure is one of the answers: the others go on. When the loop ends early, the rest is cancelled.
  ///
  /// - Parameters:
  ///   - endpoints: What is asked for.
  ///   - limit: How many are on their way at a time; at least one.
  ///   - order: The order of the answers.
  public func each<Response>(
    _ endpoints: [Endpoint<Response, Granted>], limit: Int, order: ReplyOrder = .asCompleted
  ) -> ReplySequence<Response> {
    ReplySequence { sink in
      await withTaskGroup(of: (Int, Result<Response, ClientError>).self) { group in
        var rest = endpoints.enumerated().makeIterator()
        func sendNext() {
          guard let (position, endpoint) = rest.next() else { return }
          group.addTask {
            (position, await Result { () async throws(ClientError) in try await self.send(endpoint) })
          }
        }
        for _ in 0..<max(1, limit) { sendNext() }
        var early: [Int: Result<Response, ClientError>] = [:]
        var next = 0
        for await (position, result) in group {
          // In order, an answer waits for those before it; no more are sent than can be handed out.
          if order == .asCompleted {
            sink.yield((position, result))
            sendNext()
            continue
          }
          early[position] = result
          while let result = early.removeValue(forKey: next) {
            sink.yield((next, result))
            next += 1
            sendNext()
          }
        }
      }
      sink.finish()
    }
  }
}

/// The answers to many endpoints, each with the position of its endpoint.
public struct ReplySequence<Response: Sendable>: AsyncSequence, Sendable {
  /// An answer.
  public typealias Element = (position: Int, result: Result<Response, ClientError>)

  private let work: @Sendable (AsyncStream<Element>.Continuation) async -> Void

  init(_ work: @escaping @Sendable (AsyncStream<Element>.Continuation) async -> Void) { self.work = work }

  /// Hands out the answers, and cancels the rest when nobody asks any more.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<Element>.AsyncIterator

    /// The next answer; `nil` after the last.
    public mutating func next() async -> Element? { await base.next() }
  }

  /// Starts to send.
  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, sink) = AsyncStream.makeStream(of: Element.self)
    let work = work
    let task = Task { await work(sink) }
    sink.onTermination = { _ in task.cancel() }
    return AsyncIterator(base: stream.makeAsyncIterator())
  }
}
#endif
