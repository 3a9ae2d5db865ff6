import BenchKit
import Catalog
import Foundation

/// Numbers of the normal distribution with mean 0 and deviation 1, by the transform of G. Box and M. Muller,
/// 1958.
struct GaussianNoise {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> Double {
    let first = Double(random.next() >> 11) / 0x1p53
    let second = Double(random.next() >> 11) / 0x1p53
    return (-2 * log(1 - first)).squareRoot() * cos(2 * .pi * second)
  }

  mutating func isOne(in count: Int) -> Bool {
    random.isOne(in: count)
  }
}
