import Synchronization
import Testing

@testable import BenchKit

@Suite struct ThreadSamplerTests {
  private static let plan = ThreadPlan(counts: [1, 2, 3], rounds: 2, nanoseconds: 1, seed: 1)

  private let allocations = AllocationCounter { work in
    try work()
    return AllocationCount(blocks: 30, bytes: 0)
  }

  @Test(arguments: [
    (1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (8, [1, 2, 4, 8]), (12, [1, 2, 4, 8, 12]), (0, [1]),
  ])
  func numbersOfThreadsDoubleUpToAllCores(cores: Int, counts: [Int]) {
    #expect(ThreadPlan.counts(cores: cores) == counts)
  }

  @Test func everyNumberOfThreadsHasASampleInEachRound() {
    let workloads = (0..<3).map { _ in Workload(objects: 5, lengths: [60, 60]) { _ in } }
    let measured = ThreadSampler(allocations: allocations).measure(
      workloads, .decode, of: .todos, plan: Self.plan)
    #expect(measured.map(\.threads) == [1, 2, 3])
    for one in measured {
      #expect(one.model == .todos && one.objects == 5 && one.unavailable == nil)
      #expect(one.elapsed.map(\.count) == [2] && one.processor.map(\.count) == [2])
      #expect(one.elapsed[0].allSatisfy { $0 > 0 && $0.isFinite })
      // 30 blocks for two documents of five objects on each thread.
      #expect(one.mallocsPerObject == 3 / Double(one.threads))
    }
  }

  @Test func eachThreadUsesItsWorkloadAlone() {
    let users = (0..<3).map { _ in UserCount() }
    let workloads = users.map { users in
      Workload(objects: 1, lengths: [1]) { calls in for _ in calls { users.use() } }
    }
    let measured = ThreadSampler(allocations: nil).measure(workloads, .decode, of: .todos, plan: Self.plan)
    #expect(measured.allSatisfy { $0.unavailable == nil && $0.mallocsPerObject == nil })
    #expect(users.allSatisfy { $0.isUsed && !$0.isShared })
  }

  @Test(arguments: [0, 2])
  func aFailureOfAnyThreadIsTheReason(failing: Int) {
    let workloads = (0..<3).map { thread in
      Workload(
        objects: 1, lengths: [1],
        check: { if thread == failing { throw GateFailure("decodes to other values") } }, run: { _ in })
    }
    let measured = ThreadSampler(allocations: nil).measure(workloads, .decode, of: .todos, plan: Self.plan)
    #expect(measured.map(\.unavailable) == Array(repeating: "decodes to other values", count: 3))
    #expect(measured.allSatisfy { $0.elapsed == [[]] })
  }

  @Test func aCallThatFailsLaterLeavesNoFigures() {
    let calls = Atomic(0)
    let workload = Workload(objects: 1, lengths: [1]) { _ in
      if calls.add(1, ordering: .relaxed).newValue == 4 { throw GateFailure("is too late") }
    }
    let plan = ThreadPlan(counts: [1], rounds: 5, nanoseconds: 1, seed: 1)
    let measured = ThreadSampler(allocations: nil).measure([workload], .decode, of: .todos, plan: plan)
    #expect(measured.map(\.unavailable) == ["is too late"])
    #expect(measured.map(\.elapsed) == [[[]]])
  }

  @Test func processesAreMerged() {
    var first = MeasuredThreads(.decode, model: .todos, threads: 2)
    (first.elapsed, first.processor, first.mallocsPerObject) = ([[1, 2]], [[3, 4]], 2)
    var second = first
    (second.elapsed, second.processor, second.mallocsPerObject) = ([[5]], [[6]], 1)
    let merged = [MeasuredThreads]().merged(with: [first]).merged(with: [second])
    #expect(merged.map(\.elapsed) == [[[1, 2], [5]]])
    #expect(merged.map(\.processor) == [[[3, 4], [6]]])
    #expect(merged.map(\.mallocsPerObject) == [1])
  }

  @Test(arguments: ModelName.allCases)
  func documentsAreSeparateCopies(model: ModelName) throws {
    let data = CatalogData { _ in 2 }
    let workloads = try #require(CatalogCodecs.checksums(of: model, of: data, threads: 2))
    #expect(workloads.map(\.documents) == [2, 2])
    let count = model == model.list ? 100 : 1
    #expect(workloads.map(\.objects) == [count, count])
    #expect(CatalogCodecs.checksums(of: .films, of: data, threads: 2) == nil)
  }
}

/// Records whether two threads use it at the same time.
private final class UserCount: Sendable {
  private let current = Atomic(0)
  private let most = Atomic(0)

  var isUsed: Bool { most.load(ordering: .relaxed) > 0 }
  var isShared: Bool { most.load(ordering: .relaxed) > 1 }

  func use() {
    most.max(current.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
    current.subtract(1, ordering: .relaxed)
  }
}

@Suite struct FirstDecodeTests {
  struct Failure: Error {}

  @Test func theValueIsChecked() {
    #expect(FirstDecode(loading: 7, expected: { 1 }, decode: { 1 }).unavailable == nil)
    let other = FirstDecode(loading: 7, expected: { 1 }, decode: { 2 })
    #expect(other.loading == 7 && other.decoding == nil && other.unavailable == "decodes to other values")
    let failed = FirstDecode(loading: 7, expected: { 1 }, decode: { throw Failure() })
    #expect(failed.decoding == nil && failed.unavailable == "Failure()")
  }

  @Test func theExpectedValueIsComputedAfterTheDecode() {
    var order: [String] = []
    _ = FirstDecode(
      loading: 0,
      expected: {
        order.append("expected")
        return 1
      },
      decode: {
        order.append("decode")
        return 1
      })
    #expect(order == ["decode", "expected"])
  }
}
