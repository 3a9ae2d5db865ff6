public import JSONCore

/// Values that come one after the other, until the end or an error of a known type.
///
///     for try await movies in store.updates(of: query) { show(movies) }
public struct ValueStream<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  typealias Continuation = AsyncStream<Result<Element, Failure>>.Continuation

  private let results: AsyncStream<Result<Element, Failure>>

  /// - Parameter keepingNewest: Whether a value that nobody has taken gives way to the next.
  init(keepingNewest: Bool, _ start: (Continuation) -> Void) {
    let (results, continuation) = AsyncStream.makeStream(
      of: Result<Element, Failure>.self, bufferingPolicy: keepingNewest ? .bufferingNewest(1) : .unbounded)
    self.results = results
    start(continuation)
  }

  /// Iterates; of several iterators each value goes to one.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: results.makeAsyncIterator()) }

  /// Waits for one value after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<Result<Element, Failure>>.Iterator

    /// The next value, or `nil` at the end, or when the task is cancelled.
    ///
    /// - Throws: What the values can fail with, such as ``StoreError``.
    public mutating func next() async throws(Failure) -> Element? { try await base.next()?.get() }

    /// The next value, or `nil` at the end, or when the task is cancelled.
    ///
    /// - Throws: What the values can fail with, such as ``StoreError``.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      try await base.next(isolation: actor)?.get()
    }
  }
}

extension ValueStream: ShownByDescription {}

extension ValueStream.AsyncIterator: ShownByDescription {}
