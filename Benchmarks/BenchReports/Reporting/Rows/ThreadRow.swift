package import BenchKit

/// The figures of a strategy with a number of threads, each of which has its own documents.
package struct ThreadRow: Sendable, Hashable, Codable {
  package var strategy: String
  package var operation: BenchKit.Operation
  package var model: ModelName
  package var threads: Int
  /// The objects that all threads together decode or encode in a second.
  package var objectsPerSecond: Double?
  /// The throughput divided by that of one thread; `nil` for one thread.
  package var speedup: Estimate?
  /// The processor time of a call divided by that of one thread; `nil` for one thread.
  package var processorRatio: Estimate?
  /// Allocated blocks per object; `nil` where they can't be counted.
  package var mallocsPerObject: Double?
  /// Nanoseconds from the end of a call to the end of the next one on any thread: an array for each process,
  /// with one sample per round.
  package var elapsedSamples: [[Double]]
  /// Nanoseconds of processor time per call, in the same order.
  package var processorSamples: [[Double]]
  /// The reason why there are no figures.
  package var unavailable: String?

  /// Returns the rows of a strategy, with ratios to one thread.
  package static func rows(
    of measured: [MeasuredThreads], strategy: String, bootstrap: Bootstrap
  ) -> [ThreadRow] {
    measured.map { one in
      let single = measured.first { ($0.operation, $0.model, $0.threads) == (one.operation, one.model, 1) }
      return ThreadRow(one, strategy: strategy, single: single, bootstrap: bootstrap)
    }
  }

  private init(
    _ measured: MeasuredThreads, strategy: String, single: MeasuredThreads?, bootstrap: Bootstrap
  ) {
    self.strategy = strategy
    operation = measured.operation
    model = measured.model
    threads = measured.threads
    unavailable = measured.unavailable
    elapsedSamples = unavailable == nil ? measured.elapsed : []
    processorSamples = unavailable == nil ? measured.processor : []
    let elapsed = elapsedSamples.flatMap(\.self)
    guard !elapsed.isEmpty else { return }
    // Objects per nanosecond are 10⁹ objects per second.
    objectsPerSecond = (Double(measured.objects) / median(elapsed) * 1e9).rounded()
    mallocsPerObject = measured.mallocsPerObject?.rounded(decimals: 6)
    guard threads > 1, let single else { return }
    speedup = Estimate(ratioOf: single.elapsed, to: elapsedSamples, bootstrap: bootstrap)
    processorRatio = Estimate(ratioOf: processorSamples, to: single.processor, bootstrap: bootstrap)
  }

  /// The columns of the table in text.
  static let columns = [
    "in threads", "threads", "objects/s", "× one", "interval", "CPU", "interval", "mallocs",
  ]
  static let widths = [29, 7, 10, 5, 11, 5, 11, 7]

  /// The display name of the strategy.
  var title: String { StrategyTraits.title(of: strategy) }

  /// The operation and the model.
  package var work: String { "\(operation.rawValue) \(model.rawValue)" }

  var cells: [String] {
    guard let objectsPerSecond else {
      return ["\(work) \(title)", "n/a (\(unavailable?.firstLine ?? "no sample"))"]
        + Array(repeating: "", count: Self.columns.count - 2)
    }
    let none = ["–", ""]
    return ["\(work) \(title)", "\(threads)", FigureFormat.grouped(Int(objectsPerSecond))]
      + (speedup?.cells(FigureFormat.ratio) ?? none) + (processorRatio?.cells(FigureFormat.ratio) ?? none)
      + [mallocsPerObject.map { FigureFormat.fixed($0, decimals: 2) } ?? "–"]
  }
}
