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

/// The result of `check` for the samples of `RegressionTests`.
@Suite struct RegressionCheckTests {
  private let rule = RegressionRule(seed: 5, resamples: 400, threshold: RegressionRule.usualThreshold)

  private static func wanted(_ baseline: Report) -> [CellIdentity] {
    baseline.results.map(\.cell).filter { ["manual", "codable"].contains($0.strategy) }
  }

  private func check(_ baseline: Report, _ new: Report, again: Report? = nil) -> RegressionCheck {
    rule.check(Self.wanted(baseline), baseline: baseline, new: new, again: again)
  }

  private func lines(_ check: RegressionCheck) -> [String] {
    ComparisonText(layout: TextLayout(width: 400)).text(of: check).split(separator: "\n").map(String.init)
  }

  /// The report with other rows for some strategies.
  private func changed(_ report: Report, _ strategy: String, _ change: (inout ResultRow) -> Void) -> Report {
    var report = report
    for index in report.results.indices where report.results[index].cell.strategy == strategy {
      change(&report.results[index])
    }
    return report
  }

  @Test func withoutRegressionsTheSmallestDetectableOneIsPrinted() throws {
    let check = check(try RegressionTests.recorded(1), try RegressionTests.recorded(2))
    #expect(check.findings == [])
    #expect((check.wanted, check.measured, check.judged) == (2, 2, 2))
    let least = try #require(check.leastSlowdown)
    #expect((0.02...0.05).contains(least))
    let text = lines(check)
    #expect(text.count == 2)
    #expect(text.first == "no regression in 2 cells")
    #expect(text.last?.hasPrefix("slow-downs under ") == true)
    #expect(text.last?.contains(" % would not have been found") == true)
  }

  @Test func aCellThatIsNoLongerMeasuredIsAFinding() throws {
    let baseline = try RegressionTests.recorded(1)
    var new = try RegressionTests.recorded(2)
    new.results.removeAll { $0.cell.strategy == "manual" }
    let check = check(baseline, new)
    #expect(check.findings.map(\.kind) == [.missing])
    #expect(
      Array(lines(check).dropLast()) == [
        "MISSING: manual todos decode medium: no longer measured",
        "no regression in 1 cell; 1 of the baseline's 2 could not be measured",
      ])
  }

  @Test func aCellThatFailsItsGateIsAFinding() throws {
    let baseline = try RegressionTests.recorded(1)
    let new = changed(try RegressionTests.recorded(2), "codable") { row in
      row = ResultRow(cell: row.cell, objects: 0, bytes: 0, documents: 0)
      row.unavailable = "decodes to other values"
    }
    #expect(
      lines(check(baseline, new))[0] == "MISSING: codable todos decode medium: n/a (decodes to other values)")
    // The second measurement counts as well.
    let slow = RegressionTests.slowed(try RegressionTests.recorded(2), "codable", by: 1.2)
    #expect(check(baseline, slow, again: new).findings.map(\.reason) == ["n/a (decodes to other values)"])
  }

  @Test func anotherDocumentIsAFinding() throws {
    let baseline = try RegressionTests.recorded(1)
    let new = changed(RegressionTests.slowed(baseline, "codable", by: 2), "codable") { row in
      row.bytes += 1
      row.mallocsOfAll = 999
    }
    let check = check(baseline, new)
    #expect(check.findings.map(\.kind) == [.missing])
    #expect(
      Array(lines(check).prefix(2)) == [
        "WARNING: the documents are not the same, and so not compared: codable todos decode medium",
        "MISSING: codable todos decode medium: the baseline has another document",
      ])
  }

  @Test func allocationsThatWereNotCountedAreAWarning() throws {
    let baseline = changed(try RegressionTests.recorded(1), "codable") { $0.mallocsOfAll = nil }
    let check = check(baseline, try RegressionTests.recorded(2))
    #expect(
      Array(lines(check).prefix(2)) == [
        "WARNING: allocations were not counted in both measurements of codable todos decode medium",
        "no regression in 2 cells",
      ])
  }

  @Test func cellsThatOptionsExcludeAreNotMissing() throws {
    let baseline = try RegressionTests.recorded(1)
    var new = try RegressionTests.recorded(2)
    new.results.removeAll { $0.cell.strategy == "manual" }
    let wanted = Self.wanted(baseline).filter { $0.strategy == "codable" }
    #expect(rule.check(wanted, baseline: baseline, new: new, again: nil).findings == [])
  }

  @Test func aBaselineWithOneSampleGivesNoVerdict() throws {
    var baseline = try RegressionTests.recorded(1)
    for index in baseline.results.indices {
      baseline.results[index].samples = [Array(baseline.results[index].samples[0].prefix(1))]
      baseline.results[index].referenceSamples = baseline.results[index].referenceSamples.map {
        [Array($0[0].prefix(1))]
      }
    }
    let slow = RegressionTests.slowed(try RegressionTests.recorded(2), "codable", by: 2)
    let check = check(baseline, slow, again: slow)
    #expect(check.findings == [])
    #expect(check.judged == 0)
    #expect(check.leastSlowdown == nil)
    #expect(
      Array(lines(check).suffix(2)) == [
        "WARNING: too few samples to compare the time of manual todos decode medium, codable todos decode "
          + "medium: it takes 5 pairs with the reference, in the baseline too",
        "no regression in 2 cells; the time of 0 was compared",
      ])
  }

  @Test func theValueOfAFindingIsWithinItsInterval() throws {
    let baseline = try RegressionTests.recorded(1)
    for factor in [1.08, 1.13, 1.5] {
      let slow = RegressionTests.slowed(try RegressionTests.recorded(2), "codable", by: factor)
      let change = try #require(check(baseline, slow, again: slow).findings.first?.change)
      let (low, speed, high) = try (#require(change.low), #require(change.speed), #require(change.high))
      #expect(low <= speed && speed <= high)
    }
  }

  @Test func unreliableReportsAreWarnings() throws {
    var baseline = try RegressionTests.recorded(1)
    baseline.isInterrupted = true
    baseline.environment.cpu = "Another CPU"
    var control = try #require(baseline.results.first { $0.cell.strategy == "manual" })
    control.cell = try #require(control.cell.control)
    (control.ratio, control.ratioLow, control.ratioHigh) = (0.7, 0.65, 0.75)
    baseline.results.removeAll(where: \.cell.isControl)
    baseline.results.append(control)
    let new = try RegressionTests.recorded(2)
    #expect(
      Array(lines(check(baseline, new)).suffix(5)) == [
        "WARNING: the processor differs: Another CPU, then AMD EPYC",
        "WARNING: the baseline was interrupted",
        "WARNING: the baseline is stamped noisy: the reference differs from itself in 1 of 1 tables",
        "no regression in 2 cells",
        "slow-downs under 43 % would not have been found",
      ])
  }

  @Test func findingsAreSentences() throws {
    let baseline = try RegressionTests.recorded(1)
    var new = RegressionTests.slowed(baseline, "codable", by: 1.25)
    new = changed(new, "manual") { $0.mallocsOfAll = 999 }
    let lines = lines(check(baseline, new, again: new))
    #expect(lines.first?.hasPrefix("SLOWER: codable todos decode medium takes 25 % more time (") == true)
    #expect(
      lines.dropFirst().first
        == "MALLOCS: manual todos decode medium allocates 999 blocks for all documents, before 82")
    #expect(lines.dropFirst(2).first == "2 regressions in 2 cells")
  }
}
