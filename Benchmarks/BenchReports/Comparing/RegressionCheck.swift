package import BenchKit

/// What a check found out, and what it could not have found.
package struct RegressionCheck: Sendable, Hashable, Codable {
  /// What got worse; empty if the check passes.
  package var findings: [RegressionRule.Finding]
  /// Cells of the baseline that were asked for.
  package var wanted: Int
  /// Those of them that could be measured.
  package var measured: Int
  /// Those of which enough pairs were taken, in both reports, to judge their time.
  package var judged: Int
  /// Why the two measurements may not be comparable, or cells not be judged.
  package var warnings: [String]
  /// The share of more time that would just have been found in the cell that tells most.
  package var leastSlowdown: Double?
  /// The same of the cell that tells least.
  package var leastSlowdownOfAll: Double?
}

extension RegressionRule {
  /// Judges a measurement of the wanted cells.
  ///
  /// - Parameter again: the second measurement, of the suspects of the first; nil if there were none.
  package func check(
    _ wanted: [CellIdentity], baseline: Report, new: Report, again: Report?
  ) -> RegressionCheck {
    let suspects = suspects(baseline: baseline, new: new)
    let lost = lost(wanted, in: new, baseline: baseline)
    var findings = lost
    if let again {
      // What fails its gate the second time has failed.
      findings += self.lost(suspects, in: again, baseline: baseline)
      findings += confirmed(suspects, baseline: baseline, again: again)
    }
    findings += added(baseline: baseline, new: new)
    let comparison = comparison(baseline: baseline, new: new, confidence: 0.95)
    let cells = Set(wanted)
    let changes = comparison.changes.filter { cells.contains($0.cell) && $0.speed != nil }
    let slowdowns = changes.compactMap { $0.leastSlowdown(threshold: threshold) }
    let unjudged = changes.filter { !$0.isJudged }
    var warnings = comparison.warnings
    if !unjudged.isEmpty {
      warnings.append(
        "too few samples to judge the time of \(unjudged.map(\.cell.title).joined(separator: ", ")): it takes "
          + "\(PairedRatio.fewestPairs) pairs with the reference, in the baseline too")
    }
    let uncounted = changes.filter { $0.mallocsAdded == nil }
    if !uncounted.isEmpty {
      warnings.append(
        "allocations were not counted in both measurements of "
          + uncounted.map(\.cell.title).joined(separator: ", "))
    }
    return RegressionCheck(
      findings: findings, wanted: wanted.count, measured: wanted.count - lost.count,
      judged: changes.count - unjudged.count, warnings: warnings, leastSlowdown: slowdowns.min(),
      leastSlowdownOfAll: slowdowns.max())
  }

  /// The cells that gave no figure to compare: they vanished, fail their gate, or have another document.
  private func lost(_ wanted: [CellIdentity], in new: Report, baseline: Report) -> [Finding] {
    let rows = Dictionary(new.results.map { ($0.cell, $0) }) { first, _ in first }
    let before = Dictionary(baseline.results.map { ($0.cell, $0) }) { first, _ in first }
    return wanted.compactMap { cell in
      guard let row = rows[cell] else {
        return Finding(kind: .missing, cell: cell, reason: "no longer measured")
      }
      let reason = row.reason.map { "n/a (\($0))" }
      let isSame = before[cell].map { row.isSameDocument(as: $0) } ?? true
      return (reason ?? (isSame ? nil : "the baseline has another document")).map {
        Finding(kind: .missing, cell: cell, reason: $0)
      }
    }
  }
}
