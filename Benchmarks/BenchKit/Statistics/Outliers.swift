/// The number of samples far from the others; they are counted, never removed.
///
/// Source: the fences of J. W. Tukey, "Exploratory Data Analysis", 1977, with quartiles by linear
/// interpolation.
public struct Outliers: Sendable, Hashable, Codable {
  /// Samples between 1.5 and 3 times the interquartile range outside the quartiles.
  public var mild: Int
  /// Samples more than 3 times the interquartile range outside the quartiles.
  public var severe: Int

  package init(mild: Int = 0, severe: Int = 0) {
    self.mild = mild
    self.severe = severe
  }

  /// - Complexity: O(*n* log *n*).
  package init(in values: [Double]) {
    self.init()
    guard values.count > 3 else { return }
    let sorted = values.sorted()
    let first = Self.quantile(0.25, of: sorted)
    let third = Self.quantile(0.75, of: sorted)
    let distance = third - first
    for value in values {
      if value < first - 3 * distance || value > third + 3 * distance {
        severe += 1
      } else if value < first - 1.5 * distance || value > third + 1.5 * distance {
        mild += 1
      }
    }
  }

  /// The number of mild and severe outliers.
  public var total: Int { mild + severe }

  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
  }
}
