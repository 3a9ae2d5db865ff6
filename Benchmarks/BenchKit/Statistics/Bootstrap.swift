/// Draws from a sample again and again, to tell how far its median may be off.
///
/// Source: the percentile interval of B. Efron, "Bootstrap Methods: Another Look at the Jackknife", 1979.
package struct Bootstrap: Sendable {
  private let resamples: Int
  private let seed: UInt64

  package init(resamples: Int = 2000, seed: UInt64) {
    self.resamples = resamples
    self.seed = seed
  }

  /// The interval that holds 95 % of the medians of samples drawn from `values` with replacement.
  ///
  /// - Complexity: O(*r* · *n* log *n*) for *r* resamples.
  package func medianInterval(of values: [Double]) -> ClosedRange<Double> {
    guard let first = values.first, values.count > 1 else {
      return (values.first ?? .nan)...(values.first ?? .nan)
    }
    var random = SplitMix64(seed: seed)
    var drawn = Array(repeating: first, count: values.count)
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    for _ in 0..<resamples {
      for index in drawn.indices {
        drawn[index] = random.element(of: values)
      }
      medians.append(median(drawn))
    }
    medians.sort()
    // Ranks as in the nearest-rank definition of a percentile, the same number cut off at both ends.
    let cut = resamples * 25 / 1000
    return medians[cut]...medians[resamples - 1 - cut]
  }
}
