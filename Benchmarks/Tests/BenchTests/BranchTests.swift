import BenchKit
import BenchReports
import MappedRows
import Testing

@testable import BenchRows

@Suite("Models that retain members") struct BranchTests {
  @Test("Each strategy decodes the members that the model doesn't have")
  func decoded() throws {
    let filter = CellFilter(models: [.branches], shapes: [.extra])
    let cells = Comparison(shapeDocuments: 2).matrix.cells(matching: filter)
    for cell in cells { try cell.prepare().check() }
    #expect(
      cells.map(\.identity.strategy).prefix(7) == [
        "manual", "mappable", "applicative", "throwing", "codable", "derived", "foundation-codable",
      ])
  }

  @Test("A round trip loses the members of each depth, but none with a rest")
  func losses() throws {
    let losses = try BranchMappings.recoders().map { try RoundTripLoss($0, bare: $1, withRest: $2) }
    #expect(losses.count == 6)
    #expect(losses.allSatisfy { $0.members == 3 && $0.lost == 3 && $0.lostWithRest == 0 })
  }
}
