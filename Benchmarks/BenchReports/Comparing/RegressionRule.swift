package import BenchKit

/// Decides whether a new measurement is worse than a baseline.
///
/// Time: a cell is suspected if its interval excludes 1 and the effect is beyond what equal work shows.
/// Suspects are measured again in fresh processes, and only those that are suspected again, now with an
/// interval widened for the number of suspects (C. E. Bonferroni, 1936), are regressions. Allocations: one
/// block more in calls for all documents is a regression. A cell of the baseline that can no longer be
/// measured is one, too.
package struct RegressionRule: Sendable {
  /// What `bench check` allows unless it is told otherwise; the same as the least effect of a verdict.
  package static let usualThreshold = Verdict.leastEffect

  private let seed: UInt64
  private let resamples: Int
  let threshold: Double

  /// - Parameter threshold: the share of more time that an interval must lie beyond as a whole; 0.1 for 10 %.
  package init(seed: UInt64, resamples: Int = 2000, threshold: Double = 0) {
    self.threshold = threshold
    self.seed = seed
    self.resamples = resamples
  }

  /// What got worse.
  package struct Finding: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable {
      case time
      case allocations
      /// Of a cell that the baseline has.
      case missing
    }

    package var kind: Kind
    package var cell: CellIdentity
    /// Nil where there is nothing to compare with.
    package var change: CellChange?
    /// Why a cell is missing.
    package var reason: String?
  }

  /// The cells whose time looks worse in the first measurement.
  package func suspects(baseline: Report, new: Report) -> [CellIdentity] {
    slower(baseline: baseline, new: new, confidence: 0.95).map(\.cell)
  }

  /// The suspects whose time is worse in a second measurement too.
  package func confirmed(
    _ suspects: [CellIdentity], baseline: Report, again: Report
  ) -> [Finding] {
    let confidence = 1 - 0.05 / Double(max(1, suspects.count))
    let slower = slower(baseline: baseline, new: again, confidence: confidence)
    return slower.filter { suspects.contains($0.cell) }.map {
      Finding(kind: .time, cell: $0.cell, change: $0)
    }
  }

  /// The cells that allocate more.
  package func added(baseline: Report, new: Report) -> [Finding] {
    changes(baseline: baseline, new: new, confidence: 0.95).filter { ($0.mallocsAdded ?? 0) > 0 }
      .map { Finding(kind: .allocations, cell: $0.cell, change: $0) }
  }

  private func slower(baseline: Report, new: Report, confidence: Double) -> [CellChange] {
    changes(baseline: baseline, new: new, confidence: confidence).filter {
      $0.verdict == .slower && 1 / ($0.high ?? 1) > 1 + threshold
    }
  }

  /// Peers and floors are not ours to regress.
  private func changes(baseline: Report, new: Report, confidence: Double) -> [CellChange] {
    comparison(baseline: baseline, new: new, confidence: confidence).changes.filter {
      !PeerName.isPeer($0.cell.strategy) && !FloorName.all.contains($0.cell.strategy)
        && $0.cell.operation != .parse
    }
  }

  func comparison(baseline: Report, new: Report, confidence: Double) -> ReportComparison {
    ReportComparison(
      old: baseline, new: new, from: .init(name: "baseline"), to: .init(name: "new measurement"),
      bootstrap: Bootstrap(resamples: resamples, confidence: confidence, seed: seed))
  }
}
