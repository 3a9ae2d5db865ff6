public import JSONCore

/// The progress of an upload or a download, as a sequence of numbers of bytes.
///
///     let progress = ByteProgress()
///     async let response = client.download(.bytes("films/1.mp4"), to: "film.mp4", progress: progress)
///     for await value in progress { show(value.bytes) }
///     try await show(response.status.code)
///
/// A loop begins with the newest value, and ends with the request. A slow loop receives only the newest
/// value.
public final class ByteProgress: AsyncSequence, Sendable {
  /// A number of bytes.
  public struct Value: Sendable, Hashable {
    /// The bytes so far. A retried upload begins at zero again.
    public var bytes: Int
    /// The bytes of the whole body; `nil` if its length isn't known.
    public var total: Int?
  }

  private let state = Locked((last: Value?.none, hasEnded: false))
  private let watchers = Watchers<Value>()

  /// Creates a progress, for one request.
  public init() {}

  deinit { watchers.finish() }

  /// Creates an iterator over the values from now on, beginning with the newest.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    state.withLock { state in
      let values = watchers.stream(from: state.last, .bufferingNewest(1))
      if state.hasEnded { watchers.finish() }
      return values
    }.makeAsyncIterator()
  }

  /// Ends the loops over the progress.
  func end() {
    state.withLock { $0.hasEnded = true }
    watchers.finish()
  }

  /// Counts the bytes of one request, and passes them to its progress.
  final class Report: Sendable {
    private let progress: ByteProgress?
    private let last = Locked(0)

    init(_ progress: ByteProgress?) { self.progress = progress }

    deinit { end() }

    /// The number of bytes that was recorded last.
    var count: Int { last.withLock { $0 } }

    func record(_ count: Int, of total: Int?) {
      last.withLock { $0 = count }
      progress?.state.withLock { state in
        guard !state.hasEnded else { return }
        let value = Value(bytes: count, total: total)
        state.last = value
        // Yields under the lock, so that values arrive in order.
        progress?.watchers.yield(value)
      }
    }

    /// Ends the loops over the progress.
    func end() { progress?.end() }
  }
}

extension ByteProgress: ShownByDescription {}

extension ByteProgress.Value: CustomStringConvertible {
  /// Such as `10 of 200 bytes`.
  public var description: String { total.map { "\(bytes) of \($0) bytes" } ?? "\(bytes) bytes" }
}
