import Foundation

/// The ratio of the speeds of two cells, from samples of the same rounds.
///
/// A disturbance that lasts for a round slows both samples of the pair and cancels out in their quotient.
/// With logarithms, "twice as fast" and "half as fast" have the same distance from 1.
package struct PairedRatio: Sendable, Hashable {
  /// The center of the quotients reference/cell; more than 1 means faster than the reference.
  package let ratio: Double
  /// The ends of the 95 % bootstrap interval.
  package let low: Double
  package let high: Double

  /// - Parameters:
  ///   - cell: The times of the cell: an array for each process, with one time per round.
  ///   - reference: The times of the reference in the same rounds.
  /// - Returns: `nil` if there is no pair.
  package init?(of cell: [[Double]], to reference: [[Double]], bootstrap: Bootstrap) {
    let logarithms = Self.logarithms(of: cell, to: reference)
    guard !logarithms.isEmpty else { return nil }
    let interval = bootstrap.centerInterval(of: logarithms)
    ratio = exp(Bootstrap.center(of: logarithms))
    low = exp(interval.lowerBound)
    high = exp(interval.upperBound)
  }

  /// Creates the ratio for a single process.
  package init?(of cell: [Double], to reference: [Double], bootstrap: Bootstrap) {
    self.init(of: [cell], to: [reference], bootstrap: bootstrap)
  }

  /// The minimum number of pairs for an interval of 95 %, and so for a verdict.
  package static let fewestPairs = 5

  /// Returns the logarithms of reference/cell by process and round, without processes that have no pair.
  package static func logarithms(of cell: [[Double]], to reference: [[Double]]) -> [[Double]] {
    zip(cell, reference).map { cell, reference in
      zip(cell, reference).map { log($1 / $0) }.filter(\.isFinite)
    }.filter { !$0.isEmpty }
  }
}
