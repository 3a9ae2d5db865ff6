import Catalog
import Foundation

/// Measures calls that several threads make simultaneously, each with its own workload.
package struct ThreadSampler {
  private let allocations: AllocationCounter?

  /// - Parameter allocations: `nil` where allocations cannot be counted.
  package init(allocations: AllocationCounter?) { self.allocations = allocations }

  /// Measures an operation with several numbers of threads.
  ///
  /// First, each thread checks its workload while the others check theirs. Then every round measures all
  /// numbers of threads once.
  ///
  /// - Parameter workloads: A workload for each thread of the largest number.
  /// - Returns: The figures for each number of threads, or the reason why there are none.
  package func measure(
    _ workloads: [Workload], _ operation: Operation, of model: ModelName, plan: ThreadPlan
  ) -> [MeasuredThreads] {
    var measured = plan.counts.map { MeasuredThreads(operation, model: model, threads: $0) }
    do {
      _ = try run(workloads) { workload, _ in try workload.check() }
      for index in measured.indices {
        let chosen = Array(workloads.prefix(measured[index].threads))
        measured[index].objects = workloads[0].objects
        measured[index].mallocsPerObject = try allocated(chosen)
      }
      var random = SplitMix64(seed: plan.seed)
      for _ in 0..<plan.rounds {
        for index in random.shuffled(Array(measured.indices)) {
          let sample = try sample(
            Array(workloads.prefix(measured[index].threads)), nanoseconds: plan.nanoseconds)
          measured[index].elapsed[0].append(sample.elapsed)
          measured[index].processor[0].append(sample.processor)
        }
      }
    } catch {
      for index in measured.indices {
        measured[index].unavailable = String(describing: error)
        measured[index].elapsed = [[]]
        measured[index].processor = [[]]
      }
    }
    return measured
  }

  /// Makes calls for the given time.
  ///
  /// - Returns: The time from the end of a call to the end of the next one on any thread, and the processor
  ///   time of a call; both in nanoseconds, for a document of the mean length.
  private func sample(
    _ workloads: [Workload], nanoseconds: UInt64
  ) throws -> (elapsed: Double, processor: Double) {
    let threads = workloads.count
    let counts = try run(workloads, warmUp: { _ = try Count($0, from: 0, for: nanoseconds / 10) }) {
      // The threads begin with different documents.
      try Count($0, from: $1 * $0.documents / threads, for: nanoseconds)
    }
    let rate = counts.reduce(0) { $0 + $1.calls / Double($1.elapsed) }
    let processor = counts.reduce(0) { $0 + $1.processor }
    return (1 / rate, Double(processor) / counts.reduce(0) { $0 + $1.calls })
  }

  /// The calls that a thread made, one after the other.
  private struct Count: Sendable {
    /// The number of calls, converted to documents of the mean length.
    var calls: Double
    var elapsed: UInt64
    var processor: UInt64

    init(_ workload: Workload, from first: Int, for nanoseconds: UInt64) throws {
      let processorBefore = ThreadClock.now()
      let begin = MonotonicClock.now()
      var next = first
      repeat {
        try workload.run(next..<next + 1)
        next += 1
        elapsed = MonotonicClock.now() - begin
      } while elapsed < nanoseconds
      processor = ThreadClock.now() - processorBefore
      calls = Double(next - first) * workload.relativeLength(of: first..<next)
    }
  }

  /// The allocated blocks per object while each thread makes one call for each document; the minimum of
  /// a few turns.
  private func allocated(_ workloads: [Workload]) throws -> Double? {
    guard let allocations else { return nil }
    let turn: @Sendable (Workload) throws -> Void = { try $0.run(0..<$0.documents) }
    let counts = try (0..<3).map { _ in
      var count = AllocationCount(blocks: 0, bytes: 0)
      _ = try run(workloads, around: { count = try allocations.count($0) }, warmUp: turn) { workload, _ in
        try turn(workload)
      }
      return count
    }
    let objects = workloads.reduce(0) { $0 + $1.documents * $1.objects }
    return counts.min().map { Double($0.blocks) / Double(max(1, objects)) }
  }

  /// Runs the body on one new thread for each workload; all threads begin it at the same time.
  ///
  /// - Parameters:
  ///   - around: Runs its argument, which returns when all threads have run the body.
  ///   - warmUp: Runs on each thread before the body.
  /// - Returns: The results in the order of the workloads.
  /// - Throws: The first error of a thread.
  private func run<Output: Sendable>(
    _ workloads: [Workload], around: (_ work: () throws -> Void) throws -> Void = { try $0() },
    warmUp: @escaping @Sendable (Workload) throws -> Void = { _ in },
    body: @escaping @Sendable (_ workload: Workload, _ thread: Int) throws -> Output
  ) throws -> [Output] {
    let barrier = Barrier(for: workloads.count + 1)
    let members = workloads.map { Member<Output>($0) }
    for (index, member) in members.enumerated() {
      let thread = Thread {
        let isWarm = Result { try warmUp(member.workload) }
        barrier.wait()
        barrier.wait()
        let output = isWarm.flatMap { Result { try body(member.workload, index) } }
        member.output = output
        barrier.wait()
        // Ending a thread allocates, so no thread ends before `around` has returned.
        barrier.wait()
      }
      // The stack size of a main thread on most systems.
      thread.stackSize = 8 << 20
      thread.start()
    }
    barrier.wait()
    do {
      defer { barrier.wait() }
      try around {
        barrier.wait()
        barrier.wait()
      }
    }
    return try members.compactMap { try $0.output?.get() }
  }

  /// The workload of a thread and its result.
  private final class Member<Output: Sendable>: @unchecked Sendable {
    // Sendable: only the member's thread uses the state between the start of the thread and the last barrier.
    let workload: Workload
    var output: Result<Output, any Error>?

    init(_ workload: Workload) { self.workload = workload }
  }
}

/// A point at which threads wait until all of them have reached it.
final class Barrier: @unchecked Sendable {
  // Sendable: the condition's lock guards all mutable state.
  private let condition = NSCondition()
  private let count: Int
  private var waiting = 0
  private var generation = 0

  /// - Parameter count: The number of threads.
  init(for count: Int) { self.count = count }

  /// Returns after as many calls as there are threads.
  func wait() {
    condition.lock()
    defer { condition.unlock() }
    waiting += 1
    guard waiting == count else {
      let own = generation
      while generation == own { condition.wait() }
      return
    }
    waiting = 0
    generation += 1
    condition.broadcast()
  }
}
