public import JSONCore
public import JSONMapping

/// What was left out of a stream, as `LossyArray.dropped` says it of an array.
///
///     let report = LossReport()
///     for try await movie in mapper.elements(of: file, at: "data.movies").lossy(report) { … }
///     for lost in report.dropped { log("movie \(lost.index): \(lost.error)") }
///
/// It may be looked at while the stream is read, and by any thread.
public final class LossReport: Sendable {
  private let state: Locked<State>
  private let limit: Int

  private struct State {
    var dropped: [DroppedElement] = []
    var count = 0
  }

  /// Creates an empty report.
  ///
  /// - Parameter limit: How many values are reported; the others are only counted, so that a stream without end
  ///   needs no memory without end.
  public init(limit: Int = 1000) {
    self.limit = limit
    state = Locked(State())
  }

  /// The values that were left out, in their order, with path and place in the whole stream; the first ones, up
  /// to the limit.
  public var dropped: [DroppedElement] { state.withLock { $0.dropped } }

  /// How many values were left out.
  public var count: Int { state.withLock { $0.count } }

  /// Adds a value that was left out.
  public func add(_ element: DroppedElement) {
    state.withLock { state in
      state.count += 1
      if state.dropped.count < limit { state.dropped.append(element) }
    }
  }
}

extension LossReport: ShownByDescription {
  /// How many values were left out.
  public var description: String { "\(count) values were left out" }
}
