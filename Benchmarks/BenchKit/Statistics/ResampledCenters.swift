/// The center of some processes, and its deviations in resamples.
struct ResampledCenters {
  let center: Double
  /// The difference between the center of each resample and ``center``.
  private(set) var deviations: [Double]
  /// The estimated variance of the center.
  let variance: Double
  /// The degrees of freedom of the variance; infinite if it is calculated from rounds alone.
  let degrees: Double

  /// Scales the deviations to the variance of the processes' medians, but never below the variance that the
  /// rounds explain: with few processes, resamples have too little variance between processes, and include
  /// that of the rounds twice.
  ///
  /// - Parameters:
  ///   - medians: The median of each process.
  ///   - centers: The center of each resample; at least one.
  init(medians: [Double], centers: [Double]) {
    let count = Double(medians.count)
    let center = medians.reduce(0, +) / count
    self.center = center
    deviations = centers.map { $0 - center }
    let mean = centers.reduce(0, +) / Double(centers.count)
    let resampled = centers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(centers.count)
    guard medians.count > 1 else {
      variance = resampled
      degrees = .infinity
      return
    }
    let between = medians.reduce(0) { $0 + ($1 - center) * ($1 - center) } / (count - 1) / count
    let within = max(0, resampled - (count - 1) / count * between)
    let quantile = StudentT.quantile(0.975, degrees: count - 1) / StudentT.quantile(0.975, degrees: .infinity)
    degrees = count - 1
    variance = max(between, within / (quantile * quantile))
    let scale = resampled > 0 ? (variance / resampled).squareRoot() : 1
    deviations = deviations.map { $0 * scale }
  }

  private init(center: Double, deviations: [Double], variance: Double, degrees: Double) {
    self.center = center
    self.deviations = deviations
    self.variance = variance
    self.degrees = degrees
  }

  /// Returns the difference of two independent centers, with the degrees of freedom of B. L. Welch, "The
  /// generalization of 'Student's' problem when several different population variances are involved", 1947.
  func minus(_ other: ResampledCenters) -> ResampledCenters {
    // A center that is the same in all resamples has only one deviation.
    let count = max(deviations.count, other.deviations.count)
    let deviations = (0..<count).map {
      self.deviations[$0 % self.deviations.count] - other.deviations[$0 % other.deviations.count]
    }
    let sum = variance + other.variance
    let shares = variance * variance / degrees + other.variance * other.variance / other.degrees
    return ResampledCenters(
      center: center - other.center, deviations: deviations, variance: sum,
      degrees: shares > 0 ? sum * sum / shares : .infinity)
  }
}
