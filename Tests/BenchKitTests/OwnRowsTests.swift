import BenchKit
import Catalog
import Testing

/// The examples of a strategy and a model of one's own take part like all others.
@Suite struct OwnRowsTests {
  private let data = CatalogData()

  private func measured(_ filter: CellFilter) -> [MeasuredCell] {
    let reference = FoundationPeers.codable(catalogue: data.catalogue)
    let matrix = ComparisonMatrix(
      data: data, reference: reference, codecs: [OwnStrategy.row, reference],
      parsers: [FoundationPeers.parser], ownModels: [Invoice.model])
    var time: UInt64 = 0
    let sampler = Sampler(
      now: {
        time += 10_000_000
        return time
      }, allocations: nil)
    return sampler.measure(
      matrix.cells(matching: filter), plan: SamplingPlan(budget: 0, minimumRounds: 1, seed: 1))
  }

  @Test func aStrategyOfOnesOwnIsMeasuredWithTheModelsThatItMaps() {
    var filter = CellFilter()
    filter.strategies = ["own-casts"]
    filter.operations = [.decode, .encode]
    filter.sizes = [.small, .medium]
    let cells = measured(filter).filter { $0.identity.strategy == "own-casts" }
    #expect(cells.map(\.identity.model) == [.todo, .todo, .todos, .todos])
    #expect(cells.map(\.unavailable) == [nil, nil, nil, nil])
  }

  @Test func aModelOfOnesOwnIsMeasuredWithAllThatItsRowsDo() {
    var filter = CellFilter()
    filter.models = [Invoice.model.name]
    let cells = measured(filter).map {
      "\($0.identity.strategy) \($0.identity.operation.rawValue) \($0.samples.count)"
    }
    #expect(
      cells == [
        "by-casts decode 1", "foundation-codable decode 1", "control decode 1", "copy decode 1",
        "by-casts encode 1", "foundation-codable encode 1", "control encode 1", "foundation parse 1",
      ])
  }
}
