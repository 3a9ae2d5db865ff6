/// Two reports, cell by cell.
///
/// The speeds that are compared are ratios to the reference of the same run: a machine that was slower as a whole on
/// one of the two days changes nothing.
package struct ReportComparison: Sendable, Hashable, Codable {
  package var changes: [CellChange]
  /// Cells that only one of the reports has.
  package var missing: [CellIdentity]
  package var added: [CellIdentity]
  /// Why the reports may not be comparable.
  package var warnings: [String]

  package init(old: Report, new: Report, bootstrap: Bootstrap) {
    let before = Self.rows(old)
    let after = Self.rows(new)
    changes = new.results.compactMap { row in
      guard let other = before[row.cell], !row.cell.isControl else { return nil }
      let controls = [before, after].compactMap { rows in row.cell.control.flatMap { rows[$0] } }
      return CellChange(
        new: CellChange.Samples(row, reference: Self.reference(of: row, in: after)),
        old: CellChange.Samples(other, reference: Self.reference(of: other, in: before)),
        row: row, before: other, controls: controls, bootstrap: bootstrap
      )
    }
    missing = old.results.map(\.cell).filter { after[$0] == nil }
    added = new.results.map(\.cell).filter { before[$0] == nil }
    warnings = Self.warnings(old.environment, new.environment)
    for (name, report) in [("first", old), ("second", new)] where !report.noisyControls.isEmpty {
      warnings.append("the \(name) report is stamped noisy")
    }
  }

  private static func rows(_ report: Report) -> [CellIdentity: ResultRow] {
    Dictionary(report.results.map { ($0.cell, $0) }) { first, _ in first }
  }

  private static func reference(
    of row: ResultRow, in rows: [CellIdentity: ResultRow]
  ) -> [[Double]]? {
    row.referenceSamples ?? row.cell.reference.flatMap { rows[$0]?.samples }
  }

  private static func warnings(_ old: Environment, _ new: Environment) -> [String] {
    var warnings: [String] = []
    for (name, before, after) in [
      ("processor", old.cpu, new.cpu), ("number of cores", "\(old.cores)", "\(new.cores)"),
      ("compiler", old.swift, new.swift), ("system", old.os, new.os),
    ] where before != after {
      warnings.append("the \(name) differs: \(before), then \(after)")
    }
    return warnings
  }
}
