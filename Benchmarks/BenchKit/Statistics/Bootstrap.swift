import Catalog

/// Estimates intervals of medians by resampling.
///
/// Source: the percentile interval of B. Efron, "Bootstrap Methods: Another Look at the Jackknife", 1979;
/// over several processes the two-stage bootstrap of A. C. Davison and D. V. Hinkley, "Bootstrap Methods and
/// their Application", 1997, section 3.8. The two-stage bootstrap is scaled to the variance of the processes'
/// medians, and widened by the quotient of the quantiles of Student's and the normal distribution, because
/// the variance between processes can't be estimated well from a handful of them.
package struct Bootstrap: Sendable {
  private let resamples: Int
  private let seed: UInt64
  /// The share of the resamples outside the interval.
  private let error: Double

  /// - Parameter confidence: The share of the resamples within an interval.
  package init(resamples: Int = 2000, confidence: Double = 0.95, seed: UInt64) {
    self.resamples = resamples
    self.seed = seed
    error = 1 - confidence
  }

  /// Returns the interval of ``center(of:)``, which contains the center. Each resample draws processes with
  /// replacement, and rounds with replacement from each of them. With one process it is a plain bootstrap of
  /// the rounds, which doesn't include the variance between processes.
  ///
  /// - Complexity: O(*r* · *n* + *n* log *n* + *r* log *r*) for *r* resamples of *n* values.
  package func centerInterval(of processes: [[Double]]) -> ClosedRange<Double> {
    interval(of: resampled(processes, seed: seed))
  }

  /// Returns the interval of the difference between the centers of two independent sets of processes.
  package func differenceInterval(of new: [[Double]], and old: [[Double]]) -> ClosedRange<Double> {
    interval(of: resampled(new, seed: seed).minus(resampled(old, seed: seed &+ 1)))
  }

  /// Returns the mean of the processes' medians.
  package static func center(of processes: [[Double]]) -> Double {
    let medians = processes.filter { !$0.isEmpty }.map(median)
    return medians.isEmpty ? .nan : medians.reduce(0, +) / Double(medians.count)
  }

  private func resampled(_ processes: [[Double]], seed: UInt64) -> ResampledCenters {
    let processes = processes.filter { !$0.isEmpty }.map { RankedSample($0) }
    let medians = processes.isEmpty ? [.nan] : processes.map(\.median)
    return ResampledCenters(medians: medians, centers: centers(of: processes, seed: seed))
  }

  private func centers(of processes: [RankedSample], seed: UInt64) -> [Double] {
    guard let first = processes.first else { return [.nan] }
    guard processes.count > 1 || first.count > 1 else { return [first.median] }
    var random = SplitMix64(seed: seed)
    var counts: [Int] = []
    return (0..<resamples).map { _ in
      var sum = 0.0
      for _ in processes {
        let process = processes.count == 1 ? 0 : random.number(below: processes.count)
        sum += processes[process].resampledMedian(&random, counts: &counts)
      }
      return sum / Double(processes.count)
    }
  }

  /// Cuts off the same number of resamples at both ends, by the nearest-rank definition of percentiles.
  private func interval(of centers: ResampledCenters) -> ClosedRange<Double> {
    let center = centers.center
    guard !center.isNaN, centers.deviations.allSatisfy({ !$0.isNaN }) else {
      return ClosedRange(uncheckedBounds: (.nan, .nan))
    }
    let sorted = centers.deviations.sorted()
    let cut = min(Int((Double(sorted.count) * error / 2 + 1e-9).rounded(.down)), (sorted.count - 1) / 2)
    let widening =
      StudentT.quantile(1 - error / 2, degrees: centers.degrees)
      / StudentT.quantile(1 - error / 2, degrees: .infinity)
    return center + min(0, widening * sorted[cut])...center
      + max(0, widening * sorted[sorted.count - 1 - cut])
  }
}
