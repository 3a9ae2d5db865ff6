import Catalog

/// Measures cells in rounds: each round visits all of them once, in a fresh random order.
///
/// Interleaving spreads a disturbance of the machine over all cells, and makes the samples of one round
/// comparable with each other, which the paired ratios require.
package struct Sampler {
  /// The progress of the sampler; for a progress line.
  package enum Step: Sendable, Hashable {
    case preparing(cell: Int, of: Int)
    /// `remaining` is the rest of the budget in nanoseconds.
    case sampling(round: Int, cell: Int, of: Int, remaining: UInt64)
  }

  private let now: () -> UInt64
  private let stopwatch: () -> UInt64
  private let allocations: AllocationCounter?
  private let isCancelled: () -> Bool
  private let report: (Step) -> Void

  /// - Parameters:
  ///   - now: A monotonic clock in nanoseconds, for the budget.
  ///   - stopwatch: The clock of the samples, in nanoseconds; preferably the processor time of this thread,
  ///     which other programs hardly affect. `now` by default.
  ///   - allocations: `nil` where allocations cannot be counted.
  ///   - isCancelled: Called between the samples; once it returns true, the samples so far are returned.
  ///   - report: Called between the samples.
  package init(
    now: @escaping () -> UInt64, stopwatch: (() -> UInt64)? = nil, allocations: AllocationCounter?,
    isCancelled: @escaping () -> Bool = { false }, report: @escaping (Step) -> Void = { _ in }
  ) {
    self.now = now
    self.stopwatch = stopwatch ?? now
    self.allocations = allocations
    self.isCancelled = isCancelled
    self.report = report
  }

  /// Measures the cells and returns them in the order given.
  package func measure(_ cells: [Cell], plan: SamplingPlan) -> [MeasuredCell] {
    let begun = now()
    var measured: [MeasuredCell] = []
    var runs: [Run] = []
    for (index, cell) in cells.enumerated() {
      var result = MeasuredCell(identity: cell.identity, isReported: cell.isReported)
      if isCancelled() {
        result.unavailable = "interrupted"
        measured.append(result)
        continue
      }
      report(.preparing(cell: index + 1, of: cells.count))
      do {
        let workload = try cell.prepare()
        if plan.checksCells, cell.identity.isControl {
          // The control is the reference, which has been checked.
          let reference = measured.first { $0.identity == cell.identity.reference }
          if let reason = reference?.unavailable { throw GateFailure(reason) }
        } else if plan.checksCells {
          try workload.check()
        }
        result.objects = workload.objects
        result.bytes = Int(workload.meanLength.rounded())
        result.documents = workload.documents
        try prepare(workload, plan, into: &result)
        runs.append(Run(index: index, workload: workload, calls: result.callsPerSample))
      } catch {
        result.unavailable = String(describing: error)
      }
      measured.append(result)
    }
    sample(&runs, into: &measured, plan: plan, begun: begun)
    return measured
  }

  private struct Run {
    let index: Int
    let workload: Workload
    let calls: Int
  }

  /// Counts the allocations and determines how many calls a sample takes.
  private func prepare(_ workload: Workload, _ plan: SamplingPlan, into result: inout MeasuredCell) throws {
    if let timed = workload.timed {
      let turn = workload.documents
      let figures = try timed(turn)
      let calls = Double(plan.minimumSample) / max(figures.nanoseconds, 1)
      result.callsPerSample = max(1, Int(min(calls, 100_000)) / turn) * turn
      result.allocatedBytes = figures.allocatedBytes
      return
    }
    let begin = stopwatch()
    let warmUp = plan.checksCells ? 0..<workload.documents : 0..<1
    if plan.checksCells {
      result.allocations = try allocations?.count { try workload.run(warmUp) }
    } else if allocations != nil {
      try workload.run(warmUp)
    }
    let taken = stopwatch() - begin
    // If the first calls took far too long, more calls would only cost time. If they took a little too long,
    // they may have filled caches, so that later calls are faster.
    let isSlow = taken / UInt64(warmUp.count) >= Self.coldCall * plan.minimumSample
    if allocations == nil || !isSlow {
      result.callsPerSample = try calibrated(workload, minimumSample: plan.minimumSample)
    }
    // For many long documents only the first turn is counted: the lasting buffers that it allocates are a
    // small part of all its allocations.
    let isLong = taken >= Self.coldCall * plan.minimumSample
    let isRepeated = taken < 2 * plan.minimumSample || result.callsPerSample > 1
    if plan.checksCells, isRepeated, workload.documents == 1 || !isLong {
      // In a long turn, buffers that are allocated only once hardly change the count per object.
      let isShort = taken < 4 * plan.minimumSample
      result.allocations = try settledAllocations(workload, after: isShort ? Self.settledAfter : 1)
    }
  }

  private func sample(
    _ runs: inout [Run], into measured: inout [MeasuredCell], plan: SamplingPlan, begun: UInt64
  ) {
    var random = SplitMix64(seed: plan.seed)
    var longestRound: UInt64 = 0
    var samples: [[Double]] = Array(repeating: [], count: measured.count)
    let (twice, overflow) = plan.budget.multipliedReportingOverflow(by: 2)
    rounds: for round in 0..<plan.maximumRounds {
      let begin = now()
      if round >= plan.minimumRounds, begin - begun + longestRound > plan.budget { break }
      // On a machine that is far slower than expected, only the rounds that are required for a result are
      // measured.
      if round >= SamplingPlan.leastRounds, !overflow, plan.budget > 0, begin - begun > twice { break }
      // All cells of a round begin at this position of their rotations: with the same document, in the same
      // order.
      let start = random.number(below: Self.mostDocuments)
      for (position, run) in random.shuffled(runs).enumerated() {
        // The samples of an unfinished round are not removed, because samples are paired by their index.
        if isCancelled() { break rounds }
        let elapsed = now() - begun
        let remaining = plan.budget > elapsed ? plan.budget - elapsed : 0
        report(.sampling(round: round + 1, cell: position + 1, of: runs.count, remaining: remaining))
        do {
          samples[run.index].append(try time(run.workload, calls: start..<start + run.calls))
        } catch {
          samples[run.index] = []
          measured[run.index].unavailable = String(describing: error)
          runs.removeAll { $0.index == run.index }
        }
      }
      longestRound = max(longestRound, now() - begin)
    }
    for index in measured.indices { measured[index].samples = [samples[index]] }
  }

  /// The minimum count of a turn over all documents; counting ends after the given number of turns in a
  /// row without a smaller count.
  ///
  /// A turn may allocate more: the first call of a process allocates lasting buffers, and a cache may have
  /// been emptied.
  private func settledAllocations(_ workload: Workload, after turns: Int) throws -> AllocationCount? {
    guard let allocations else { return nil }
    let turn = 0..<workload.documents
    var least = try allocations.count { try workload.run(turn) }
    var calls = 1
    var since = 0
    while since < turns, calls < Self.mostCountedCalls {
      let count = try allocations.count { try workload.run(turn) }
      calls += 1
      since += 1
      if count < least {
        least = count
        since = 0
      }
    }
    return least
  }

  /// The longest time that a call may take merely because it is the first, in multiples of the minimum
  /// sample.
  private static let coldCall: UInt64 = 25
  /// A multiple of the usual number of documents, so that each is equally likely to be the first.
  private static let mostDocuments = 100_000
  private static let settledAfter = 4
  private static let mostCountedCalls = 30

  /// The number of calls that a sample of the minimum length needs.
  private func calibrated(_ workload: Workload, minimumSample: UInt64) throws -> Int {
    var calls = 1
    while true {
      let perCall = try time(workload, calls: 0..<calls)
      guard perCall * Double(calls) < Double(minimumSample) else { return calls }
      // A tenth more than needed, since the first calls are the slowest; at most tenfold, since they may
      // be unrepresentative.
      let needed = (1.1 * Double(minimumSample) / max(perCall, 1)).rounded(.up)
      calls = max(calls + 1, min(Int(needed), calls * 10))
    }
  }

  /// Nanoseconds per call, on a document of the mean length.
  private func time(_ workload: Workload, calls: Range<Int>) throws -> Double {
    if let timed = workload.timed { return try timed(calls.count).nanoseconds }
    let start = stopwatch()
    try workload.run(calls)
    let nanoseconds = Double(stopwatch() - start) / Double(calls.count)
    return nanoseconds / workload.relativeLength(of: calls)
  }
}
