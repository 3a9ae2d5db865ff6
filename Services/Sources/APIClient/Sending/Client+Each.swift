public import JSONCore

/// The order of the responses to several endpoints.
public enum ReplyOrder: Sendable, Hashable {
  /// The order in which they complete.
  case asCompleted
  /// The order of their endpoints in the array.
  case inOrder
}

extension Client {
  /// Sends many endpoints, a limited number at a time, and returns the responses one by one.
  ///
  ///     var movies: [Int: Movie] = [:]
  ///     for await (position, movie) in client.each(ids.map { .movie(id: $0) }, limit: 4) {
  ///       movies[position] = try movie.get()
  ///     }
  ///
  /// A failure is an element too, and the other requests continue. If the loop ends early, the remaining
  /// requests are cancelled.
  ///
  /// - Parameters:
  ///   - endpoints: The endpoints to send.
  ///   - limit: The largest number of requests that are under way or whose responses haven't been read, at
  ///     least one. A slow loop therefore slows down the requests.
  ///   - order: The order of the responses.
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

/// The responses to many endpoints, each with the position of its endpoint.
public struct ReplySequence<Response: Sendable>: AsyncSequence, Sendable {
  /// A response with its position.
  public typealias Element = (position: Int, result: Result<Response, ClientError>)

  private let start: @Sendable () -> PendingReplies<Response>

  init(_ start: @escaping @Sendable () -> PendingReplies<Response>) { self.start = start }

  /// Iterates over the responses, and cancels the remaining requests when the iteration ends.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Cancels the requests when the last copy of the iterator is destroyed.
    private final class Owner: Sendable {
      let replies: PendingReplies<Response>

      init(_ replies: PendingReplies<Response>) { self.replies = replies }

      deinit { replies.cancel() }
    }

    private let owner: Owner

    fileprivate init(_ replies: PendingReplies<Response>) { owner = Owner(replies) }

    /// Returns the next response; `nil` after the last one, and when the task is cancelled.
    public mutating func next() async -> Element? { await owner.replies.next() }
  }

  /// Starts the requests.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(start()) }
}

extension ReplySequence: ShownByDescription {}

extension ReplySequence.AsyncIterator: ShownByDescription {}
