import BenchKit

/// A figure with its interval of 95 %.
package struct Estimate: Sendable, Hashable, Codable {
  package var value: Double
  package var low: Double
  package var high: Double

  package init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// The median of times in nanoseconds, each from a separate process; `nil` if there are none.
  init?(medianOf times: [Double], bootstrap: Bootstrap) {
    guard !times.isEmpty else { return nil }
    let interval = bootstrap.centerInterval(of: [times])
    self.init(
      value: median(times).rounded(), low: interval.lowerBound.rounded(), high: interval.upperBound.rounded())
  }

  /// The ratio of the samples `reference` to the samples `samples` of the same rounds; `nil` if there is no
  /// pair.
  init?(ratioOf reference: [[Double]], to samples: [[Double]], bootstrap: Bootstrap) {
    guard let paired = PairedRatio(of: samples, to: reference, bootstrap: bootstrap) else { return nil }
    self.init(
      value: paired.ratio.rounded(decimals: 4), low: paired.low.rounded(decimals: 4),
      high: paired.high.rounded(decimals: 4))
  }

  /// The figure and its interval as the cells of a table.
  func cells(_ format: (Double) -> String) -> [String] {
    [format(value), "\(format(low)) – \(format(high))"]
  }
}
