import Foundation

/// How many times faster one cell is than another, from samples that were taken in the same rounds.
///
/// A disturbance that lasts for a round slows both samples of the pair and cancels in their quotient. Logarithms make
/// "twice as fast" and "half as fast" lie at the same distance from 1.
package struct PairedRatio: Sendable, Hashable {
  /// The median of the quotients reference/cell; more than 1 means faster than the reference.
  package let ratio: Double
  /// Ends of the 95 % bootstrap interval.
  package let low: Double
  package let high: Double

  /// - Parameters:
  ///   - cell: times of the cell, one for each round.
  ///   - reference: times of the reference in the same rounds.
  /// - Returns: nil if there is no pair.
  package init?(of cell: [Double], to reference: [Double], bootstrap: Bootstrap) {
    let logarithms = zip(cell, reference).map { log($1 / $0) }
    guard !logarithms.isEmpty else { return nil }
    let interval = bootstrap.medianInterval(of: logarithms)
    ratio = exp(median(logarithms))
    low = exp(interval.lowerBound)
    high = exp(interval.upperBound)
  }
}
