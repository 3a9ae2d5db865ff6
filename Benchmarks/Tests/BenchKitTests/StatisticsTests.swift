import BenchKit
import Testing

/// The intervals and outliers are known answers of the same computation in Python, which
/// `known-answers.py` prints.
@Suite struct StatisticsTests {
  @Test(
    arguments: [
      ([3.0], 3.0), ([1, 2], 1.5), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5), ([7, 7, 1, 100], 7),
    ] as [([Double], Double)])
  func medianIsTheMiddle(values: [Double], expected: Double) { #expect(median(values) == expected) }

  @Test func medianOfNoValuesIsNaN() { #expect(median([]).isNaN) }

  @Test(
    arguments: [
      ([1.0, 2, 3, 4, 5, 6, 7, 8, 9], 1, 2.0, 8.0),
      ([0.5, 0.25, 4], 1, 0.25, 4),
      ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], 2016, 2.5, 5.5),
      ([5], 1, 5, 5),
    ] as [([Double], UInt64, Double, Double)])
  func bootstrapGivesKnownIntervals(values: [Double], seed: UInt64, low: Double, high: Double) {
    #expect(Bootstrap(seed: seed).centerInterval(of: [values]) == low...high)
  }

  @Test func ratioIsPairedByRounds() throws {
    // The last round was three times slower for both; the quotient of the medians would be 118/11.
    let cell: [Double] = [10, 12, 9, 11, 30]
    let reference: [Double] = [100, 118, 93, 109, 280]
    let paired = try #require(PairedRatio(of: cell, to: reference, bootstrap: Bootstrap(seed: 1)))
    #expect(abs(paired.ratio - 9.909_090_909_090_91) < 1e-12)
    #expect(abs(paired.low - 9.333_333_333_333_334) < 1e-12)
    #expect(abs(paired.high - 10.333_333_333_333_336) < 1e-12)
  }

  @Test func ratioToItselfIsOne() throws {
    let paired = try #require(PairedRatio(of: [3, 1, 2], to: [3, 1, 2], bootstrap: Bootstrap(seed: 9)))
    #expect([paired.ratio, paired.low, paired.high] == [1, 1, 1])
  }

  @Test func ratioNeedsAPair() { #expect(PairedRatio(of: [], to: [1], bootstrap: Bootstrap(seed: 1)) == nil) }

  @Test(
    arguments: [
      (
        [[1.0, 2, 3, 4, 5], [2, 4, 6], [10, 11, 12, 13]], 1, 6.166666666666667, -3.693170014334954,
        19.027323207103564
      ),
      ([[0.5, 0.25, 4, 1], [0.75, 0.5]], 2016, 0.6875, 0.4384164565508363, 2.3065430324195644),
      ([[1, 2, 3], [0, 2, 9]], 3, 2, 0.5, 6),
      ([[], [5], []], 1, 5, 5, 5),
    ] as [([[Double]], UInt64, Double, Double, Double)])
  func severalProcessesGiveKnownIntervals(
    processes: [[Double]], seed: UInt64, center: Double, low: Double, high: Double
  ) {
    #expect(Bootstrap.center(of: processes) == center)
    expect(Bootstrap(seed: seed).centerInterval(of: processes), low, high)
  }

  @Test func moreConfidenceMakesTheIntervalWider() {
    let values: [Double] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    #expect(Bootstrap(confidence: 0.999, seed: 1).centerInterval(of: [values]) == 1...9)
  }

  @Test func differencesGiveKnownIntervals() {
    let new: [[Double]] = [[1, 2, 3, 4, 5], [2, 4, 6], [10, 11, 12, 13]]
    let interval = Bootstrap(seed: 7).differenceInterval(of: new, and: [[0.5, 0.25, 4, 1], [0.75, 0.5]])
    expect(interval, -4.265715760917369, 18.69886165358349)
    // A single sample has no variance.
    expect(Bootstrap(seed: 7).differenceInterval(of: new, and: [[3]]), -6.641494130078072, 16.38636165358349)
  }

  private func expect(_ interval: ClosedRange<Double>, _ low: Double, _ high: Double) {
    #expect(abs(interval.lowerBound - low) < 1e-6)
    #expect(abs(interval.upperBound - high) < 1e-6)
  }

  @Test(arguments: [[[1.0, 1, 1, 9, 9], [2, 2, 2, 2]], [[5], [6]], [[1, 2, 3]], [[4, 4], [4, 4]]])
  func anIntervalContainsItsCenter(processes: [[Double]]) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let interval = Bootstrap(resamples: 1, seed: seed).centerInterval(of: processes)
      #expect(interval.contains(Bootstrap.center(of: processes)))
    }
  }

  @Test(
    arguments: [([0.0, 0], [0.0, 0]), ([1, .nan], [0, 1]), ([-1, 0], [1, 2])] as [([Double], [Double])])
  func invalidTimesFormNoPairs(cell: [Double], reference: [Double]) {
    #expect(PairedRatio(of: cell, to: reference, bootstrap: Bootstrap(seed: 1)) == nil)
  }

  @Test func theRatioIsTheGeometricMeanOfTheProcesses() throws {
    let paired = try #require(
      PairedRatio(of: [[10, 10], [10, 10]], to: [[100, 100], [120, 120]], bootstrap: Bootstrap(seed: 1)))
    #expect(abs(paired.ratio - 10.954451150103322) < 1e-12)
  }

  @Test(
    arguments: [
      ([1.0, 2, 3, 4, 5, 6, 7, 8, 100], 0, 1),
      ([1, 2, 3, 4, 5, 6, 7, 8, 16.5], 1, 0),
      ([5, 5, 5, 5, 5, 5, 5, 5, 5, 6], 0, 1),
      ([10, 11, 12, 13, 14, -5, 40, 11, 12], 0, 2),
      ([1, 1000, 1_000_000], 0, 0),
    ] as [([Double], Int, Int)])
  func outliersAreBeyondTheFences(values: [Double], mild: Int, severe: Int) {
    #expect(Outliers(in: values) == Outliers(mild: mild, severe: severe))
  }

  @Test(
    arguments: [
      (1.03, 1.01, 1.05, Verdict.faster), (1.03, 0.99, 1.07, .same), (1.01, 1.005, 1.015, .same),
      (0.97, 0.95, 0.99, .slower), (0.97, 0.93, 1.01, .same), (0.99, 0.985, 0.995, .same),
      (.nan, .nan, .nan, .same),
    ] as [(Double, Double, Double, Verdict)])
  func verdictNeedsAnIntervalWithoutOneAndAnEffect(ratio: Double, low: Double, high: Double, verdict: Verdict)
  {
    #expect(Verdict(ratio: ratio, low: low, high: high) == verdict)
  }
}
