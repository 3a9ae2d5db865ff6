import BenchKit
import BenchReports
import Testing

/// The split of a strategy's time, whose parts are in rows of other names.
@Suite struct SplitRowTests {
  private static func row(_ strategy: String, _ operation: Operation, _ nanoseconds: Double) -> ResultRow {
    var row = ResultRow(
      cell: CellIdentity(
        strategy: strategy, backend: .native, model: .todos, operation: operation, size: .medium),
      objects: 1, bytes: 1, documents: 1)
    row.nsPerObject = nanoseconds
    return row
  }

  private static let parts = [row("native", .parse, 30), row("build", .decode, 10)]

  @Test(arguments: [("manual", 7.0), ("written", 5)])
  func encodingIsThatOfTheStrategyOrOfTheRowThatSeveralShare(encoder: String, encode: Double) {
    let rows = Self.parts + [Self.row("manual", .decode, 100), Self.row(encoder, .encode, encode)]
    let split = SplitRow.rows(of: rows)
    #expect(split.map(\.name) == ["manual"])
    #expect(split.map { [$0.parse, $0.map, $0.build, $0.encode] } == [[30, 60, 10, encode]])
  }

  @Test func withoutAnEncodingThereIsNoRow() {
    #expect(SplitRow.rows(of: Self.parts + [Self.row("manual", .decode, 100)]) == [])
  }
}
