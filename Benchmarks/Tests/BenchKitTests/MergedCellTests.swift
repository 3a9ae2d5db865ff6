import Testing

@testable import BenchKit

@Suite struct MergedCellTests {
  private static func identity(_ strategy: String) -> CellIdentity {
    CellIdentity(strategy: strategy, backend: .native, model: .todo, operation: .decode, size: .small)
  }

  @Test func processesAreMergedCellByCell() {
    var first = MeasuredCell(identity: Self.identity("a"), objects: 1, bytes: 9, samples: [[1, 2]])
    first.allocations = AllocationCount(blocks: 3, bytes: 30)
    var second = first
    second.samples = [[3]]
    second.allocations = AllocationCount(blocks: 2, bytes: 20)
    let lost = MeasuredCell(identity: Self.identity("b"), samples: [[5]])
    var third = second
    third.allocations?.bytes = 19
    let merged = [first, lost].merged(with: [second])
    #expect(merged.map(\.samples) == [[[1, 2], [3]], [[5], []]])
    #expect(merged[0].allocations == AllocationCount(blocks: 2, bytes: 20))
    #expect(merged.merged(with: [third])[0].allocations == AllocationCount(blocks: 2, bytes: 19))
    #expect([MeasuredCell]().merged(with: [second]) == [second])
  }
}
