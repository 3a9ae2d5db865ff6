import Testing

@testable import BenchKit

@Suite struct HandicapTests {
  @Test func oneStrategyIsSlower() throws {
    var nanoseconds: UInt64 = 0
    var blocks = 0
    let cells = ["a", "b"].map { strategy in
      Cell(
        identity: CellIdentity(
          strategy: strategy, backend: .native, model: .todo, operation: .decode, size: .small)
      ) {
        Workload(objects: 2, lengths: [60]) { calls in nanoseconds += 1000 * UInt64(calls.count) }
      }
    }
    let handicap = Handicap(strategy: "a", percent: 25, blocksPerObject: 2)
    let slowed = handicap.applied(
      to: cells,
      now: {
        nanoseconds += 1
        return nanoseconds
      }, allocate: { blocks += $0 })
    var times: [UInt64] = []
    for cell in slowed {
      let workload = try cell.prepare()
      let start = nanoseconds
      try workload.run(0..<10)
      times.append(nanoseconds - start)
    }
    #expect((12_500...12_510).contains(times[0]))
    #expect(times[1] == 10_000)
    // Two objects in each of ten calls.
    #expect(blocks == 40)
  }
}
