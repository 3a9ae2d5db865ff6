import BenchKit
import BenchReports
import Testing

/// The text of `compare`, without the figures.
@Suite struct ReportComparisonTests {
  private func comparison(_ old: Report, _ new: Report) -> ReportComparison {
    ReportComparison(
      old: old, new: new, from: .init(name: "first report", file: "before.json"),
      to: .init(name: "second report", file: "after.json"), bootstrap: Bootstrap(resamples: 100, seed: 1))
  }

  @Test func aRunOverManyDocumentsIsNotComparedWithARunOverOne() throws {
    let old = try RegressionTests.recorded(1)
    var new = old
    for index in new.results.indices { new.results[index].documents = 100 }
    let compared = comparison(old, new)
    #expect(compared.changes == [])
    #expect(
      compared.warnings.map { String($0.prefix(52)) } == [
        "the documents are not the same, and so not compared:"
      ])
  }

  @Test func filesAndMissingCellsAreNamed() throws {
    var old = try RegressionTests.recorded(1)
    old.environment.git = "abc1234"
    var new = old
    new.environment.git = nil
    new.environment.date = "2026-12-01T00:00:00Z"
    old.results.removeAll { $0.cell.strategy == "codable" }
    new.results.removeAll { $0.cell.strategy == "manual" }
    let lines = ComparisonText().text(of: comparison(old, new)).split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(2)) == [
        "first report: before.json, \(old.environment.date), commit abc1234",
        "second report: after.json, 2026-12-01T00:00:00Z",
      ])
    #expect(lines.contains("only in the first report: todos decode medium (manual)"))
    #expect(lines.contains("only in the second report: todos decode medium (codable)"))
  }

  @Test(arguments: [60, 73, 74, 80, 86, 87, 100])
  func theTableFitsIntoTheTerminal(width: Int) throws {
    let report = try RegressionTests.recorded(1)
    let text = ComparisonText(layout: TextLayout(width: width)).text(of: comparison(report, report))
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
    #expect(text.contains("mallocs") == (width >= 74))
  }
}
