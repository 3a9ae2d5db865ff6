import BenchKit
import Testing

/// What is counted by callgrind.
@Suite struct InstructionTests {
  @Test(
    arguments: [
      ("version: 1\ndesc: Trigger: --dump-after=$s1\nevents: Ir\n\nfn=(1) a\n2 100\n\ntotals: 3463\n", 3463),
      ("version: 1\ndesc: Trigger: Program termination\nevents: Ir\n\ntotals: 0\n", nil), ("", nil),
    ] as [(String, UInt64?)])
  func onlyVisitsOfTheRegionCount(dump: String, total: UInt64?) {
    #expect(CallgrindDump.total(of: dump) == total)
  }

  @Test func aVisitIsDividedByItsObjects() {
    let cell = InstructionCell(model: .todos, operation: .decode, documents: .list, strategy: "manual")
    let count = CountedVisit(cell: cell, objects: 300, blocks: 82).count(instructions: 100_000)
    #expect(count == InstructionCount(cell: cell, instructions: 333.33, mallocs: 0.27))
    #expect(
      CountedVisit(cell: cell, objects: 0, unavailable: "x").count(instructions: nil)
        == InstructionCount(cell: cell, instructions: nil, mallocs: nil))
  }

  @Test func theCountedRegionRunsItsWork() throws {
    struct Failure: Error {}
    var runs = 0
    CountedRegion.count { runs += 1 }
    #expect(runs == 1)
    #expect(throws: Failure.self) { try CountedRegion.count { throw Failure() } }
  }
}
