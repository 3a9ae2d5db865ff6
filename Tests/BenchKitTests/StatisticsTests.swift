import BenchKit
import Testing

/// The intervals are known answers of the same computation in Python, over the generator of
/// `RandomNumberTests`:
///
///     m = sorted(median([v[below(len(v))] for _ in v]) for _ in range(2000)); print(m[50], m[1949])
@Suite struct StatisticsTests {
  @Test(
    arguments: [
      ([3.0], 3.0), ([1, 2], 1.5), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5), ([7, 7, 1, 100], 7),
    ] as [([Double], Double)])
  func medianIsTheMiddle(values: [Double], expected: Double) {
    #expect(median(values) == expected)
  }

  @Test func medianOfNothingIsNoNumber() {
    #expect(median([]).isNaN)
  }

  @Test(
    arguments: [
      ([1.0, 2, 3, 4, 5, 6, 7, 8, 9], 1, 2.0, 8.0),
      ([0.5, 0.25, 4], 1, 0.25, 4),
      ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], 2016, 2.5, 5.5),
      ([5], 1, 5, 5),
    ] as [([Double], UInt64, Double, Double)])
  func bootstrapGivesKnownIntervals(values: [Double], seed: UInt64, low: Double, high: Double) {
    #expect(Bootstrap(seed: seed).medianInterval(of: values) == low...high)
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

  @Test func ratioNeedsAPair() {
    #expect(PairedRatio(of: [], to: [1], bootstrap: Bootstrap(seed: 1)) == nil)
  }
}
