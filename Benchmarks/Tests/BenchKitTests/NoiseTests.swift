import BenchKit
import Catalog
import Foundation
import Testing

/// Simulated times with known noise.
private struct NoisyMachine {
  private var random: GaussianNoise

  init(seed: UInt64) { random = GaussianNoise(seed: seed) }

  /// Log-normal noise of 2 %, and one sample in twenty a third longer.
  mutating func times(_ count: Int, factor: Double = 1, drift: Double = 0) -> [Double] {
    (0..<count).map { round in
      let noise = 0.02 * random.next() + (random.isOne(in: 20) ? 0.3 : 0)
      return 1000 * factor * (1 + drift * Double(round) / Double(count)) * exp(noise)
    }
  }
}

/// The statistics of noise. `known-answers.py` prints the known answers.
@Suite struct NoiseTests {
  private func verdict(_ cell: [Double], _ reference: [Double], seed: UInt64) -> Verdict? {
    PairedRatio(of: cell, to: reference, bootstrap: Bootstrap(resamples: 400, seed: seed)).map {
      Verdict(ratio: $0.ratio, low: $0.low, high: $0.high)
    }
  }

  private func verdicts(factor: Double, drift: Double) -> [Verdict?] {
    (1...100 as ClosedRange<UInt64>).map { seed in
      var first = NoisyMachine(seed: seed)
      var second = NoisyMachine(seed: seed + 1000)
      return verdict(
        first.times(40, factor: factor, drift: drift), second.times(40, drift: drift), seed: seed)
    }
  }

  @Test(
    arguments: [
      (1, 0.9910584676791545, 0.9810844513218093, 1.0126490886615176),
      (2, 0.9967676031894657, 0.9943458914120764, 1.0124106236050008),
      (3, 1.0128594316052686, 0.9979091883778645, 1.0204560745591966),
    ] as [(UInt64, Double, Double, Double)])
  func equalWorkGivesKnownIntervals(seed: UInt64, ratio: Double, low: Double, high: Double) throws {
    var first = NoisyMachine(seed: seed)
    var second = NoisyMachine(seed: seed + 100)
    let paired = try #require(
      PairedRatio(of: first.times(40), to: second.times(40), bootstrap: Bootstrap(seed: seed)))
    #expect(abs(paired.ratio - ratio) < 1e-9)
    #expect(abs(paired.low - low) < 1e-9)
    #expect(abs(paired.high - high) < 1e-9)
  }

  @Test func equalWorkHasNoVerdict() {
    #expect(verdicts(factor: 1, drift: 0) == Array(repeating: .same, count: 100))
  }

  @Test func fivePercentMoreTimeIsAlwaysFound() {
    #expect(verdicts(factor: 1.05, drift: 0) == Array(repeating: .slower, count: 100))
  }

  @Test func aMachineThatBecomesHalfAsFastMakesNoDifference() {
    #expect(verdicts(factor: 1, drift: 1) == Array(repeating: .same, count: 100))
  }

  @Test func withoutPairsTheDriftWouldBeADifference() {
    var machine = NoisyMachine(seed: 1)
    let times = machine.times(80, drift: 1)
    #expect(verdict(Array(times[40...]), Array(times[..<40]), seed: 1) == .slower)
  }
}

/// Numbers of the normal distribution with mean 0 and deviation 1, by the transform of G. Box and M. Muller,
/// 1958.
struct GaussianNoise {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> Double {
    let first = Double(random.next() >> 11) / 0x1p53
    let second = Double(random.next() >> 11) / 0x1p53
    return (-2 * log(1 - first)).squareRoot() * cos(2 * .pi * second)
  }

  mutating func isOne(in count: Int) -> Bool { random.isOne(in: count) }
}
