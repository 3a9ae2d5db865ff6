package import BenchKit

/// The criteria for a regression.
///
/// Time: a cell is a suspect if its interval excludes 1 and the effect is larger than
/// ``CellChange/tolerance``. Suspects are measured again in new processes. Those that are suspects again,
/// with an interval that is widened for the number of suspects (C. E. Bonferroni, 1936), are regressions.
/// Allocations: one additional block in the calls for all documents is a regression. A cell of the baseline
/// that can't be measured is also a regression.
package struct RegressionRule: Sendable {
  /// The default threshold of `bench check`: the least effect of a verdict.
  package static let usualThreshold = Verdict.leastEffect

  private let seed: UInt64
  private let resamples: Int
  let threshold: Double

  /// - Parameter threshold: The increase of time that the whole interval must exceed; 0.1 for 10 %.
  package init(seed: UInt64, resamples: Int = 2000, threshold: Double = 0) {
    self.threshold = threshold
    self.seed = seed
    self.resamples = resamples
  }

  /// A regression of one cell.
  package struct Finding: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable {
      case time
      case allocations
      /// The cell could not be measured.
      case missing
    }

    package var kind: Kind
    package var cell: CellIdentity
    /// The change of the cell; `nil` if it is missing.
    package var change: CellChange?
    /// The reason why the cell is missing.
    package var reason: String?
  }

  /// Returns the cells whose time is worse in the first measurement.
  package func suspects(baseline: Report, new: Report) -> [CellIdentity] {
    slower(baseline: baseline, new: new, confidence: 0.95).map(\.cell)
  }

  /// Returns the suspects whose time is worse in the second measurement too.
  package func confirmed(_ suspects: [CellIdentity], baseline: Report, again: Report) -> [Finding] {
    let confidence = 1 - 0.05 / Double(max(1, suspects.count))
    let slower = slower(baseline: baseline, new: again, confidence: confidence)
    return slower.filter { suspects.contains($0.cell) }.map {
      Finding(kind: .time, cell: $0.cell, change: $0)
    }
  }

  /// Returns the cells that allocate more.
  package func added(baseline: Report, new: Report) -> [Finding] {
    changes(baseline: baseline, new: new, confidence: 0.95).filter { ($0.mallocsAdded ?? 0) > 0 }
      .map { Finding(kind: .allocations, cell: $0.cell, change: $0) }
  }

  private func slower(baseline: Report, new: Report, confidence: Double) -> [CellChange] {
    changes(baseline: baseline, new: new, confidence: confidence).filter {
      $0.verdict == .slower && 1 / ($0.high ?? 1) > 1 + threshold
    }
  }

  /// Returns the changes of strategies; peers and floors can't regress.
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
