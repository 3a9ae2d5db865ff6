import BenchKit
import Testing

/// A clock that only work moves.
private final class FakeClock {
  var nanoseconds: UInt64 = 0
}

private func identity(_ strategy: String) -> CellIdentity {
  CellIdentity(strategy: strategy, backend: .native, model: .todo, operation: .decode, size: .small)
}

@Suite struct SamplerTests {
  private let clock = FakeClock()

  /// A cell whose calls take this long and leave their name in a log.
  private func cell(_ name: String, nanoseconds: UInt64, log: @escaping (String) -> Void = { _ in }) -> Cell {
    Cell(identity: identity(name)) { [clock] in
      Workload(objects: 2, bytes: 60) { calls in
        clock.nanoseconds += nanoseconds * UInt64(calls)
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
    #expect(measured[0].samples == Array(repeating: Double(nanoseconds), count: 3))
    #expect(measured[0].objects == 2)
    #expect(measured[0].bytes == 60)
  }

  @Test func roundsGoOnUntilTheBudgetIsOver() {
    // Calibration takes 10 ms, each round as much: nine fit into 100 ms.
    let plan = SamplingPlan(budget: 100_000_000, minimumRounds: 3, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: 10_000_000)], plan: plan)
    #expect(measured[0].samples.count == 9)
  }

  @Test func thereIsAMostNumberOfRounds() {
    let plan = SamplingPlan(budget: .max, minimumRounds: 3, maximumRounds: 7, seed: 1)
    let measured = sampler().measure([cell("a", nanoseconds: 10_000_000)], plan: plan)
    #expect(measured[0].samples.count == 7)
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
      return 14
    }
    let plan = SamplingPlan(budget: 0, minimumRounds: 3, seed: 1)
    let measured = sampler(allocations: counter).measure([cell("a", nanoseconds: 10)], plan: plan)
    #expect(measured[0].mallocsPerCall == 14)
    #expect(calls == 1)
  }

  @Test func aCellThatFailsGivesAReasonAndNoSample() {
    struct Broken: Error, CustomStringConvertible {
      let description = "is broken"
    }
    let cells = [
      Cell(identity: identity("gate")) { throw Broken() },
      Cell(identity: identity("run")) { Workload(objects: 1, bytes: 1) { _ in throw Broken() } },
      cell("sound", nanoseconds: 10_000_000),
    ]
    let measured = sampler().measure(cells, plan: SamplingPlan(budget: 0, minimumRounds: 3, seed: 1))
    #expect(measured.map(\.unavailable) == ["is broken", "is broken", nil])
    #expect(measured.map(\.samples.count) == [0, 0, 3])
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
        "large: round 3, cell 1 of 1, finishing",
      ]
    )
  }
}
