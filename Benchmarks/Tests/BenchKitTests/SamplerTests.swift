import Testing

@testable import BenchKit

/// A clock that only work advances.
private final class FakeClock {
  var nanoseconds: UInt64 = 0
}

/// A heap from which only work allocates.
private final class FakeHeap {
  var count = 0

  func add(_ blocks: Int) { count += blocks }
}

private func identity(_ strategy: String) -> CellIdentity {
  CellIdentity(strategy: strategy, backend: .native, model: .todo, operation: .decode, size: .small)
}

@Suite struct SamplerTests {
  private let clock = FakeClock()
  private let blocks = FakeHeap()

  /// A cell whose calls take this long and append their name to a log.
  private func cell(_ name: String, nanoseconds: UInt64, log: @escaping (String) -> Void = { _ in }) -> Cell {
    Cell(identity: identity(name)) { [clock] in
      Workload(objects: 2, lengths: [60]) { calls in
        clock.nanoseconds += nanoseconds * UInt64(calls.count)
        log(name)
      }
    }
  }

  private func sampler(
    allocations: AllocationCounter? = nil, report: @escaping (Sampler.Step) -> Void = { _ in }
  ) -> Sampler {
    Sampler(now: { [clock] in clock.nanoseconds }, allocations: allocations, report: report)
  }

  @Test(arguments: [(1000 as UInt64, 2200), (700, 3143), (1_999_999, 2), (2_000_000, 1), (90_000_000, 1)])
  func samplesLastTwoMilliseconds(nanoseconds: UInt64, calls: Int) {
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: nanoseconds)], plan: plan)
    #expect(measured[0].callsPerSample == calls)
    #expect(measured[0].samples == [Array(repeating: Double(nanoseconds), count: 3)])
    #expect(measured[0].objects == 2)
    #expect(measured[0].bytes == 60)
  }

  @Test(arguments: [(1000 as UInt64, 2200, 20), (60_000_000, 1, 99)])
  func aSlowFirstCallIsNotRepresentative(usual: UInt64, calls: Int, blocks: Int) {
    var isFirst = true
    let cell = Cell(identity: identity("a")) { [clock] in
      Workload(objects: 1, lengths: [1]) { calls in
        clock.nanoseconds += (isFirst ? max(usual, 40_000_000) : usual) * UInt64(calls.count)
      }
    }
    let counter = AllocationCounter { work in
      try work()
      defer { isFirst = false }
      return AllocationCount(blocks: isFirst ? 99 : 20, bytes: 900)
    }
    let measured = sampler(allocations: counter).measure(
      [cell], plan: SamplingPlan(budget: 0, minimumRounds: 3, seed: 1))
    #expect(measured[0].callsPerSample == calls)
    #expect(measured[0].samples == [[Double(usual), Double(usual), Double(usual)]])
    #expect(measured[0].allocations?.blocks == blocks)
  }

  @Test func roundsContinueUntilTheEndOfTheBudget() {
    // Calibration takes 10 ms, each round as much: nine fit into 100 ms.
    let plan = SamplingPlan(budget: 100_000_000, minimumRounds: 3, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: 10_000_000)], plan: plan)
    #expect(measured[0].samples[0].count == 9)
  }

  @Test func thereIsAMaximumNumberOfRounds() {
    let plan = SamplingPlan(budget: .max, minimumRounds: 3, maximumRounds: 7, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: 10_000_000)], plan: plan)
    #expect(measured[0].samples[0].count == 7)
  }

  @Test func eachRoundVisitsAllCellsInItsOwnOrder() {
    var log: [String] = []
    let names = ["a", "b", "c", "d", "e"]
    let cells = names.map { cell($0, nanoseconds: 5_000_000) { log.append($0) } }
    let plan = SamplingPlan(budget: 0, minimumRounds: 4, seed: 3)
    let measured = sampler().measure(cells, plan: plan)
    #expect(measured.map(\.identity.strategy) == names)
    let rounds = stride(from: 5, to: log.count, by: 5).map { Array(log[$0..<$0 + 5]) }
    #expect(rounds.count == 4)
    #expect(rounds.allSatisfy { $0.sorted() == names })
    #expect(Set(rounds).count > 1)
  }

  @Test func allocationsAreCountedForOneCall() {
    var calls = 0
    let counter = AllocationCounter { work in
      try work()
      calls += 1
      // The count of the first call is discarded.
      let blocks = [99, 20, 20, 18, 20, 18, 20, 20, 20, 20, 0]
      return AllocationCount(blocks: blocks[calls - 1], bytes: calls == 6 ? 850 : 900)
    }
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1)
    let measured = sampler(allocations: counter).measure([cell("a", nanoseconds: 10)], plan: plan)
    // The first call's count is discarded, as it may include lasting buffers; then calls are counted
    // until four in a row have not allocated less.
    #expect(measured[0].allocations == AllocationCount(blocks: 18, bytes: 850))
    #expect(calls == 10)
  }

  @Test("A turn of more than 8 ms is counted again until one count is not smaller")
  func longTurns() {
    var counts = 0
    let counter = AllocationCounter { work in
      try work()
      counts += 1
      return AllocationCount(blocks: [99, 20, 18][min(counts, 3) - 1], bytes: 900)
    }
    let cell = Cell(identity: identity("a")) { [clock] in
      Workload(objects: 1, lengths: Array(repeating: 10, count: 100)) { calls in
        clock.nanoseconds += 100_000 * UInt64(calls.count)
      }
    }
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1)
    let measured = sampler(allocations: counter).measure([cell], plan: plan)
    #expect(measured[0].allocations?.blocks == 18)
    #expect(counts == 4)
  }

  @Test func allCellsOfARoundGetTheSameDocuments() {
    var log: [(name: String, calls: Range<Int>)] = []
    let names: [(String, UInt64)] = [("a", 1_000_000), ("b", 300_000), ("c", 5_000_000)]
    let cells = names.map { name, nanoseconds in
      Cell(identity: identity(name)) { [clock] in
        Workload(objects: 1, lengths: Array(repeating: 10, count: 100)) { calls in
          clock.nanoseconds += nanoseconds * UInt64(calls.count)
          log.append((name, calls))
        }
      }
    }
    let measured = sampler().measure(cells, plan: SamplingPlan(budget: 0, minimumRounds: 20, seed: 1))
    #expect(measured.map(\.documents) == [100, 100, 100])
    let visits = log.suffix(60).map { $0 }
    let rounds = stride(from: 0, to: 60, by: 3).map { Array(visits[$0..<$0 + 3]) }
    for round in rounds {
      #expect(Set(round.map(\.name)) == ["a", "b", "c"])
      #expect(Set(round.map(\.calls.lowerBound)).count == 1)
    }
    #expect(Set(rounds.map { $0[0].calls.lowerBound % 100 }).count > 10)
  }

  @Test func longerDocumentsDoNotMakeASampleSlower() {
    // In a sample most cells use only some of the documents.
    let lengths = [10, 30, 20, 60, 80]
    let cells = [40_000 as UInt64, 7000, 100].map { nanosecondsPerByte in
      Cell(identity: identity("\(nanosecondsPerByte)")) { [clock] in
        Workload(objects: 1, lengths: lengths) { calls in
          for call in calls { clock.nanoseconds += UInt64(lengths[call % 5]) * nanosecondsPerByte }
        }
      }
    }
    let measured = sampler().measure(cells, plan: SamplingPlan(budget: 0, minimumRounds: 10, seed: 1))
    for (cell, time) in zip(measured, [1_600_000.0, 280_000, 4000]) {
      #expect(cell.bytes == 40)
      #expect(cell.samples[0].allSatisfy { abs($0 / time - 1) < 1e-9 })
    }
  }

  @Test func allocationsAreThoseOfAllDocuments() {
    let cell = Cell(identity: identity("a")) { [clock] in
      Workload(objects: 1, lengths: [2, 2, 2]) { calls in
        clock.nanoseconds += 1000 * UInt64(calls.count)
        self.blocks.add(calls.reduce(0) { $0 + [5, 70, 900][$1 % 3] })
      }
    }
    let counter = AllocationCounter { [blocks] work in
      blocks.count = 0
      try work()
      return AllocationCount(blocks: blocks.count, bytes: 0)
    }
    let first = sampler(allocations: counter).measure(
      [cell], plan: SamplingPlan(budget: 0, minimumRounds: 3, seed: 1))
    #expect(first[0].allocations?.blocks == 975)
    // Only the first process counts.
    let second = sampler(allocations: counter).measure(
      [cell], plan: SamplingPlan(budget: 0, minimumRounds: 3, seed: 1, checksCells: false))
    #expect(second[0].allocations == nil)
    #expect(second[0].callsPerSample == 2200)
  }

  @Test func countingEndsEvenIfTheCountKeepsFalling() {
    var calls = 0
    let counter = AllocationCounter { work in
      try work()
      calls += 1
      return AllocationCount(blocks: 1000 - calls, bytes: 900)
    }
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1)
    let measured = sampler(allocations: counter).measure([cell("a", nanoseconds: 10)], plan: plan)
    #expect(measured[0].allocations?.blocks == 969)
  }

  @Test func aCellThatFailsGivesAReasonAndNoSample() {
    struct Broken: Error, CustomStringConvertible {
      let description = "is broken"
    }
    let cells = [
      Cell(identity: identity("documents")) { throw Broken() },
      Cell(identity: identity("gate")) {
        Workload(objects: 1, lengths: [1], check: { throw Broken() }) { _ in }
      },
      Cell(identity: identity("run")) { Workload(objects: 1, lengths: [1]) { _ in throw Broken() } },
      cell("sound", nanoseconds: 10_000_000),
    ]
    let measured = sampler().measure(cells, plan: SamplingPlan(budget: 0, minimumRounds: 3, seed: 1))
    #expect(measured.map(\.unavailable) == ["is broken", "is broken", "is broken", nil])
    #expect(measured.map { $0.samples.reduce(0) { $0 + $1.count } } == [0, 0, 0, 3])
  }

  @Test(arguments: [(true, "a", 1), (false, "a", 0), (true, PeerName.control, 0)])
  func cellsAreCheckedInTheFirstProcessOnly(checksCells: Bool, strategy: String, count: Int) {
    var checks = 0
    var identity = identity(strategy)
    if strategy == PeerName.control { identity.backend = .foundation }
    let cell = Cell(identity: identity) { [clock] in
      Workload(objects: 1, lengths: [1], check: { checks += 1 }) { _ in clock.nanoseconds += 10_000_000 }
    }
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1, checksCells: checksCells)
    let measured = sampler().measure([cell], plan: plan)
    #expect(checks == count)
    #expect(measured[0].samples[0].count == 3)
  }

  @Test func stepsAreReported() {
    var lines: [String] = []
    let cells = [cell("a", nanoseconds: 1_000_000_000)]
    let sampler = sampler { lines.append($0.progressText(phase: "large")) }
    _ = sampler.measure(cells, plan: SamplingPlan(budget: 2_500_000_000, minimumRounds: 3, seed: 1))
    #expect(
      lines == [
        "large: checking cell 1 of 1",
        "large: round 1, cell 1 of 1, 2 s left",
        "large: round 2, cell 1 of 1, 1 s left",
        "large: round 3, cell 1 of 1, the last round",
      ]
    )
  }

  @Test func laterPhasesArePartOfTheTimeLeft() {
    let step = Sampler.Step.sampling(round: 2, cell: 1, of: 4, remaining: 1_500_000_000)
    #expect(
      step.progressText(phase: "small", later: 20_000_000_000) == "small: round 2, cell 1 of 4, 22 s left")
    #expect(
      step.progressText(phase: "small", least: 9_000_000_000) == "small: round 2, cell 1 of 4, 9 s left")
    #expect(
      Sampler.Step.sampling(round: 1, cell: 2, of: 4, remaining: 0).progressText(phase: "small", least: nil)
        == "small: round 1, cell 2 of 4")
  }

  @Test func samplesBeforeAnInterruptionAreReturned() {
    var isCancelled = false
    var calls = 0
    let cells = [
      cell("a", nanoseconds: 10_000_000) { _ in
        calls += 1
        isCancelled = calls == 4
      }
    ]
    let sampler = Sampler(
      now: { [clock] in clock.nanoseconds }, allocations: nil, isCancelled: { isCancelled })
    let measured = sampler.measure(cells, plan: SamplingPlan(budget: .max, minimumRounds: 50, seed: 1))
    // One call calibrates.
    #expect(measured[0].samples == [[10_000_000, 10_000_000, 10_000_000]])
  }

  @Test func cellsThatAreNotPreparedBeforeAnInterruptAreLeftOut() {
    let sampler = Sampler(now: { 0 }, allocations: nil, isCancelled: { true })
    let measured = sampler.measure(
      [cell("a", nanoseconds: 1)], plan: SamplingPlan(budget: 0, minimumRounds: 1, seed: 1))
    #expect(measured.map(\.unavailable) == ["interrupted"])
  }

  @Test func aSlowMachineGetsFewerRounds() {
    let plan = SamplingPlan(budget: 20_000_000, minimumRounds: 30, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: 10_000_000)], plan: plan)
    // Calibration and four rounds are beyond twice the budget.
    #expect(measured[0].samples[0].count == 4)
  }
}
