public import JSONCore
public import JSONMapping

/// A report of the values skipped in a stream, as `LossyArray.dropped` is for an array.
///
///     let report = LossReport()
///     for try await movie in mapper.elements(of: file, at: "data.movies").lossy(report) { … }
///     for lost in report.dropped { log("movie \(lost.index): \(lost.error)") }
///
/// You can read it while the stream is being read, from any thread.
public final class LossReport: Sendable {
  private let state: Locked<State>
  private let limit: Int

  private struct State {
    var dropped: [DroppedElement] = []
    var count = 0
  }

  /// Creates an empty report.
  ///
  /// - Parameter limit: The maximum number of reported values. Further ones are only counted, so that an
  ///   endless stream needs limited memory.
  public init(limit: Int = 1000) {
    self.limit = limit
    state = Locked(State())
  }

  /// The skipped values, in order, with path and location in the whole stream, up to the limit.
  public var dropped: [DroppedElement] { state.withLock { $0.dropped } }

  /// The number of skipped values.
  public var count: Int { state.withLock { $0.count } }

  /// Adds a skipped value.
  public func add(_ element: DroppedElement) {
    state.withLock { state in
      state.count += 1
      if state.dropped.count < limit { state.dropped.append(element) }
    }
  }
}

extension LossReport: ShownByDescription {
  /// The number of skipped values, as a sentence.
  public var description: String { "\(count) values were skipped" }
}
