import BenchKit
import Foundation
import Testing

/// The coverage of the intervals: processes whose layout of memory changes times by 2 %, with
/// 20 rounds of pairs that have 2 % of noise each.
@Suite struct CoverageTests {
  private static let runs = 250

  private static func pairs(processes: Int, truth: Double, seed: UInt64) -> (
    cell: [[Double]], reference: [[Double]]
  ) {
    var noise = GaussianNoise(seed: seed)
    var cell: [[Double]] = []
    var reference: [[Double]] = []
    for _ in 0..<processes {
      let layout = 0.02 * noise.next()
      cell.append((0..<20).map { _ in 1000 * truth * exp(layout + 0.02 * noise.next()) })
      reference.append((0..<20).map { _ in 1000 * exp(0.02 * noise.next()) })
    }
    return (cell, reference)
  }

  private static func outcomes(processes: Int, truth: Double) throws -> (covered: Double, verdicts: Double) {
    var covered = 0
    var verdicts = 0
    for run in 0..<runs {
      let (cell, reference) = pairs(processes: processes, truth: truth, seed: UInt64(2016 + run))
      let bootstrap = Bootstrap(resamples: 100, seed: UInt64(run))
      let paired = try #require(PairedRatio(of: cell, to: reference, bootstrap: bootstrap))
      covered += (paired.low...paired.high).contains(1 / truth) ? 1 : 0
      let verdict = Verdict(
        ratio: paired.ratio, low: paired.low, high: paired.high,
        leastEffect: Verdict.leastEffect(processes: processes))
      verdicts += verdict == .same ? 0 : 1
    }
    return (Double(covered) / Double(runs), Double(verdicts) / Double(runs))
  }

  @Test(arguments: [3, 5, 8])
  func nineteenOfTwentyIntervalsContainTheTrueRatio(processes: Int) throws {
    let (covered, verdicts) = try Self.outcomes(processes: processes, truth: 1)
    #expect((0.92...0.98).contains(covered))
    #expect(verdicts < 0.02)
  }

  @Test func fivePercentAreFoundWithEightProcesses() throws {
    let (covered, verdicts) = try Self.outcomes(processes: 8, truth: 1.05)
    #expect((0.92...0.98).contains(covered))
    #expect(verdicts > 0.99)
  }

  /// The interval of one process doesn't include the layout, so it is too narrow. Only the least effect
  /// prevents most wrong verdicts.
  @Test func equalWorkInOneProcessRarelyHasAVerdict() throws {
    let (covered, verdicts) = try Self.outcomes(processes: 1, truth: 1)
    #expect(covered < 0.7)
    #expect(verdicts < 0.05)
  }

  /// The quantiles of scipy, printed by `known-answers.py`.
  @Test(
    arguments: [
      (0.975, 1, 12.706205), (0.975, 2, 4.302653), (0.975, 3, 3.182446), (0.975, 4, 2.776445),
      (0.975, 7, 2.364624), (0.975, 22, 2.073873), (0.975, 100, 1.983972), (0.975, .infinity, 1.959964),
      (0.995, 1, 63.656741), (0.995, 4, 4.604095), (0.995, 11, 3.105807), (0.995, .infinity, 2.575829),
    ] as [(Double, Double, Double)])
  func quantilesAreThoseOfTheTables(share: Double, degrees: Double, expected: Double) {
    #expect(abs(StudentT.quantile(share, degrees: degrees) - expected) < 1e-6)
  }

  @Test(arguments: [(1, 0.05657), (2, 0.04), (3, 0.03266), (5, 0.0253), (8, 0.02), (20, 0.02)])
  func fewProcessesNeedALargerEffect(processes: Int, effect: Double) {
    #expect(abs(Verdict.leastEffect(processes: processes) - effect) < 1e-5)
  }
}
