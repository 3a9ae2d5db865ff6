package import BenchKit

/// A comparison of two tables of counts.
package struct InstructionComparison: Sendable, Hashable {
  /// One cell in both tables.
  package struct Change: Sendable, Hashable {
    package var new: InstructionCount
    /// The earlier count; `nil` if the earlier table doesn't have the cell.
    package var old: InstructionCount?

    /// The number of instructions divided by the earlier one; `nil` if one of them is missing.
    package var ratio: Double? {
      guard let new = new.instructions, let old = old?.instructions, old > 0 else { return nil }
      return new / old
    }

    /// Whether more blocks are allocated than before.
    package var hasMoreMallocs: Bool {
      guard let new = new.mallocs, let old = old?.mallocs else { return false }
      return new > old
    }
  }

  /// The default limit of the ratio of instructions.
  package static let usualTolerance = 1.02

  package let changes: [Change]
  /// The regressions, as sentences.
  package let findings: [String]
  /// Reasons why the counts may not be comparable.
  package let warnings: [String]

  /// - Parameters:
  ///   - old: The cells of the earlier table that should be counted again.
  ///   - tolerance: The limit of the ratio of instructions; additional blocks are never allowed.
  package init(old: InstructionTable, new: InstructionTable, tolerance: Double) {
    let before = Dictionary(old.counts.map { ($0.cell, $0) }) { first, _ in first }
    let after = Set(new.counts.filter { $0.instructions != nil }.map(\.cell))
    changes = new.counts.map { Change(new: $0, old: before[$0.cell]) }
    let lost = old.counts.filter { $0.instructions != nil && !after.contains($0.cell) }
    findings =
      lost.map { "MISSING: \($0.cell.title): no longer counted" }
      + changes.flatMap { change in
        var findings: [String] = []
        if let ratio = change.ratio, ratio > tolerance {
          findings.append(
            "MORE INSTRUCTIONS: \(change.new.cell.title): \(Self.text(ratio)) times as many as before")
        }
        if change.hasMoreMallocs {
          let figures = [change.new, change.old].map { $0?.mallocs ?? 0 }
            .map { FigureFormat.fixed($0, decimals: 2) }
          findings.append(
            "MALLOCS: \(change.new.cell.title): \(figures[0]) blocks an object, before \(figures[1])")
        }
        return findings
      }
    warnings =
      old.origin == new.origin
      ? []
      : [
        "the counts are of different machines or compilers: \(old.origin.joined(separator: ", ")), then "
          + new.origin.joined(separator: ", ")
      ]
  }

  private static func text(_ ratio: Double) -> String { FigureFormat.fixed(ratio, decimals: 4) }

  /// Returns the table with a column of ratios, the regressions, and the range of the ratios; each line ends
  /// with a newline.
  package func text(layout: TextLayout) -> String {
    let table = TextTable(
      columns: InstructionTable.columns + [.init(title: "ratio", width: 6, alignment: .right)])
    var lines = warnings.flatMap { layout.wrapped("WARNING: \($0)", indent: "  ") }
    lines.append(layout.colored(table.header, .bold))
    lines += changes.map { change in
      table.line(InstructionTable.cells(of: change.new) + [change.ratio.map(Self.text) ?? "–"])
    }
    lines += findings.flatMap { layout.wrapped($0, indent: "  ").map { layout.colored($0, .red) } }
    let ratios = changes.compactMap(\.ratio)
    let range = ratios.min().flatMap { least in
      ratios.max().map { "; ratios from \(Self.text(least)) to \(Self.text($0))" }
    }
    let worse = findings.isEmpty ? "nothing got worse" : "\(findings.count) got worse"
    lines.append("\(worse) in \(changes.count) cells\(range ?? "")")
    return lines.text
  }
}
