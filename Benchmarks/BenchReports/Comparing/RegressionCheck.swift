package import BenchKit

/// The result of a check.
package struct RegressionCheck: Sendable, Hashable, Codable {
  /// The regressions; empty if the check passes.
  package var findings: [RegressionRule.Finding]
  /// The number of cells of the baseline that the options include.
  package var wanted: Int
  /// The number of these cells that could be measured.
  package var measured: Int
  /// The number of these cells with enough pairs in both reports for a verdict on their time.
  package var judged: Int
  /// Reasons why the measurements may not be comparable, or why cells have no verdict.
  package var warnings: [String]
  /// The smallest increase of time that would have been found in the most sensitive cell.
  package var leastSlowdown: Double?
  /// The smallest increase of time that would have been found in the least sensitive cell.
  package var leastSlowdownOfAll: Double?
}

extension RegressionRule {
  /// Checks a measurement of the given cells.
  ///
  /// - Parameter again: The second measurement, of the suspects of the first one; `nil` if there were none.
  package func check(
    _ wanted: [CellIdentity], baseline: Report, new: Report, again: Report?
  ) -> RegressionCheck {
    let suspects = suspects(baseline: baseline, new: new)
    let lost = lost(wanted, in: new, baseline: baseline)
    var findings = lost
    if let again {
      // A cell that fails its gate in the second measurement counts as missing too.
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
        "too few samples to compare the time of \(unjudged.map(\.cell.title).joined(separator: ", ")): it takes "
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

  /// Returns the cells without a comparable figure: missing, failing their gate, or with other documents.
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
