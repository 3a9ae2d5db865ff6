import BenchKit
import BenchReports
import Foundation
import MappingTestSupport
import Testing

/// The decision rule over samples that `bench` recorded on a machine with two cores and a load of 11:
///
///     bench run --strategy manual --strategy codable --model todo --operation decode --size medium \
///       --budget 12s --processes 12 --seed N --format json --output Recorded/todo-decode-N.json
@Suite struct RegressionTests {
  static func recorded(_ number: Int) throws -> Report {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/todo-decode-\(number).json")
    return try Report(json: Data(contentsOf: file))
  }

  /// The report with one strategy slowed by a factor, its ratios as a run would have computed them.
  static func slowed(_ report: Report, _ strategy: String, by factor: Double) -> Report {
    var report = report
    for index in report.results.indices where report.results[index].cell.strategy == strategy {
      report.results[index].samples = report.results[index].samples.map { $0.map { $0 * factor } }
    }
    return report
  }

  private static func findings(baseline: Report, new: Report, again: Report) -> [String] {
    let rule = RegressionRule(
      seed: 5, resamples: Thoroughness.rounds(100, of: 400), threshold: RegressionRule.usualThreshold)
    let suspects = rule.suspects(baseline: baseline, new: new)
    return rule.confirmed(suspects, baseline: baseline, again: again).map(\.cell.strategy)
      + rule.added(baseline: baseline, new: new).map { "\($0.cell.strategy) mallocs" }
  }

  /// Every choice of three of the recordings as baseline, measurement and confirmation.
  private static let choices: [[Int]] = [
    [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
  ]

  @Test(arguments: choices)
  func noiseIsNotARegression(choice: [Int]) throws {
    let reports = try choice.map(Self.recorded)
    #expect(Self.findings(baseline: reports[0], new: reports[1], again: reports[2]) == [])
  }

  @Test(arguments: choices, [1.05, 1.1])
  func moreTimeIsFound(choice: [Int], factor: Double) throws {
    let reports = try choice.map(Self.recorded)
    let slow = reports.map { Self.slowed($0, "codable", by: factor) }
    #expect(Self.findings(baseline: reports[0], new: slow[1], again: slow[2]) == ["codable"])
  }

  @Test(arguments: choices)
  func aDisturbanceOfOneMeasurementIsNotConfirmed(choice: [Int]) throws {
    let reports = try choice.map(Self.recorded)
    let slow = Self.slowed(reports[1], "codable", by: 1.2)
    #expect(Self.findings(baseline: reports[0], new: slow, again: reports[2]) == [])
  }

  @Test func anAllowedIncreaseIsNotARegression() throws {
    let baseline = try Self.recorded(1)
    let slow = Self.slowed(baseline, "codable", by: 1.1)
    func suspects(_ threshold: Double) -> [String] {
      let rule = RegressionRule(seed: 5, resamples: 400, threshold: threshold)
      return rule.suspects(baseline: baseline, new: slow).map(\.strategy)
    }
    #expect(suspects(0.05) == ["codable"])
    #expect(suspects(0.1) == [])
  }

  @Test func aFasterStrategyIsNotARegression() throws {
    let reports = try [1, 2, 3].map(Self.recorded)
    let fast = reports.map { Self.slowed($0, "codable", by: 0.5) }
    #expect(Self.findings(baseline: reports[0], new: fast[1], again: fast[2]) == [])
  }

  @Test func aSlowerPeerIsNotARegression() throws {
    let baseline = try Self.recorded(1)
    var slow = baseline
    for index in slow.results.indices where slow.results[index].cell.strategy == "codable" {
      slow.results[index].cell.strategy = "foundation-casts"
    }
    let slower = Self.slowed(slow, "foundation-casts", by: 2)
    #expect(Self.findings(baseline: slow, new: slower, again: slower) == [])
  }

  @Test func anAdditionalBlockIsFound() throws {
    let baseline = try Self.recorded(1)
    var new = baseline
    let index = try #require(new.results.firstIndex { $0.cell.strategy == "manual" })
    new.results[index].mallocsOfAll = (new.results[index].mallocsOfAll ?? 0) + 1
    #expect(Self.findings(baseline: baseline, new: new, again: baseline) == ["manual mallocs"])
    #expect(Self.findings(baseline: new, new: baseline, again: baseline) == [])
  }

  @Test func changesAreATable() throws {
    let old = try Self.recorded(1)
    let new = Self.slowed(old, "codable", by: 1.25)
    let comparison = ReportComparison(old: old, new: new, bootstrap: Bootstrap(resamples: 400, seed: 1))
    let change = try #require(comparison.changes.first { $0.cell.strategy == "codable" })
    #expect(abs((change.speed ?? 0) - 0.8) < 1e-9)
    #expect(change.verdict == .slower)
    #expect(comparison.changes.first { $0.cell.strategy == "manual" }?.verdict == .same)
    let text = ComparisonText().text(of: comparison)
    #expect(text.contains("codable todos decode medium"))
    #expect(text.contains("0.800  -"))
  }
}
