public import JSONCore

/// A sequence of values that ends normally or with an error of a specific type.
///
///     for try await movies in store.updates(of: query) { show(movies) }
public struct ValueStream<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  typealias Continuation = AsyncStream<Result<Element, Failure>>.Continuation

  private let results: AsyncStream<Result<Element, Failure>>

  /// - Parameter keepingNewest: Whether a new value replaces one that hasn't been read.
  init(keepingNewest: Bool, _ start: (Continuation) -> Void) {
    let (results, continuation) = AsyncStream.makeStream(
      of: Result<Element, Failure>.self, bufferingPolicy: keepingNewest ? .bufferingNewest(1) : .unbounded)
    self.results = results
    start(continuation)
  }

  /// Creates an iterator. If there are several, each value is returned by only one of them.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: results.makeAsyncIterator()) }

  /// Iterates over the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<Result<Element, Failure>>.Iterator

    /// Returns the next value; `nil` at the end, or when the task is cancelled.
    ///
    /// - Throws: An error of the type `Failure`, such as ``StoreError``.
    public mutating func next() async throws(Failure) -> Element? { try await base.next()?.get() }

    /// Returns the next value; `nil` at the end, or when the task is cancelled.
    ///
    /// - Throws: An error of the type `Failure`, such as ``StoreError``.
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
