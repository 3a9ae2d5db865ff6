import Catalog

/// A sample with the rank of each value, for calculating medians of resamples without sorting.
struct RankedSample {
  private let sorted: [Double]
  /// The rank of each value in the order of the sample.
  private let ranks: [Int]

  /// - Complexity: O(*n* log *n*).
  init(_ values: [Double]) {
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var ranks = Array(repeating: 0, count: values.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    self.ranks = ranks
    sorted = order.map { values[$0] }
  }

  var count: Int { sorted.count }

  var median: Double {
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Returns the median of a resample of the same size.
  ///
  /// - Parameter counts: A buffer that calls reuse.
  /// - Complexity: O(*n*).
  func resampledMedian(_ random: inout SplitMix64, counts: inout [Int]) -> Double {
    counts.removeAll(keepingCapacity: true)
    for _ in 0..<count { counts.append(0) }
    for _ in 0..<count { counts[ranks[random.number(below: count)]] += 1 }
    let lower = (count - 1) / 2
    var passed = 0
    var rank = 0
    while passed + counts[rank] <= lower {
      passed += counts[rank]
      rank += 1
    }
    let value = sorted[rank]
    guard count.isMultiple(of: 2), passed + counts[rank] == lower + 1 else { return value }
    rank += 1
    while counts[rank] == 0 { rank += 1 }
    return (value + sorted[rank]) / 2
  }
}
