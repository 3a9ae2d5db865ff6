package import BenchKit
import Foundation

/// How one cell differs between two reports.
package struct CellChange: Sendable, Hashable, Codable {
  package var cell: CellIdentity
  /// How many times faster the new report is; nil where one of them has no samples.
  package var speed: Double?
  /// Ends of the interval of the speed.
  package var low: Double?
  package var high: Double?
  /// How much of a difference equal work shows: what the control rows of both reports differ from 1, at least
  /// the least effect of a verdict over as many processes.
  package var tolerance: Double
  /// False where no reference was measured beside the cell: then the machine's state is part of the
  /// difference.
  package var isPaired: Bool
  /// Pairs of samples in the report that has fewer.
  package var pairs: Int
  package var mallocsBefore: Int?
  package var mallocsAfter: Int?

  /// False where nothing can be said about the time: without pairs, or with too few of them.
  package var isJudged: Bool { speed != nil && isPaired && pairs >= PairedRatio.fewestPairs }

  /// Whether the time differs by more than chance and the machine explain.
  package var verdict: Verdict? {
    guard let speed, let low, let high, isJudged else { return nil }
    return Verdict(ratio: speed, low: low, high: high, leastEffect: tolerance)
  }

  /// How many more blocks one call for each document allocates; nil where they were not counted twice.
  package var mallocsAdded: Int? {
    guard let mallocsBefore, let mallocsAfter else { return nil }
    return mallocsAfter - mallocsBefore
  }

  /// The share of more time that would have been found about every other time; less is found more rarely.
  ///
  /// - Parameter threshold: the share that an interval must lie beyond as a whole.
  package func leastSlowdown(threshold: Double) -> Double? {
    guard let speed, let high, isJudged else { return nil }
    return max(tolerance, (1 + threshold) * high / speed - 1)
  }

  /// - Parameters:
  ///   - new, old: the rows of the same cell.
  ///   - controls: the control rows of the cell's table in both reports.
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

  /// What speaks for a cell's speed, by process and round.
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
