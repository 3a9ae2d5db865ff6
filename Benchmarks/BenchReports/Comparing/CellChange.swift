package import BenchKit
import Foundation

/// The difference of one cell between two reports.
package struct CellChange: Sendable, Hashable, Codable {
  package var cell: CellIdentity
  /// The speed of the new report divided by that of the old one; `nil` if one of them has no samples.
  package var speed: Double?
  /// The ends of the interval of the speed.
  package var low: Double?
  package var high: Double?
  /// The largest difference that equal work may have: the largest difference of the control rows of both
  /// reports from 1, but not less than the least effect of a verdict for this number of processes.
  package var tolerance: Double
  /// Whether a reference was measured in the same rounds as the cell. Otherwise, the difference includes that
  /// of the machine.
  package var isPaired: Bool
  /// The number of pairs of samples, in the report with fewer pairs.
  package var pairs: Int
  package var mallocsBefore: Int?
  package var mallocsAfter: Int?

  /// Whether there are enough pairs for a verdict on the time.
  package var isJudged: Bool { speed != nil && isPaired && pairs >= PairedRatio.fewestPairs }

  /// The verdict on the time; `nil` if there are too few pairs.
  package var verdict: Verdict? {
    guard let speed, let low, let high, isJudged else { return nil }
    return Verdict(ratio: speed, low: low, high: high, leastEffect: tolerance)
  }

  /// The additional blocks that one call for each document allocates; `nil` if a report has no count.
  package var mallocsAdded: Int? {
    guard let mallocsBefore, let mallocsAfter else { return nil }
    return mallocsAfter - mallocsBefore
  }

  /// The smallest increase of time, as a share, that would have been detected in about half of the runs.
  ///
  /// - Parameter threshold: The increase that the whole interval must exceed.
  package func leastSlowdown(threshold: Double) -> Double? {
    guard let speed, let high, isJudged else { return nil }
    return max(tolerance, (1 + threshold) * high / speed - 1)
  }

  /// - Parameters:
  ///   - new, old: The rows of the same cell.
  ///   - controls: The control rows of the cell's table in both reports.
  init(
    new: Samples, old: Samples, row: ResultRow, before: ResultRow, controls: [ResultRow], bootstrap: Bootstrap
  ) {
    cell = row.cell
    mallocsBefore = before.mallocsOfAll
    mallocsAfter = row.mallocsOfAll
    isPaired = new.isPaired && old.isPaired
    pairs = min(new.pairs, old.pairs)
    let processes = min(new.logarithms.count, old.logarithms.count)
    tolerance = controls.reduce(Verdict.leastEffect(processes: processes)) { most, control in
      max(most, control.ratio.map { max($0, 1 / $0) - 1 } ?? 0)
    }
    guard !new.logarithms.isEmpty, !old.logarithms.isEmpty else { return }
    let interval = bootstrap.differenceInterval(of: new.logarithms, and: old.logarithms)
    speed = exp(Bootstrap.center(of: new.logarithms) - Bootstrap.center(of: old.logarithms))
    low = exp(interval.lowerBound)
    high = exp(interval.upperBound)
  }

  /// The logarithms of a cell's speed, by process and round.
  struct Samples {
    var logarithms: [[Double]]
    var isPaired: Bool

    var pairs: Int { logarithms.reduce(0) { $0 + $1.count } }

    init(_ row: ResultRow, reference: [[Double]]?) {
      if let reference, !row.cell.isReference {
        logarithms = PairedRatio.logarithms(of: row.samples, to: reference)
        isPaired = true
      } else {
        logarithms = row.samples.map { $0.map { -log($0) }.filter(\.isFinite) }.filter { !$0.isEmpty }
        isPaired = false
      }
    }
  }
}
