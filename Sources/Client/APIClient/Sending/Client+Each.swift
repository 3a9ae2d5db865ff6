#if Client
public import JSONCore

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
  ///     var movies: [Int: Movie] = [:]
  ///     for await (position, movie) in client.each(ids.map { .movie(id: $0) }, limit: 4) {
  ///       movies[position] = try movie.get()
  ///     }
  ///
  /// A failure is one of the answers: the others go on. When the loop ends early, the rest is cancelled.
  ///
  /// - Parameters:
  ///   - endpoints: What is asked for.
  ///   - limit: How many are on their way at a time, or wait to be taken out; at least one. A slow loop slows the
  ///     requests.
  ///   - order: The order of the answers.
  public func each<Response>(
    _ endpoints: [Endpoint<Response, Granted>], limit: Int, order: ReplyOrder = .asCompleted
  ) -> ReplySequence<Response> {
    ReplySequence {
      PendingReplies(count: endpoints.count, limit: limit, order: order) { position in
        await Result { () async throws(ClientError) in try await self.send(endpoints[position]) }
      }
    }
  }
}

/// The answers to many endpoints, each with the position of its endpoint.
public struct ReplySequence<Response: Sendable>: AsyncSequence, Sendable {
  /// An answer.
  public typealias Element = (position: Int, result: Result<Response, ClientError>)

  private let start: @Sendable () -> PendingReplies<Response>

  init(_ start: @escaping @Sendable () -> PendingReplies<Response>) { self.start = start }

  /// Hands out the answers, and cancels the rest when nobody asks any more.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Ends the requests with the last copy of the iterator.
    private final class Owner: Sendable {
      let replies: PendingReplies<Response>

      init(_ replies: PendingReplies<Response>) { self.replies = replies }

      deinit { replies.cancel() }
    }

    private let owner: Owner

    fileprivate init(_ replies: PendingReplies<Response>) { owner = Owner(replies) }

    /// The next answer; `nil` after the last, and when the task is cancelled.
    public mutating func next() async -> Element? { await owner.replies.next() }
  }

  /// Starts to send.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(start()) }
}

extension ReplySequence: ShownByDescription {}

extension ReplySequence.AsyncIterator: ShownByDescription {}
#endif
