/// What resamples make of the center of some processes.
struct ResampledCenters {
  let center: Double
  /// How far the center of each resample lies from ``center``.
  private(set) var deviations: [Double]
  /// The variance of the center, as far as the sample tells.
  let variance: Double
  /// Of freedom, of that variance; infinite where it comes from rounds alone.
  let degrees: Double

  /// Resamples have too little variance if there are few processes, and the rounds within them count twice:
  /// the deviations are scaled to the variance that the medians of the processes show, though never below
  /// what the rounds alone explain.
  ///
  /// - Parameters:
  ///   - medians: of each process.
  ///   - centers: of each resample; one at least.
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

  /// The difference of two independent centers, with the degrees of freedom of B. L. Welch, "The
  /// generalization of 'Student's' problem when several different population variances are involved", 1947.
  func minus(_ other: ResampledCenters) -> ResampledCenters {
    // A center that no resample changes has one deviation only.
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
