/// The plan by which a process measures several threads.
package struct ThreadPlan: Sendable, Hashable, Codable {
  /// The numbers of threads, of which the first is 1.
  package var counts: [Int]
  package var rounds: Int
  /// The duration of a sample.
  package var nanoseconds: UInt64
  /// The seed for the order of the samples in each round.
  package var seed: UInt64

  package init(counts: [Int], rounds: Int = 5, nanoseconds: UInt64 = 30_000_000, seed: UInt64) {
    self.counts = counts
    self.rounds = rounds
    self.nanoseconds = nanoseconds
    self.seed = seed
  }

  /// 1, 2, 4 and so on, and all cores.
  package static func counts(cores: Int) -> [Int] {
    let powers = sequence(first: 1) { $0 * 2 }.prefix { $0 < cores }
    return powers + [max(1, cores)]
  }
}

/// The measured figures of one operation on one model with one number of threads.
package struct MeasuredThreads: Sendable, Hashable, Codable {
  package var operation: Operation
  package var model: ModelName
  package var threads: Int
  /// The number of objects of one call.
  package var objects = 0
  /// Nanoseconds from the end of a call to the end of the next one on any thread: an array for each process,
  /// with one sample per round.
  package var elapsed: [[Double]] = [[]]
  /// Nanoseconds of processor time per call, in the same order.
  package var processor: [[Double]] = [[]]
  /// The allocated blocks per object; `nil` where they can't be counted.
  package var mallocsPerObject: Double?
  /// The reason why there are no samples.
  package var unavailable: String?

  package init(_ operation: Operation, model: ModelName, threads: Int) {
    self.operation = operation
    self.model = model
    self.threads = threads
  }
}

extension [MeasuredThreads] {
  /// Adds the figures that another process measured by the same plan.
  package func merged(with others: [MeasuredThreads]) -> [MeasuredThreads] {
    guard !isEmpty else { return others }
    return map { one in
      var one = one
      let same = others.first {
        ($0.operation, $0.model, $0.threads) == (one.operation, one.model, one.threads)
      }
      guard let other = same else { return one }
      one.elapsed += other.elapsed
      one.processor += other.processor
      one.mallocsPerObject = [one.mallocsPerObject, other.mallocsPerObject].compactMap(\.self).min()
      one.unavailable = one.unavailable ?? other.unavailable
      return one
    }
  }
}
