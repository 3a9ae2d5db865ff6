package import BenchKit

/// A comparison of two reports, cell by cell.
///
/// Speeds are ratios to the reference of the same run, so they can be compared even if the whole machine was
/// slower in one run.
package struct ReportComparison: Sendable, Hashable, Codable {
  /// The origin of a report.
  package struct Origin: Sendable, Hashable, Codable {
    /// The name in sentences, such as "first report".
    package var name: String
    /// Its file; `nil` for a new measurement.
    package var file: String?
    package var date = ""
    package var commit: String?

    package init(name: String, file: String? = nil) {
      self.name = name
      self.file = file
    }
  }

  package var changes: [CellChange]
  package var old: Origin
  package var new: Origin
  /// Cells that only one of the reports has.
  package var missing: [CellIdentity]
  package var added: [CellIdentity]
  /// Reasons why the reports may not be comparable.
  package var warnings: [String]

  package init(
    old: Report, new: Report, from origin: Origin = Origin(name: "first report"),
    to target: Origin = Origin(name: "second report"), bootstrap: Bootstrap
  ) {
    self.old = origin.completed(by: old)
    self.new = target.completed(by: new)
    let before = Self.rows(old)
    let after = Self.rows(new)
    changes = new.results.compactMap { row in
      guard let other = before[row.cell], !row.cell.isControl, row.isSameDocument(as: other)
      else { return nil }
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
    let others = new.results.filter { row in before[row.cell].map { !row.isSameDocument(as: $0) } ?? false }
    if !others.isEmpty {
      warnings.append(
        "the documents are not the same, and so not compared: "
          + others.map(\.cell.title).joined(separator: ", "))
    }
    for (name, report) in [(origin.name, old), (target.name, new)] {
      if report.isInterrupted { warnings.append("the \(name) was interrupted") }
      let noisy = report.noisyControls
      if !noisy.isEmpty {
        warnings.append(
          "the \(name) is stamped noisy: the reference differs from itself in \(noisy.count) of "
            + "\(report.controls.count) tables")
      }
    }
  }

  private static func rows(_ report: Report) -> [CellIdentity: ResultRow] {
    Dictionary(report.results.map { ($0.cell, $0) }) { first, _ in first }
  }

  private static func reference(of row: ResultRow, in rows: [CellIdentity: ResultRow]) -> [[Double]]? {
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

extension ResultRow {
  /// Returns whether a row of the same cell has the same number of documents and objects, and the same
  /// length. Always true for rows without figures.
  func isSameDocument(as other: ResultRow) -> Bool {
    unavailable != nil || other.unavailable != nil
      || (bytes, objects, documents) == (other.bytes, other.objects, other.documents)
  }
}

extension ReportComparison.Origin {
  fileprivate func completed(by report: Report) -> Self {
    var origin = self
    origin.date = report.environment.date
    origin.commit = report.environment.git
    return origin
  }
}
